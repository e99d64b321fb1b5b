import type { Figure } from "../../../../kit/number-text.js";
import type { FieldProblem } from "../../../../list-editor/index.js";

/* Two figures from 0 on, typed one after the other. */

/** The end of a range that begins at `min`: not below it. What is no figure stays. */
export function raisedTo(min: Figure, max: Figure): Figure {
  return typeof min === "number" && typeof max === "number" && min > max ? min : max;
}

/** Fault of a range; shown at once only where typing on cannot make it right. */
export function rangeFault(
  [min, max]: readonly [Figure, Figure],
  isFigure: (end: Figure) => boolean,
): Pick<FieldProblem, "immediate"> | null {
  const isEnd = (end: Figure) => isFigure(end) && Number(end) >= 0;
  if (isEnd(min) && isEnd(max) && Number(max) >= Number(min)) return null;
  return [min, max].every((end) => end === "" || isEnd(end)) ? {} : { immediate: true };
}
