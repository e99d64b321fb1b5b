import { type Atom, atom } from "jotai/vanilla";
import type { DragState } from "../../kit/reorder.js";
import type { ListDocument } from "../rows.js";

/** What is shown while a row is dragged. */
export type DragAtoms = ReturnType<typeof createDragAtoms>;

/** Makes what is shown while a row of a document is dragged. Nothing is moved before the drop. */
export function createDragAtoms(state: Atom<ListDocument>) {
  return {
    current: atom<DragState | null>(null),
    /** The last announcement about it. */
    announcement: atom(""),
    /** How many rows there are: a grip is not the business of a keystroke. */
    count: atom((get) => get(state).rows.length),
  };
}
