import type { ConditionData } from "../conditions/definition.js";

/** Two conditions that nobody meets together, each cut down to what keeps it from being met beside the other. */
export interface Clash {
  /** Of the row that the oddity is about. */
  own: ConditionData;
  /** Of the other row. */
  other: ConditionData;
}

/**
 * What is odd about a filter although it can be saved. `row` and `other` are keys of rows; what is said of a whole
 * or-panel has its key.
 *
 * - `contradiction`: nobody meets both conditions.
 * - `impossible-branches`: no condition of an or-panel can be met beside those where all must be met. `reason` has these.
 * - `duplicate`: the same stands in the same panel once more.
 * - `redundant`: an or-panel that has one condition, or one that stands where all must be met anyway; or a condition of
 *   an or-panel that cannot be met.
 * - `empty`: nothing is chosen, and so nothing is narrowed.
 * - `unfinished`: an or-panel without conditions.
 */
export type Oddity =
  | { kind: "contradiction"; row: string; other: string; reason: Clash }
  | { kind: "impossible-branches"; row: string; other: string | null; reason: readonly string[] }
  | { kind: "duplicate"; row: string; other: string; reason: null }
  | { kind: "redundant"; row: string; other: string | null; reason: "single" | "met-anyway" | Clash }
  | { kind: "empty" | "unfinished"; row: string; other: null; reason: null };

/** Whether it is certain that the filter finds nobody. */
export function findsNobody({ kind }: Oddity): boolean {
  return kind === "contradiction" || kind === "impossible-branches";
}
