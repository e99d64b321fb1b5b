import { useStore } from "jotai";
import { useSyncExternalStore } from "react";
import type { Failure } from "../../../lib/failure.js";
import type { Locale } from "../../../lib/locale.js";
import {
  type EditorSurroundings,
  editingWords,
  explainFailure,
  type FailureNotice,
} from "../../editing/index.js";
import type { FilterState } from "../../filter/late.js";
import type { ActionSurroundings } from "../action-context.js";
import type { ActionModel } from "../model.js";
import { type ConditionSave, type ConditionSaves, createConditionSaves } from "./saving.js";
import { conditionWords } from "./words.js";

/** By action: what is under way outlives the slide. */
const savesOf = new WeakMap<ActionModel, ConditionSaves>();

/** The saves of the action, and how the one of this filter stands. */
export function useConditionSaves(
  model: ActionModel,
  { page }: ActionSurroundings,
  { tellFailure }: EditorSurroundings,
  work: FilterState | undefined,
): { saves: ConditionSaves; save: ConditionSave | null } {
  const store = useStore();
  let saves = savesOf.get(model);
  if (!saves) {
    saves = createConditionSaves({
      model,
      save: page.saveCondition,
      keep: page.conditions.keep,
      tellFailure(failure) {
        const { title, reasons } = saveFailure(failure, store.get(model.atoms.settings).locale);
        tellFailure(failure, [title, ...reasons]);
      },
    });
    savesOf.set(model, saves);
  }
  const { of, subscribe } = saves;
  const state = () => of(work);
  return { saves, save: useSyncExternalStore(subscribe, state, state) };
}

/** What is said of a failed save. */
export function saveFailure(failure: Failure, locale: Locale): FailureNotice {
  return {
    title: conditionWords[locale].saveFailed,
    reasons: explainFailure(failure, editingWords[locale]),
  };
}
