import { useAtomValue } from "jotai";
import { editingWords } from "../../../editor/index.js";
import { Field } from "../../../kit/Field.js";
import { TextField } from "../../../kit/TextField.js";
import { actionName } from "../entity.js";
import type { ActionModel } from "../model.js";
import { headWords } from "./messages.js";

interface NameFieldProps {
  model: ActionModel;
  /** True once problems that wait for a try to finish are shown. */
  attempted: boolean;
  readOnly: boolean;
}

/** The name that a template must have. */
export function NameField({ model, attempted, readOnly }: NameFieldProps) {
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
