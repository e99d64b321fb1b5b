import { type Atom, atom, type createStore } from "jotai/vanilla";
import type { Reservation } from "../../../api/reservations.js";
import type { PlannedMove } from "./change.js";
import { idleMove, type Move, type MoveAction, moveReducer } from "./move-reducer.js";
import { placeOf } from "./place.js";

/** A move that was saved, as long as it can be undone. */
export interface UndoableMove {
  readonly id: number;
  readonly text: string;
  readonly move: PlannedMove;
  /** As it was saved. */
  readonly record: Reservation;
}

export interface MoveAtoms {
  readonly move: Atom<Move>;
  readonly undoable: Atom<UndoableMove | null>;
}

/** Chip that is being moved, and the move that can be undone. */
export interface MoveState {
  move(): Move;
  undoable(): UndoableMove | null;
  /** `false` where it has no place that can be read. */
  lift(record: Reservation, key: string, slot: number): boolean;
  act(action: MoveAction): void;
  drop(): void;
  /** A move is saved: it can be undone for a while. */
  rememberMove(next: PlannedMove, record: Reservation, text: string): void;
  forgetMove(): void;
  /** Notes that the lifted chip was saved by an earlier move of this operator: nobody else has changed it. */
  moveSaved(key: string, before: string, after: string): void;
  /** Others have changed a record: what was lifted is looked at again, and what was moved cannot be undone any more. */
  recordChanged(record: Reservation, key: string): void;
}

/** Makes it. */
export function createMoveState(
  store: ReturnType<typeof createStore>,
): MoveState & { readonly atoms: MoveAtoms } {
  const move = atom<Move>(idleMove);
  const undoable = atom<UndoableMove | null>(null);
  let moves = 0;
  const act = (action: MoveAction) => store.set(move, moveReducer(store.get(move), action));
  const forgetMove = () => store.set(undoable, null);
  return {
    atoms: { move, undoable },
    move: () => store.get(move),
    undoable: () => store.get(undoable),
    lift(record, key, slot) {
      const place = placeOf(record);
      if (place === null) return false;
      store.set(move, moveReducer(idleMove, { type: "lift", key, place, version: record.updated_at, slot }));
      return true;
    },
    act,
    drop: () => store.set(move, idleMove),
    rememberMove(next, record, text) {
      moves += 1;
      store.set(undoable, { id: moves, text, move: next, record });
    },
    forgetMove,
    moveSaved: (key, before, after) => act({ type: "recordSaved", key, before, after }),
    recordChanged(record, key) {
      const place = placeOf(record);
      if (place) act({ type: "recordChanged", key, place, version: record.updated_at });
      if (store.get(undoable)?.move.key === key) forgetMove();
    },
  };
}
