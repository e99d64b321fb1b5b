import { type Atom, atom } from "jotai/vanilla";
import type { DragState } from "../../../kit/reorder.js";
import type { ActionState } from "../entity.js";

/** What is shown while an effect is dragged. Nothing is moved before the drop. */
export function createDragAtoms(state: Atom<ActionState>) {
  return {
    current: atom<DragState | null>(null),
    /** The last announcement about it. */
    announcement: atom(""),
    /** How many effects there are: a grip is not the business of a keystroke. */
    count: atom((get) => get(state).rows.length),
  };
}
