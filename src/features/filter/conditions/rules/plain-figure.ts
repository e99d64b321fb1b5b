import { type Figure, figureOf } from "../../../../kit/number-text.js";

/**
 * The figure that is meant, as long as it is written so that every server reads the same: full-width digits or
 * thousands separators may be none to it.
 */
export function plainFigure(stored: Figure | undefined): number | null {
  const figure = figureOf(stored);
  return figure !== null && figure === Number(stored) ? figure : null;
}
