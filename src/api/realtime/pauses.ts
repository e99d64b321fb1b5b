/** How long a connection that has held so long is taken for one that works, in milliseconds. */
export const settledMs = 30_000;

/** How long an answer to a ping may take, in milliseconds. */
export const probeMs = 3_000;

const longestMs = 60_000;

/** How long to wait after so many failures in a row, in milliseconds: what broke once is tried again at once. */
export function pauseAfter(failures: number): number {
  return failures < 2 ? 0 : Math.min(1000 * 2 ** (failures - 1), longestMs);
}
