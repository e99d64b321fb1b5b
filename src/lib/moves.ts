/** Entries that are carried to another place of an order, as one says it to a colleague: behind this one. */
export interface Move {
  /** In the order in which they are to stand. */
  readonly ids: readonly number[];
  /** The neighbour above their new place; `null`: in front of all. */
  readonly behind: number | null;
}

/** The order after a move. Ids that are not there are left out; made twice it changes nothing more. */
export function applyMove(order: readonly number[], { ids, behind }: Move): readonly number[] {
  const carried = new Set(ids);
  const there = new Set(order);
  const rest = order.filter((id) => !carried.has(id));
  const moved = ids.filter((id) => there.has(id));
  // The neighbour is gone, so the front is as good as any place.
  const at = behind === null ? 0 : rest.indexOf(behind) + 1;
  return [...rest.slice(0, at), ...moved, ...rest.slice(at)];
}

/** Several moves, one after another. */
export function applyMoves(order: readonly number[], moves: readonly Move[]): readonly number[] {
  return moves.reduce(applyMove, order);
}

/**
 * The move that takes `lifted`, and `others` that are carried with it, to where `lifted` alone would stand at place `to`,
 * counted from 0. They keep their order.
 */
export function moveToIndex(
  order: readonly number[],
  lifted: number,
  others: ReadonlySet<number>,
  to: number,
): Move {
  const ids = order.filter((id) => id === lifted || others.has(id));
  const carried = new Set(ids);
  const above = order.filter((id) => id !== lifted).slice(0, Math.max(to, 0));
  return { ids, behind: above.findLast((id) => !carried.has(id)) ?? null };
}
