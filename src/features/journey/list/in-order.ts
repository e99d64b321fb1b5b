/** Entries by their rank; those without one come last, and equal ones stay as they stand. */
export function inOrder<T>(entries: readonly T[], rankOf: (entry: T) => number | null): readonly T[] {
  const rank = (entry: T) => rankOf(entry) ?? Number.POSITIVE_INFINITY;
  // Most lists come in their order.
  if (entries.every((entry, at) => at === 0 || rank(entries[at - 1] as T) <= rank(entry))) return entries;
  return [...entries].sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}
