import { readInstant } from "../../../lib/dates/moments.js";
import { samePlace } from "./change.js";
import type { Place } from "./place.js";
import { endMovedBy, movedBy, movedTo, movedToRow } from "./steps.js";

/** A record that is being moved, by whatever means; nothing is sent before `commit`. */
export type Move = { readonly is: "idle" } | LiftedMove;

export interface LiftedMove {
  readonly is: "lifted";
  /** See `recordKey`. */
  readonly key: string;
  /** Place at which it was lifted. */
  readonly base: Place;
  /** Place at which it would be now. */
  readonly candidate: Place;
  /** The `updated_at` of what was lifted. */
  readonly version: string | null;
  /** The steps of the salon, in minutes. */
  readonly slot: number;
  /** Changes by others meanwhile. */
  readonly meanwhile: Meanwhile | null;
}

export type Meanwhile =
  | { readonly is: "changed"; readonly place: Place; readonly version: string | null }
  | { readonly is: "removed" };

/** Actions of the operator, and the last three: what came from the server. */
export type MoveAction =
  | { type: "lift"; key: string; place: Place; version: string | null; slot: number }
  /** By keys: from where it would stand now. */
  | { type: "moveBy"; minutes: number }
  /** `rows`: the resources of the rows, in their order. */
  | { type: "moveToRow"; by: 1 | -1; rows: readonly (number | null)[] }
  | { type: "moveEndBy"; minutes: number }
  /** By the pointer: from where it was lifted, in steps. Without a resource it is over its own row. */
  | { type: "drag"; minutes: number; salonResourceId?: number | null }
  | { type: "dragEnd"; minutes: number }
  /** By the dialog: exactly there. */
  | { type: "moveTo"; place: Partial<Place> }
  | { type: "cancel" }
  | { type: "commit" }
  | { type: "recordChanged"; key: string; place: Place; version: string | null }
  | { type: "recordRemoved"; key: string }
  /** An earlier move of the same operator made this version out of that one. */
  | { type: "recordSaved"; key: string; before: string; after: string };

export const idleMove: Move = { is: "idle" };

/** The one reducer of moves: pointer, keys and dialog come to the same. What changes nothing gives the same object. */
export function moveReducer(move: Move, action: MoveAction): Move {
  if (action.type === "lift") return lift(action);
  if (move.is === "idle") return move;
  const { base, candidate, slot } = move;
  switch (action.type) {
    case "moveBy":
      return withCandidate(move, movedBy(candidate, action.minutes, slot));
    case "moveToRow":
      return withCandidate(move, movedToRow(candidate, action.by, action.rows));
    case "moveEndBy":
      return withCandidate(move, endMovedBy(candidate, action.minutes, slot));
    case "drag": {
      const { minutes, salonResourceId = base.salonResourceId } = action;
      return withCandidate(move, { ...movedBy(base, minutes, slot), salonResourceId });
    }
    case "dragEnd":
      return withCandidate(move, endMovedBy(base, action.minutes, slot));
    case "moveTo":
      return withCandidate(move, movedTo(candidate, action.place));
    case "cancel":
    case "commit":
      return idleMove;
    case "recordChanged":
      return action.key === move.key ? recordChanged(move, action) : move;
    case "recordRemoved":
      return action.key === move.key ? { ...move, meanwhile: { is: "removed" } } : move;
    case "recordSaved":
      return action.key === move.key && action.before === move.version
        ? { ...move, version: action.after }
        : move;
  }
}

function lift({ key, place, version, slot }: MoveAction & { type: "lift" }): Move {
  const base = movedTo(place, {});
  return { is: "lifted", key, base, candidate: base, version, slot, meanwhile: null };
}

function withCandidate(move: LiftedMove, candidate: Place): Move {
  return samePlace(move.candidate, candidate) ? move : { ...move, candidate };
}

/** The echo of what was lifted is no change, nor is what was so before. */
function recordChanged(
  move: LiftedMove,
  { place, version }: { place: Place; version: string | null },
): LiftedMove {
  const known =
    move.meanwhile?.is === "changed" ? move.meanwhile : { place: move.base, version: move.version };
  return overtakes({ place, version }, known)
    ? { ...move, meanwhile: { is: "changed", place, version } }
    : move;
}

/** By their versions as instants; where there are none to compare, by their places. */
function overtakes(
  now: { place: Place; version: string | null },
  known: { place: Place; version: string | null },
): boolean {
  const [instant, before] = [readInstant(now.version), readInstant(known.version)];
  if (instant !== null && before !== null) return instant > before;
  return !samePlace(now.place, known.place);
}
