/** A payload for each row by itself, by what it is called. */
export function eachDefault(
  what: string,
  rows: object,
  payloadOf: (...inputs: unknown[]) => unknown,
): Record<string, unknown> {
  const entries = Object.entries(rows).map(([type, row]) => [
    `the default of ${what} ${type}`,
    payloadOf(row),
  ]);
  return Object.fromEntries(entries);
}
