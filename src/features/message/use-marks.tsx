import { useCallback, useMemo, useState } from "react";
import { type FindMarks, marksBeyond } from "./view/text-marks.js";

/** Marks of a text besides its odd characters. */
export interface Marks {
  /** Another list whenever other things are marked. */
  readonly all: readonly (FindMarks | undefined)[];
  /** Those of the text over the limit. */
  readonly over: FindMarks;
  /** Marks what the notes below the text ask for. Always the same function. */
  mark(find: FindMarks | undefined): void;
}

/** Marks what looks like a placeholder, what the notes ask for, and what is over the limit. */
export function useMarks(lookalikes: FindMarks | undefined, longest: number): Marks {
  const [asked, setAsked] = useState<FindMarks>();
  const mark = useCallback((find: FindMarks | undefined) => setAsked(() => find), []);
  const over = useMemo(() => marksBeyond(longest), [longest]);
  const all = useMemo(() => [lookalikes, asked, over], [lookalikes, asked, over]);
  return { all, over, mark };
}
