import { type Atom, atom, type createStore } from "jotai/vanilla";
import type { FocusTarget } from "../../editor/index.js";
import type { DocumentFormat } from "../document-format.js";
import type { RowFields } from "../row-edits.js";
import type { ListDocument } from "../rows.js";
import { errorsInRows, type RefusedRows, type RowError } from "./refused-rows.js";
import type { RowProblem } from "./row-problem.js";

/** Problems of a document, and what a refused save says of its rows. */
export interface DocumentProblems {
  problems(): readonly RowProblem[];
  /** Something has come that a judgement depends on. */
  judgeAgain(): void;
  /** Shows what a refused save says of rows, until they change. It keeps nobody from another try. */
  showServerErrors(next: RefusedRows): void;
  /** Focus target of a server error with this message, if it is about a row. */
  serverErrorAt(message: string): FocusTarget | undefined;
}

export interface ProblemAtoms {
  readonly problems: Atom<readonly RowProblem[]>;
  readonly serverErrors: Atom<readonly RowError[]>;
}

/** The same list while nothing is wrong, so that an edit renders its own row only. */
const noProblems: readonly RowProblem[] = [];

/** Makes it for a value. */
export function createDocumentProblems<State extends ListDocument, Settings>(
  store: ReturnType<typeof createStore>,
  { present, settings }: { present: Atom<State>; settings: Atom<Settings> },
  {
    format,
    fields,
  }: { format: Pick<DocumentFormat<State, Settings>, "validate">; fields: Pick<RowFields, "whole"> },
): DocumentProblems & { readonly atoms: ProblemAtoms } {
  /** Counts what a judgement depends on besides the document, as a list that arrived. */
  const arrivals = atom(0);
  const problems = atom((get) => {
    get(arrivals);
    const found = format.validate?.(get(present), get(settings)) ?? noProblems;
    return found.length === 0 ? noProblems : found;
  });
  const refused = atom<RefusedRows>(new Map());
  const serverErrors = atom((get) => errorsInRows(get(refused), get(present)));
  return {
    atoms: { problems, serverErrors },
    problems: () => store.get(problems),
    judgeAgain: () => store.set(arrivals, (count) => count + 1),
    showServerErrors: (next) => store.set(refused, next),
    serverErrorAt(message) {
      const error = store.get(serverErrors).find((each) => each.message === message);
      return error && { row: error.row, field: error.field || fields.whole };
    },
  };
}
