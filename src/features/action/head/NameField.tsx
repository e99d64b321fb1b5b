import { useAtomValue } from "jotai";
import { useLayoutEffect } from "react";
import { Field } from "../../../kit/Field.js";
import { TextField } from "../../../kit/TextField.js";
import { editingWords } from "../../editing/index.js";
import { actionName } from "../entity.js";
import type { ActionModel } from "../model.js";
import { headWords } from "./words.js";

export interface NameFieldProps {
  model: ActionModel;
  /** Whether problems that wait for a try to finish are shown. */
  attempted: boolean;
  readOnly: boolean;
}

/** The name that a template must have. */
export function NameField({ model, attempted, readOnly }: NameFieldProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field first appears.
  useLayoutEffect(() => model.fieldsReady(), []);
  const { locale } = useAtomValue(model.atoms.settings);
  const state = useAtomValue(model.atoms.state);
  const problem = useAtomValue(model.atoms.problems).find(({ field }) => field === "a_name");
  const words = headWords[locale];
  return (
    <Field
      label={words.name}
      required
      requiredLabel={editingWords[locale].required}
      hint={words.nameHint}
      error={problem && (attempted || problem.immediate) ? problem.message : undefined}
    >
      <TextField
        value={actionName(state)}
        onChange={(name) => model.renameAction(name)}
        readOnly={readOnly}
        data-field="a_name"
      />
    </Field>
  );
}
