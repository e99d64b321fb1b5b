import { type Atom, useAtomValue } from "jotai";
import { useMemo } from "react";
import type { EditorSession } from "../../editor/index.js";
import { problemsToShow, type RowProblem } from "./row-problem.js";

/** Problems that are shown by now, of the document as a whole or of one row. */
export function useShownProblemsOf(
  model: { problemsAt(row: string | null): Atom<readonly RowProblem[]> },
  session: EditorSession,
  row: string | null,
): readonly RowProblem[] {
  const problems = useAtomValue(useMemo(() => model.problemsAt(row), [model, row]));
  const attempted = useAtomValue(session.attempts) > 0;
  return problemsToShow(problems, attempted);
}
