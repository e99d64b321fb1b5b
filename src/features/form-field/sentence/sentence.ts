import { isBlankText } from "../choices/choice.js";
import {
  type FormFieldState,
  holdsChoices,
  inputTypeOf,
  isOn,
  isRequired,
  ruleOf,
  textIn,
} from "../entity.js";
import { InputType } from "../input-type.js";
import { type FormFieldWords, formFieldWords } from "../messages.js";
import { asksForName } from "../offered.js";
import type { FormFieldSettings } from "../settings.js";
import { type SentenceWords, sentenceWords } from "./messages.js";

/** All of a definition in one sentence. `variable` is what the friend information is called now. */
export function sentenceOf(
  state: FormFieldState,
  { locale }: Pick<FormFieldSettings, "locale">,
  variable: string,
): string {
  const words = sentenceWords[locale];
  const label = textIn(state, "label") ?? "";
  const uses = [
    ...(isOn(state, "syncUserVar") ? [variable === "" ? words.noVariable : words.variable(variable)] : []),
    ...(isOn(state, "syncGc") ? [words.calendar] : []),
    ...(asksForName(state) && isOn(state, "sync_real_name") ? [words.realName] : []),
  ];
  const subject = isBlankText(label) ? words.noLabel : words.label(label);
  return words.whole(
    subject,
    typeText(state, formFieldWords[locale], words),
    isRequired(state) ? words.must : words.may,
    uses,
  );
}

function typeText(state: FormFieldState, names: FormFieldWords, words: SentenceWords): string {
  const type = inputTypeOf(state);
  if (type.is === "unknown") return words.type(names.unknownType(type.raw), "");
  switch (type.value) {
    case null:
      return words.type(words.noType, "");
    case InputType.textBox:
      return words.type(names.types[type.value], ruleText(state, names, words));
    case InputType.pullDown:
      return words.type(names.types[type.value], holdsChoices(state) ? "" : words.count(state.rows.length));
    default:
      return words.type(names.types[type.value], "");
  }
}

function ruleText(state: FormFieldState, names: FormFieldWords, words: SentenceWords): string {
  const rule = ruleOf(state);
  if (rule.is === "unknown") return names.unknownRule(rule.raw);
  if (rule.value === null) return words.noRule;
  return rule.value === "none" ? "" : names.rules[rule.value];
}
