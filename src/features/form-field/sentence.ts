import { groupDigits } from "../../lib/digits.js";
import type { Localized } from "../../lib/locale.js";
import { isBlankText } from "./choices/choice.js";
import { type FormFieldState, inputTypeOf, isOn, isRequired, ruleOf, textIn } from "./entity.js";
import { InputType } from "./input-type.js";
import { type FormFieldWords, formFieldWords } from "./messages.js";
import type { FormFieldSettings } from "./settings.js";

/** How the parts of the sentence are put. */
const ja = {
  label: (label: string) => `「${label}」を`,
  noLabel: "（表示名なし）を",
  noType: "入力タイプ未選択",
  noRule: "種別未選択",
  count: (count: number) => `${groupDigits(count)}択`,
  type: (type: string, detail: string) => (detail === "" ? `${type}で` : `${type}（${detail}）で`),
  must: "必ず",
  may: "任意で",
  variable: (name: string) => `友だち情報「${name}」に登録`,
  noVariable: "友だち情報（未選択）に登録",
  calendar: "Googleカレンダーに表示",
  realName: "本名に登録",
  whole: (subject: string, type: string, how: string, uses: readonly string[]) =>
    uses.length === 0
      ? `${subject}${type}${how}たずねます。`
      : `${subject}${type}${how}たずね、${uses.join("し、")}します。`,
};

const en: typeof ja = {
  label: (label) => `“${label}”`,
  noLabel: "(no name)",
  noType: "no input type",
  noRule: "no kind",
  count: (count) => `${groupDigits(count)} choices`,
  type: (type, detail) => (detail === "" ? type : `${type} (${detail})`),
  must: "required",
  may: "optional",
  variable: (name) => `saved as “${name}”`,
  noVariable: "saved as friend information (none chosen)",
  calendar: "shown in Google Calendar",
  realName: "saved as the real name",
  whole: (subject, type, how, uses) =>
    `${subject}: ${type}, ${how}${uses.length === 0 ? "" : `, ${uses.join(", ")}`}.`,
};

const sentenceWords: Localized<typeof ja> = { ja, en };

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
    ...(hasRealName(state) && isOn(state, "sync_real_name") ? [words.realName] : []),
  ];
  const subject = isBlankText(label) ? words.noLabel : words.label(label);
  return words.whole(
    subject,
    typeText(state, formFieldWords[locale], words),
    isRequired(state) ? words.must : words.may,
    uses,
  );
}

/** Whether an answer can become the friend's real name: a text box that asks for a name. */
export function hasRealName(state: FormFieldState): boolean {
  const [type, rule] = [inputTypeOf(state), ruleOf(state)];
  return (
    type.is === "known" && type.value === InputType.textBox && rule.is === "known" && rule.value === "name"
  );
}

function typeText(state: FormFieldState, names: FormFieldWords, words: typeof ja): string {
  const type = inputTypeOf(state);
  if (type.is === "unknown") return words.type(names.unknownType(type.raw), "");
  switch (type.value) {
    case null:
      return words.type(words.noType, "");
    case InputType.textBox:
      return words.type(names.types[type.value], ruleText(state, names, words));
    case InputType.pullDown:
      return words.type(names.types[type.value], words.count(state.rows.length));
    default:
      return words.type(names.types[type.value], "");
  }
}

function ruleText(state: FormFieldState, names: FormFieldWords, words: typeof ja): string {
  const rule = ruleOf(state);
  if (rule.is === "unknown") return names.unknownRule(rule.raw);
  if (rule.value === null) return words.noRule;
  return rule.value === "none" ? "" : names.rules[rule.value];
}
