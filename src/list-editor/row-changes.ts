/** Change of a row of a list. */
export type RowChange<Row> =
  | { is: "added" | "removed" | "moved"; row: Row }
  | { is: "changed"; before: Row; row: Row; moved: boolean };

/** How rows are told apart. */
export interface RowIdentity<Row> {
  /** They hold the same. */
  same(one: Row, other: Row): boolean;
  /** Only rows of one kind can have become each other. */
  kindOf(row: Row): unknown;
  /** Rows of different groups do not pass each other by being moved; without it all are one group. */
  groupOf?(row: Row): unknown;
}

/**
 * The differences between two lists, in the order of the second, what is gone at the end. Rows are told apart by what they
 * hold: equal ones are the same, of the others those with one key, then those of one kind. Of those that stand in another
 * order, as few as possible have moved; of two that have only their kind in common nobody can say that one became the other
 * and moved.
 */
export function rowChanges<Row extends { readonly key: string }>(
  before: readonly Row[],
  after: readonly Row[],
  identity: RowIdentity<Row>,
): RowChange<Row>[] {
  // After a keystroke all but one are the very same: only what is between those at both ends is looked at.
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return changesAmong(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
    identity,
  );
}

function changesAmong<Row extends { readonly key: string }>(
  before: readonly Row[],
  after: readonly Row[],
  { same, kindOf, groupOf = () => null }: RowIdentity<Row>,
): RowChange<Row>[] {
  const [left, arrived] = [[...before], new Map<Row, Row>()];
  const pair = (match: (old: Row, row: Row) => boolean) => {
    for (const row of after) {
      if (arrived.has(row)) continue;
      const at = left.findIndex((old) => match(old, row));
      const [old] = at < 0 ? [] : left.splice(at, 1);
      if (old) arrived.set(row, old);
    }
  };
  pair(same);
  const equal = new Set(arrived.keys());
  pair((old, row) => old.key === row.key && kindOf(old) === kindOf(row));
  const kept = after.filter((row) => arrived.has(row));
  pair((old, row) => kindOf(old) === kindOf(row));

  const groups = [...new Set(kept.map(groupOf))];
  const moved = new Set(groups.flatMap((group) => movedAmong(kept.filter((row) => groupOf(row) === group))));
  const ofRows = after.flatMap((row): RowChange<Row>[] => {
    const old = arrived.get(row);
    if (!old) return [{ is: "added", row }];
    if (!equal.has(row)) return [{ is: "changed", before: old, row, moved: moved.has(row) }];
    return moved.has(row) ? [{ is: "moved", row }] : [];
  });
  return [...ofRows, ...left.map((row): RowChange<Row> => ({ is: "removed", row }))];

  function movedAmong(rows: readonly Row[]): Row[] {
    const stayed = longestRising(rows.map((row) => before.indexOf(arrived.get(row) as Row)));
    return rows.filter((_, at) => !stayed.has(at));
  }
}

/** Which places of a list of numbers make its longest rising part. */
function longestRising(numbers: readonly number[]): Set<number> {
  if (numbers.every((number, index) => index === 0 || (numbers[index - 1] ?? 0) < number))
    return new Set(numbers.keys());
  const best: { length: number; from: number }[] = [];
  for (const number of numbers) {
    const before = best
      .map(({ length }, other) => ({ length, other }))
      .filter(({ other }) => (numbers[other] ?? 0) < number)
      .reduce((most, each) => (each.length > most.length ? each : most), { length: 0, other: -1 });
    best.push({ length: before.length + 1, from: before.other });
  }
  let at = best.reduce((most, { length }, other) => (length > (best[most]?.length ?? 0) ? other : most), -1);
  const indices = new Set<number>();
  while (at >= 0) {
    indices.add(at);
    at = best[at]?.from ?? -1;
  }
  return indices;
}
