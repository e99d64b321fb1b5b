/* How long and how many: a check of a quick server ends within a minute, and of a slow one too. */

export interface Limits {
  /** So many calls are on their way at a time. */
  readonly atOnce: number;
  /** Milliseconds that one call may take, the body included. */
  readonly perCall: number;
  /** Milliseconds after which nothing new is asked. */
  readonly asking: number;
  /** Milliseconds more for taking away what was made. */
  readonly takingAway: number;
  /** Bytes of one answer that are read. */
  readonly bytes: number;
}

export const defaultLimits: Limits = {
  atOnce: 6,
  perCall: 8_000,
  asking: 45_000,
  takingAway: 12_000,
  bytes: 32 * 1024 * 1024,
};
