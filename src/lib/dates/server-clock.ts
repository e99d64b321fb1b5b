/** So far two clocks may differ before it counts: an answer is on its way for a while. In milliseconds. */
const tolerance = 60_000;

/** By how much a server's clock is ahead, after it was heard again: the same as before where hardly anything has changed. */
export function clockOffset(before: number, heard: number): number {
  const now = Math.abs(heard) < tolerance ? 0 : heard;
  return Math.abs(now - before) < tolerance ? before : now;
}

/** Minutes by which a machine's clock is wrong, where that is worth a word; else 0. */
export function clockError(offset: number): number {
  const minutes = Math.round(offset / 60_000);
  return Math.abs(minutes) < 5 ? 0 : minutes;
}
