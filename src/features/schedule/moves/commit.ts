import { type PlannedMove, samePlace } from "./change.js";
import type { LiftedMove, Move } from "./move-reducer.js";
import type { Place } from "./place.js";

/** Outcome of a move that the operator commits. */
export type Commit =
  | ({ readonly is: "change" } & PlannedMove)
  /** Others have changed the record since it was lifted: the operator sees both and decides. */
  | ({ readonly is: "overtaken"; readonly latest: { place: Place; version: string | null } } & PlannedMove)
  /** The record is no more. */
  | ({ readonly is: "gone" } & PlannedMove);

/** Outcome of a move that ends here; `null` if it is back at its old place. */
export function commitOf(move: Move): Commit | null {
  if (move.is === "idle") return null;
  const { meanwhile } = move;
  if (meanwhile?.is === "removed") return { is: "gone", ...plannedMove(move) };
  if (samePlace(move.base, move.candidate)) return null;
  if (meanwhile === null) return { is: "change", ...plannedMove(move) };
  const { place, version } = meanwhile;
  return { is: "overtaken", latest: { place, version }, ...plannedMove(move) };
}

function plannedMove({ key, base, candidate, version }: LiftedMove): PlannedMove {
  return { key, before: base, after: candidate, version };
}
