import { figureOf } from "../../../../kit/number-text.js";
import { isChosen, type SentenceFormat, VariableType } from "../../../../references/index.js";
import type { EffectVariant } from "../definition.js";
import { summarizeLinked } from "../parts/linked/linked-context.js";
import { summarizeRange } from "../parts/random/random-range.js";
import { touched } from "../parts/stored-fields.js";
import {
  actionDate,
  type FriendInfoEffect,
  friendInfoSchema,
  Operand,
  settingOf,
  ValueType,
} from "./effect.js";
import { type FriendInfoWords, friendInfoLabel, friendInfoWords } from "./messages.js";
import { friendInfoProblems, friendInfoWarnings } from "./rules.js";
import { countsWith } from "./variable-types.js";

/** Effect 6: friend information (rules: friend-info-effect). */
export const friendInfo = {
  type: 6,
  name: "friend-info",
  label: friendInfoLabel,
  icon: "userCard",
  schema: friendInfoSchema,
  create: () => ({
    type: 6,
    var_id: null,
    var_type: null,
    operand: Operand.assign,
    valuetype: ValueType.constant,
    fix_value: "",
    min_value: 0,
    max_value: 0,
    dynamic_value: null,
    member_query_id: null,
  }),
  summarize(effect, format) {
    const words = friendInfoWords[format.locale];
    const { var_id, operand } = settingOf(effect);
    const value = operand === Operand.clear ? "" : summarizeValue(effect, words, format);
    return words.sentences[operand](format.name("varia", var_id), value);
  },
  problems: (effect, { locale }) => friendInfoProblems(effect, friendInfoWords[locale]),
  warnings: (effect, { locale }) => friendInfoWarnings(effect, friendInfoWords[locale]),
  references(effect) {
    const { var_id, type } = settingOf(effect);
    const variable = { name: "var_id", kind: "varia", among: "items" } as const;
    const choice = { name: "fix_value", kind: "varia", among: "choices" } as const;
    const itemType = Number.isNaN(type) ? null : type;
    // The choices of one variable are none of another's.
    const resets = type === VariableType.select ? { resets: { fix_value: "" } } : {};
    return [
      { ...variable, itemType, ...resets },
      ...(isChosen(var_id) && writesChoice(effect) ? [{ ...choice, of: var_id }] : []),
    ];
  },
  /** Assigning replaces what was there; adding to it does not. */
  touches(effect) {
    const { var_id, operand } = settingOf(effect);
    return operand === Operand.assign ? touched("assignedTwice", "varia", var_id) : [];
  },
} satisfies EffectVariant<FriendInfoEffect>;

function writesChoice(effect: FriendInfoEffect): boolean {
  const { type, operand, valuetype, constant } = settingOf(effect);
  return (
    type === VariableType.select &&
    operand !== Operand.clear &&
    valuetype === ValueType.constant &&
    isChosen(constant)
  );
}

function summarizeValue(effect: FriendInfoEffect, words: FriendInfoWords, format: SentenceFormat): string {
  const { valuetype, dynamic_value } = settingOf(effect);
  if (valuetype === ValueType.random) return summarizeRange(effect, words, format);
  if (valuetype === ValueType.linked) return summarizeLinked(effect.context, words, format);
  if (valuetype === ValueType.constant) return summarizeConstant(effect, format);
  if (!isChosen(dynamic_value)) return format.nothingChosen;
  return dynamic_value === actionDate ? words.actionDate : format.text(dynamic_value);
}

/** Choices by their names, figures that are counted with bare. */
function summarizeConstant(effect: FriendInfoEffect, format: SentenceFormat): string {
  const { var_id, type, operand, constant } = settingOf(effect);
  if (type === VariableType.select) return format.choice(var_id, constant);
  const isFigure = figureOf(constant) !== null && !Number.isNaN(figureOf(constant));
  return countsWith(operand) && isFigure ? constant.trim() : format.text(constant);
}
