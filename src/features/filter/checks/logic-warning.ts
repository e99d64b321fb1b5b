import type { Clash } from "../conditions/rules/rule.js";

/**
 * A logic warning: the filter can be saved all the same. `row` and `other` are keys of rows; a warning about a whole
 * or-panel has its key.
 *
 * - `contradiction`: nobody meets both conditions.
 * - `impossible-branches`: no condition of an or-panel can be met together with those that must all be met. `reason` has
 *   the latter.
 * - `duplicate`: the same stands in the same panel once more.
 * - `redundant`: an or-panel that has one condition, or one that stands where all must be met anyway; or a condition of
 *   an or-panel that cannot be met.
 * - `empty`: nothing is chosen, and so nothing is narrowed.
 * - `unfinished`: an or-panel without conditions.
 */
export type LogicWarning =
  | { kind: "contradiction"; row: string; other: string; reason: Clash }
  | { kind: "impossible-branches"; row: string; other: string | null; reason: readonly string[] }
  | { kind: "duplicate"; row: string; other: string; reason: null }
  | { kind: "redundant"; row: string; other: string | null; reason: "single" | "met-anyway" | Clash }
  | { kind: "empty" | "unfinished"; row: string; other: null; reason: null };

/** True when it is certain that the filter finds nobody. */
export function findsNobody({ kind }: LogicWarning): boolean {
  return kind === "contradiction" || kind === "impossible-branches";
}
