/** Percentage of those who passed a phase among those who passed the one before; `null` where nobody did. */
export function shareOf(totals: readonly number[], at: number): number | null {
  const [before = 0, now = 0] = [totals[at - 1], totals[at]];
  return before > 0 ? Math.round((now / before) * 100) : null;
}
