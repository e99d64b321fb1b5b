import { useSyncExternalStore } from "react";
import type { FilterState } from "../../filter/late.js";
import type { ActionSurroundings } from "../action-context.js";
import type { ActionModel } from "../model.js";
import { type ConditionSave, type ConditionSaves, createConditionSaves } from "./saving.js";

/** By action: what is under way outlives the slide. */
const savesOf = new WeakMap<ActionModel, ConditionSaves>();

/** The saves of the action, and how the one of this filter stands. */
export function useConditionSaves(
  model: ActionModel,
  { page }: ActionSurroundings,
  work: FilterState | undefined,
): { saves: ConditionSaves; save: ConditionSave | null } {
  let saves = savesOf.get(model);
  if (!saves) {
    saves = createConditionSaves({ model, save: page.saveCondition, keep: page.conditions.keep });
    savesOf.set(model, saves);
  }
  const { of, subscribe } = saves;
  const state = () => of(work);
  return { saves, save: useSyncExternalStore(subscribe, state, state) };
}
