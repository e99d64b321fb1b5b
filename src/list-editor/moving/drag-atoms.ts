import { type Atom, atom, type PrimitiveAtom } from "jotai/vanilla";
import type { DragState } from "../../kit/reorder.js";
import type { ListDocument } from "../rows.js";

/** State that is shown while a row is dragged. */
export interface DragAtoms {
  readonly current: PrimitiveAtom<DragState | null>;
  /** The last announcement about it. */
  readonly announcement: PrimitiveAtom<string>;
  /** How many rows there are: a grip is not the business of a keystroke. */
  readonly count: Atom<number>;
}

/** Makes what is shown while a row of a document is dragged. Nothing is moved before the drop. */
export function createDragAtoms(state: Atom<ListDocument>): DragAtoms {
  return {
    current: atom<DragState | null>(null),
    announcement: atom(""),
    count: atom((get) => get(state).rows.length),
  };
}
