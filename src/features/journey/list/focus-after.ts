/** The row after the last one that goes, else the one before the first; `null` where none is left. */
export function focusAfter(shown: readonly number[], gone: ReadonlySet<number>): number | null {
  const last = shown.findLastIndex((id) => gone.has(id));
  const after = shown.slice(last + 1).find((id) => !gone.has(id));
  return after ?? shown.slice(0, Math.max(last, 0)).findLast((id) => !gone.has(id)) ?? null;
}
