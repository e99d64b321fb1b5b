import { type PlainData, samePlainData } from "../../../lib/plain-data.js";
import { type RowChange, rowChanges, typeOf } from "../../../list-editor/index.js";
import { type FilterRow, type FilterState, writeRow } from "../entity.js";

/** Difference of a filter since it was loaded or saved. */
export type Change =
  | RowChange<FilterRow>
  | { is: "field"; field: string; before: PlainData; after: PlainData };

/** The parts of a filter besides its conditions that an operator can change. */
const fields = ["name", "group_id", "take_num", "sort_type", "with_blocked", "user_rate_type"];

/** The differences, in the order of the screen. */
export function changesBetween(before: FilterState, after: FilterState): Change[] {
  const ofRows = rowChanges(before.rows, after.rows, {
    same: sameRow,
    kindOf: ({ value: condition }) => typeOf(condition),
    // Or-panels stand below the conditions: what passes one has not moved it.
    groupOf: ({ children: branches }) => branches !== null,
  });
  return [...changedFields(before, after), ...ofRows];
}

function changedFields({ document: before }: FilterState, { document: after }: FilterState): Change[] {
  return fields.flatMap((field): Change[] => {
    const [then, now] = [before[field] ?? null, after[field] ?? null];
    return samePlainData(then, now) ? [] : [{ is: "field", field, before: then, after: now }];
  });
}

function sameRow(old: FilterRow, row: FilterRow): boolean {
  return old === row || samePlainData(writeRow(old), writeRow(row));
}
