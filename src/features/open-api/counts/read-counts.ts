import type { CallCount } from "../../../api/open-api-calls.js";
import type { Period } from "../period/period.js";

/** Counts that were read last, for figures of days that are among them. */
export interface ReadCounts {
  countsRead(period: Period, rows: readonly CallCount[]): void;
  /** The rows of some days, where they were read before. */
  knownCounts(period: Period): readonly CallCount[] | null;
}

/** Makes it. */
export function createReadCounts(): {
  readonly commands: ReadCounts;
  /** They were of another server. */
  forget(): void;
} {
  let last: { readonly period: Period; readonly rows: readonly CallCount[] } | null = null;
  return {
    commands: {
      countsRead(period, rows) {
        last = { period, rows };
      },
      knownCounts: ({ from, to }) =>
        last && last.period.from <= from && last.period.to >= to ? last.rows : null,
    },
    forget() {
      last = null;
    },
  };
}
