import { useAtomValue, useStore } from "jotai";
import { editingWords, explainFailure, type FailureNotice } from "../../../editor/index.js";
import type { Failure } from "../../../lib/failure.js";
import type { Locale } from "../../../lib/locale.js";
import type { PlainObject } from "../../../lib/plain-data.js";
import type { ConditionSave } from "../condition-save.js";
import type { ConditionSlideProps } from "../slide-props.js";
import { conditionEditorWords } from "./messages.js";
import { saveCondition } from "./saving.js";

/** How the save of the pending filter stands, and how to save it. A save that was started outlives the slide. */
export function useConditionSaves({ owner, pending, context, commands }: ConditionSlideProps): {
  save: ConditionSave | null;
  decide(filter: PlainObject): Promise<ConditionSave | null>;
} {
  const store = useStore();
  const saves = useAtomValue(owner.saves);
  const { page, validationContext, reportError } = context;
  return {
    save: (pending && saves.get(pending)) ?? null,
    decide: (filter) =>
      saveCondition(filter, {
        owner,
        saves: {
          get: (each) => store.get(owner.saves).get(each),
          set: (each, save) => store.set(owner.saves, new Map([...store.get(owner.saves), [each, save]])),
        },
        save: page.saveCondition,
        keep: page.conditions.keep,
        reportFailure(failure) {
          // The page may have another language by then.
          const { title, reasons } = saveFailure(failure, validationContext().locale);
          commands.reportFailure(failure, [title, ...reasons]);
          // As of a finish that fails.
          if (failure.kind === "refused" || failure.kind === "unreadable") reportError(failure);
        },
      }),
  };
}

/** How a failed save is shown. */
export function saveFailure(failure: Failure, locale: Locale): FailureNotice {
  return {
    title: conditionEditorWords[locale].registerFailed,
    reasons: explainFailure(failure, editingWords[locale]),
  };
}
