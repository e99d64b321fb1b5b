import { type Atom, atom } from "jotai/vanilla";
import { problemOfWhole, type RowProblem } from "./row-problem.js";

type ServerProblem = Pick<RowProblem, "field" | "message">;

/** Server errors as problems: of the document as a whole, and of its rows. */
export function serverProblems(serverErrors: {
  whole: readonly ServerProblem[];
  ofRows: readonly (ServerProblem & { row: string })[];
  rows: readonly { readonly key: string }[];
  /** Name of a row on the screen, by its number. */
  nameOf(number: number): string;
  /** Field that takes a message about a row and none of its fields. */
  field: string;
}): RowProblem[] {
  const { whole, ofRows, rows, nameOf } = serverErrors;
  const isFromServer = true;
  const places = new Map(ofRows.length === 0 ? [] : rows.map(({ key }, at) => [key, nameOf(at + 1)]));
  return [
    ...whole.map(
      ({ field, message }) => ({ ...problemOfWhole(field, message, true), isFromServer }) as const,
    ),
    ...ofRows.map(({ row, field, message }): RowProblem => {
      const place = places.get(row) ?? "";
      return { row, field: field || serverErrors.field, message, place, immediate: true, isFromServer };
    }),
  ];
}

/** Those of one row, or of the whole; the same list as long as it says the same, so that other rows are left alone. */
export function problemsByRow(shown: Atom<readonly RowProblem[]>) {
  return (row: string | null): Atom<readonly RowProblem[]> => {
    let last: readonly RowProblem[] = [];
    return atom((get) => {
      const found = get(shown).filter((problem) => problem.row === row);
      const isSame =
        found.length === last.length &&
        found.every(({ field, message }, at) => field === last[at]?.field && message === last[at].message);
      if (!isSame) last = found;
      return last;
    });
  };
}
