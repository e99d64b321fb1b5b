import { figureOf } from "../../../../kit/number-text.js";
import { localized } from "../../../../lib/locale.js";
import { isChosen } from "../../../choosing/index.js";
import type { EffectDefinition, Say } from "../definition.js";
import { sayLinked } from "../parts/linked/linked-context.js";
import { sayRange } from "../parts/random/random-range.js";
import {
  actionDate,
  type FriendInfoEffect,
  friendInfoSchema,
  Operand,
  settingOf,
  ValueType,
} from "./effect.js";
import { type FriendInfoWords, ja } from "./messages.ja.js";
import { friendInfoProblems, friendInfoWarnings } from "./rules.js";
import { countsWith, VariableType } from "./variable-types.js";

/** Effect 6: friend information (actions-and-filters §3, §4, §5). */
export const friendInfo = {
  type: 6,
  name: "friend-info",
  words: localized(ja, async () => (await import("./messages.en.js")).en),
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
  summarize(effect, words, say) {
    const { var_id, operand } = settingOf(effect);
    const value = operand === Operand.clear ? "" : sayValue(effect, words, say);
    return words.sentences[operand](say.name("varia", var_id), value);
  },
  problems: friendInfoProblems,
  warnings: friendInfoWarnings,
} satisfies EffectDefinition<FriendInfoEffect, FriendInfoWords>;

function sayValue(effect: FriendInfoEffect, words: FriendInfoWords, say: Say): string {
  const { valuetype, dynamic_value } = settingOf(effect);
  if (valuetype === ValueType.random) return sayRange(effect, words, say);
  if (valuetype === ValueType.linked) return sayLinked(effect.context, words, say);
  if (valuetype === ValueType.constant) return sayConstant(effect, say);
  if (!isChosen(dynamic_value)) return say.nothingChosen;
  return dynamic_value === actionDate ? words.actionDate : say.text(dynamic_value);
}

/** Choices by their names, figures that are counted with bare. */
function sayConstant(effect: FriendInfoEffect, say: Say): string {
  const { var_id, type, operand, constant } = settingOf(effect);
  if (type === VariableType.select) return say.choice(var_id, constant);
  const isFigure = figureOf(constant) !== null && !Number.isNaN(figureOf(constant));
  return countsWith(operand) && isFigure ? constant.trim() : say.text(constant);
}
