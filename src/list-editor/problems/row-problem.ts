import { joinMessages } from "../../lib/join-messages.js";
import type { FieldProblem } from "../variant.js";

/** A problem that keeps a document from being saved, its place, and where the operator can mend it. */
export interface RowProblem {
  /** The row, or `null` for the document as a whole. */
  row: string | null;
  field: string;
  message: string;
  /** Name of its row on the screen ("1. タグ"); empty for the document as a whole. */
  place: string;
  /** Shown while typing; others wait until the operator tries to finish. */
  immediate: boolean;
  /** The server said it, about a field that may not show problems. */
  isFromServer?: true;
}

/** The problems of a row that is called `place` on the screen. */
export function problemsAt(row: string, place: string, found: readonly FieldProblem[]): RowProblem[] {
  return found.map(({ field, message, immediate = false }) => ({ row, field, message, place, immediate }));
}

/** A problem of the document as a whole. */
export function problemOfWhole(field: string, message: string, immediate = false): RowProblem {
  return { row: null, field, message, place: "", immediate };
}

/** The same list while nothing is wrong, so that untouched rows are not drawn again. */
const none: readonly never[] = [];

/** The problems of one row. */
export function problemsOfRow(problems: readonly RowProblem[], key: string): readonly RowProblem[] {
  const found = problems.filter(({ row }) => row === key);
  return found.length === 0 ? none : found;
}

/** Those that are said by now: what waits for a try to finish is left out before one. */
export function problemsToShow(problems: readonly RowProblem[], attempted: boolean): RowProblem[] {
  return problems.filter(({ immediate }) => attempted || immediate);
}

/** All that these say about fields that are shown as one, a line each. */
export function messagesAt(
  messages: readonly { field: string; message: string }[],
  ...fields: readonly string[]
): string | undefined {
  const of = (field: string) => messages.filter((each) => each.field === field);
  return joinMessages(fields.flatMap(of).map(({ message }) => message));
}

/** Message of the first of these problems at a field. */
export function messageAt(
  messages: readonly { field: string; message: string }[],
  field: string,
): string | undefined {
  return messages.find((each) => each.field === field)?.message;
}
