import { type Atom, atom, type PrimitiveAtom } from "jotai/vanilla";
import type { Lift } from "../../../kit/reorder.js";
import type { ActionModel } from "../model.js";

/** What is seen while an effect is being moved. It is no part of the model: nothing is moved before the drop. */
export interface Air {
  lift: PrimitiveAtom<Lift | null>;
  /** What was said of it last. */
  news: PrimitiveAtom<string>;
  /** How many effects there are: a grip is not the business of a keystroke. */
  count: Atom<number>;
}

const airs = new WeakMap<ActionModel, Air>();

/** The same for all grips of one editor. */
export function airOf(model: ActionModel): Air {
  const known = airs.get(model);
  if (known) return known;
  const air: Air = {
    lift: atom<Lift | null>(null),
    news: atom(""),
    count: atom((get) => get(model.atoms.state).rows.length),
  };
  airs.set(model, air);
  return air;
}
