import { type PlainData, samePlainData } from "../../../lib/plain-data.js";
import { type FilterRow, type FilterState, writeRow } from "../entity.js";
import { typeOf } from "../transitions.js";

/** What is different about a filter since it was loaded or saved. */
export type Change =
  | { is: "added" | "removed" | "moved"; row: FilterRow }
  | { is: "changed"; before: FilterRow; row: FilterRow; moved: boolean }
  | { is: "field"; field: string; before: PlainData; after: PlainData };

/** The parts of a filter besides its conditions that an operator can change. */
const fields = ["name", "group_id", "take_num", "sort_type", "with_blocked", "user_rate_type"];

/**
 * The differences, in the order of the screen. Rows are told apart by what they hold: equal ones are the same, of the
 * others those with one key, then those of one type. Of those that stand in another order, as few as possible have moved;
 * of two that have only their type in common nobody can say that one became the other and moved.
 */
export function changesBetween(before: FilterState, after: FilterState): Change[] {
  const [left, arrived] = [[...before.rows], new Map<FilterRow, FilterRow>()];
  const pair = (match: (old: FilterRow, row: FilterRow) => boolean) => {
    for (const row of after.rows) {
      if (arrived.has(row)) continue;
      const at = left.findIndex((old) => match(old, row));
      const [old] = at < 0 ? [] : left.splice(at, 1);
      if (old) arrived.set(row, old);
    }
  };
  pair(sameRow);
  const same = new Set(arrived.keys());
  pair((old, row) => old.key === row.key && typeOf(old.condition) === typeOf(row.condition));
  const kept = after.rows.filter((row) => arrived.has(row));
  pair((old, row) => typeOf(old.condition) === typeOf(row.condition));

  // Or-panels stand below the conditions: what passes one has not moved it.
  const lists = [kept.filter(({ branches }) => !branches), kept.filter(({ branches }) => branches)];
  const moved = new Set(lists.flatMap(movedAmong));
  const ofRows = after.rows.flatMap((row): Change[] => {
    const old = arrived.get(row);
    if (!old) return [{ is: "added", row }];
    if (!same.has(row)) return [{ is: "changed", before: old, row, moved: moved.has(row) }];
    return moved.has(row) ? [{ is: "moved", row }] : [];
  });
  const removed = left.map((row): Change => ({ is: "removed", row }));
  return [...changedFields(before, after), ...ofRows, ...removed];

  function movedAmong(rows: readonly FilterRow[]): FilterRow[] {
    const stayed = longestRising(rows.map((row) => before.rows.indexOf(arrived.get(row) as FilterRow)));
    return rows.filter((_, at) => !stayed.has(at));
  }
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

/** Which places of a list of numbers make its longest rising part. */
function longestRising(numbers: readonly number[]): Set<number> {
  const best: { length: number; from: number }[] = [];
  for (const number of numbers) {
    const before = best
      .map(({ length }, other) => ({ length, other }))
      .filter(({ other }) => (numbers[other] ?? 0) < number)
      .reduce((most, each) => (each.length > most.length ? each : most), { length: 0, other: -1 });
    best.push({ length: before.length + 1, from: before.other });
  }
  let at = best.reduce((most, { length }, other) => (length > (best[most]?.length ?? 0) ? other : most), -1);
  const places = new Set<number>();
  while (at >= 0) {
    places.add(at);
    at = best[at]?.from ?? -1;
  }
  return places;
}
