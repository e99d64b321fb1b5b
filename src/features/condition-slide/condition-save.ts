import { atom, type PrimitiveAtom } from "jotai/vanilla";
import type { Failure } from "../../lib/failure.js";
import type { FilterState } from "../filter/index.js";

/** How the saving of a filter went. */
export type ConditionSave =
  | { is: "saving" }
  | { is: "saved"; id: number }
  | { is: "failed"; failure: Failure };

/** The saves of a document by the filter that was sent: they outlive the slide. */
export type ConditionSaves = PrimitiveAtom<ReadonlyMap<FilterState, ConditionSave>>;

export function createConditionSaves(): ConditionSaves {
  return atom<ReadonlyMap<FilterState, ConditionSave>>(new Map());
}
