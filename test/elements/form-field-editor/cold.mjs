import { choiceField } from "../../bench/cold/data.mjs";
import { formFields } from "../../bench/cold/groups.mjs";
import { tag } from "../../bench/cold/tag.mjs";

export const cold = [
  {
    ...formFields,
    name: "form-field",
    entry: "form-field-editor",
    body: tag("form-field-editor", { value: formFieldOf(choiceField) }),
    control: { selector: "button", name: "選択肢を追加" },
    made: { selector: "[role=list][aria-label=選択肢] [role=listitem]" },
  },
];

function formFieldOf(field) {
  const variable = { var_id: null, var_name: "", var_type: null };
  const flags = { required: true, syncUserVar: false, syncGc: false, sync_real_name: false };
  return { id: 1, swatch_id: 20, rule: null, description: "", ...variable, ...flags, ...field };
}
