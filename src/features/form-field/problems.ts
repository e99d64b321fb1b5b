import { problemOfWhole, problemsAt, type RowProblem } from "../../list-editor/index.js";
import { choiceText, isBlankText } from "./choices/choice.js";
import {
  type FormFieldState,
  holdsChoices,
  inputTypeOf,
  isOn,
  ruleOf,
  textIn,
  variableOf,
} from "./entity.js";
import { InputType } from "./input-type.js";
import { formFieldWords } from "./messages.js";
import type { FormFieldSettings } from "./settings.js";
import { allowedVariableTypes } from "./variable-types.js";

/** Problems that keep a definition from being saved (rules: form-field-problems), in the order in which they are shown. */
export function problemsOf(state: FormFieldState, { locale }: FormFieldSettings): readonly RowProblem[] {
  const words = formFieldWords[locale];
  const type = inputTypeOf(state);
  const rule = ruleOf(state);
  const label = textIn(state, "label");
  const isNone = (known: { is: string; value?: unknown }) => known.is === "known" && known.value === null;
  const is = (wanted: InputType) => type.is === "known" && type.value === wanted;
  return [
    ...(label !== null && isBlankText(label) ? [problemOfWhole("label", words.labelRequired)] : []),
    ...(isNone(type) ? [problemOfWhole("swatch_id", words.typeRequired)] : []),
    ...(is(InputType.textBox) && isNone(rule) ? [problemOfWhole("rule", words.ruleRequired)] : []),
    ...(is(InputType.pullDown) ? choiceProblems(state, words) : []),
    ...variableProblems(state, words),
  ];
}

type Words = (typeof formFieldWords)["ja"];

function choiceProblems(state: FormFieldState, words: Words): RowProblem[] {
  const { rows } = state;
  if (rows.length === 0) return holdsChoices(state) ? [] : [problemOfWhole("options", words.choicesRequired)];
  return rows.flatMap(({ key, value }, at) => {
    const text = choiceText(value);
    if (text === null || !isBlankText(text)) return [];
    return problemsAt(key, words.choice(at + 1), [{ field: "value", message: words.choiceBlank }]);
  });
}

function variableProblems(state: FormFieldState, words: Words): RowProblem[] {
  if (!isOn(state, "syncUserVar")) return [];
  const { id, type } = variableOf(state);
  if (id === undefined) return [];
  if (id === null || id <= 0) return [problemOfWhole("var_id", words.variableRequired)];
  const fits = type !== null && allowedVariableTypes(state).includes(type);
  return fits ? [] : [problemOfWhole("var_id", words.variableUnfit, true)];
}

/** As the alert says them: what is wrong with several choices is said once, and leads to the first. */
export function announcedOnce(problems: readonly RowProblem[]): readonly RowProblem[] {
  return problems.filter(({ message }, at) => problems.findIndex((each) => each.message === message) === at);
}
