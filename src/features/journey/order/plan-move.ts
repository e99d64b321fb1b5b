import { applyMove, type Move, moveToIndex } from "../../../lib/moves.js";

/** A move, and what is said of it. */
export interface PlannedMove {
  readonly move: Move;
  /** How many are carried. */
  readonly count: number;
  /** Places of what was lifted, counted from 1. */
  readonly from: number;
  readonly to: number;
}

/**
 * Moves `lifted` to place `to` (from 0) of an order; where it is selected, everything of the order that is selected goes with
 * it. `null` where nothing changes.
 */
export function planMove(
  order: readonly number[],
  lifted: number,
  selected: ReadonlySet<number>,
  to: number,
): PlannedMove | null {
  const from = order.indexOf(lifted);
  if (from < 0) return null;
  const others = selected.has(lifted) ? selected : new Set<number>();
  const move = moveToIndex(order, lifted, others, Math.min(Math.max(to, 0), order.length - 1));
  const next = applyMove(order, move);
  if (next.every((id, at) => id === order[at])) return null;
  const [first = lifted] = move.ids;
  return { move, count: move.ids.length, from: from + 1, to: next.indexOf(first) + 1 };
}
