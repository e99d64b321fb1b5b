import { useAtomValue, useStore } from "jotai";
import {
  type EditorCommands,
  editingWords,
  explainFailure,
  type FailureNotice,
} from "../../../../editor/index.js";
import type { Failure } from "../../../../lib/failure.js";
import type { Locale } from "../../../../lib/locale.js";
import type { PlainObject } from "../../../../lib/plain-data.js";
import type { FilterState } from "../../../filter/index.js";
import type { ActionContext } from "../../action-context.js";
import type { ActionModel } from "../../model.js";
import type { ConditionSave } from "../condition-save.js";
import { conditionWords } from "../messages.js";
import { saveCondition } from "./saving.js";

/** How the save of this filter stands, and how to save it. What is under way outlives the slide. */
export function useConditionSaves(
  model: ActionModel,
  { page, reportError }: ActionContext,
  { reportFailure }: EditorCommands,
  pending: FilterState | undefined,
): {
  save: ConditionSave | null;
  decide(key: string, filter: PlainObject): Promise<ConditionSave | null>;
} {
  const store = useStore();
  const { conditionSaves, settings } = model.atoms;
  const saves = useAtomValue(conditionSaves);
  return {
    save: (pending && saves.get(pending)) ?? null,
    decide: (key, filter) =>
      saveCondition(key, filter, {
        model,
        saves: {
          get: (each) => store.get(conditionSaves).get(each),
          set: (each, save) =>
            store.set(conditionSaves, new Map([...store.get(conditionSaves), [each, save]])),
        },
        save: page.saveCondition,
        keep: page.conditions.keep,
        reportFailure(failure) {
          const { title, reasons } = saveFailure(failure, store.get(settings).locale);
          reportFailure(failure, [title, ...reasons]);
          // As of a finish that fails.
          if (failure.kind === "refused" || failure.kind === "unreadable") reportError(failure);
        },
      }),
  };
}

/** How a failed save is shown. */
export function saveFailure(failure: Failure, locale: Locale): FailureNotice {
  return {
    title: conditionWords[locale].saveFailed,
    reasons: explainFailure(failure, editingWords[locale]),
  };
}
