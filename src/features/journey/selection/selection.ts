/** Ids that are selected, whatever is shown. */
export type Selected = ReadonlySet<number>;

export function toggled(selected: Selected, id: number): Selected {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/**
 * With Shift: everything that is shown from the row where the selection began up to this one. What was selected elsewhere
 * stays; where the beginning is not shown, the row alone.
 */
export function extended(
  selected: Selected,
  shown: readonly number[],
  anchor: number | null,
  id: number,
): Selected {
  const to = shown.indexOf(id);
  const from = anchor === null ? to : shown.indexOf(anchor);
  const first = from < 0 ? to : Math.min(from, to);
  const last = from < 0 ? to : Math.max(from, to);
  return new Set([...selected, ...shown.slice(first, last + 1)]);
}

/** Everything that is shown, besides what is selected already. */
export function withAll(selected: Selected, shown: readonly number[]): Selected {
  return new Set([...selected, ...shown]);
}

export function without(selected: Selected, ids: Iterable<number>): Selected {
  const gone = new Set(ids);
  return new Set([...selected].filter((id) => !gone.has(id)));
}

/** Returns how many of the shown rows are selected: all, some or none. */
export function extentOf(selected: Selected, shown: readonly number[]): "all" | "some" | "none" {
  if (selected.size === 0) return "none";
  const count = shown.reduce((sum, id) => sum + Number(selected.has(id)), 0);
  if (count > 0 && count === shown.length) return "all";
  return "some";
}

/** The selected ids in the order of the list; those that are not shown come after it, in the order of all. */
export function inListOrder(
  selected: Selected,
  shown: readonly number[],
  all: readonly number[],
): readonly number[] {
  if (selected.size === 0) return [];
  const seen = new Set(shown);
  return [
    ...shown.filter((id) => selected.has(id)),
    ...all.filter((id) => selected.has(id) && !seen.has(id)),
  ];
}
