import { useAtomValue } from "jotai";
import { formFieldWords } from "./messages.js";
import type { FormFieldModel } from "./model.js";
import { sentenceOf } from "./sentence/sentence.js";
import { useVariable } from "./use-variable.js";

/** All of the definition in one sentence, above the foot. */
export function Summary({ model }: { model: FormFieldModel }) {
  const settings = useAtomValue(model.atoms.settings);
  const state = useAtomValue(model.atoms.state);
  const variable = useVariable(state);
  const words = formFieldWords[settings.locale];
  return (
    <div role="group" aria-label={words.summary} className="form-field-summary">
      {sentenceOf(state, settings, variable?.name ?? "")}
    </div>
  );
}
