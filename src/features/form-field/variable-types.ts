import { VariableType } from "../../references/index.js";
import { type FormFieldState, inputTypeOf, ruleOf } from "./entity.js";
import { InputType } from "./input-type.js";

/** The types of friend information that can take an answer at all: dates and files never. */
const everyType = [VariableType.string, VariableType.number, VariableType.text, VariableType.select];

/** Which types of friend information can take the answers of a field, the first for what is made anew. */
export function allowedVariableTypes(state: FormFieldState): readonly number[] {
  const type = inputTypeOf(state);
  const rule = ruleOf(state);
  switch (type.is === "known" ? type.value : null) {
    case InputType.textBox:
      return rule.is === "known" && rule.value === "numeric"
        ? [VariableType.string, VariableType.number]
        : [VariableType.string];
    case InputType.textArea:
      return [VariableType.string, VariableType.text];
    case InputType.pullDown:
      return [VariableType.string, VariableType.select];
    default:
      return everyType;
  }
}
