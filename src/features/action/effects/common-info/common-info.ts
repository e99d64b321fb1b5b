import * as v from "valibot";
import { figureOf } from "../../../../kit/number-text.js";
import { localized } from "../../../../lib/locale.js";
import { isChosen } from "../../../choosing/index.js";
import type { Circumstances, EffectDefinition, FieldProblem, Say } from "../definition.js";
import { rangeProblems, sayRange } from "../parts/random/random-range.js";
import { chosenId, effectSchema, figure } from "../parts/stored-fields.js";
import { type CommonInfoWords, ja } from "./messages.ja.js";

/** Common information is only counted with (actions-and-filters §3). */
export const Operand = { add: 2, subtract: 3 } as const;
export type Operand = (typeof Operand)[keyof typeof Operand];

/** Where the number comes from. */
export const ValueType = { constant: 1, random: 2 } as const;
export type ValueType = (typeof ValueType)[keyof typeof ValueType];

const schema = effectSchema(32, {
  common_var_id: chosenId,
  value_type: v.exactOptional(v.picklist(Object.values(ValueType))),
  operand: v.exactOptional(v.picklist(Object.values(Operand))),
  fix_value: figure,
  min_value: figure,
  max_value: figure,
});

/** Adds to a number that all friends share, or subtracts from it. */
export type CommonInfoEffect = v.InferOutput<typeof schema>;

/** Effect 32: common information (actions-and-filters §3, §4, §5). */
export const commonInfo = {
  type: 32,
  name: "common-info",
  words: localized(ja, async () => (await import("./messages.en.js")).en),
  schema,
  create: () => ({
    type: 32,
    common_var_id: null,
    value_type: ValueType.constant,
    operand: Operand.add,
    fix_value: 0,
    min_value: 0,
    max_value: 0,
    member_query_id: null,
  }),
  summarize(effect, words, say) {
    const { common_var_id, operand } = countingOf(effect);
    return words.sentences[operand](say.name("common_vars", common_var_id), sayNumber(effect, words, say));
  },
  problems(effect, words, { limits }) {
    const { common_var_id, value_type } = countingOf(effect);
    const target = isChosen(common_var_id)
      ? []
      : [{ field: "common_var_id", message: words.commonInfoRequired }];
    const number =
      value_type === ValueType.random
        ? drawnProblems(effect, words, limits)
        : constantProblems(effect, words, limits);
    return [...target, ...number];
  },
} satisfies EffectDefinition<CommonInfoEffect, CommonInfoWords>;

/** What is stored, with what a missing key means. */
export function countingOf(effect: CommonInfoEffect) {
  const { common_var_id = null, value_type = ValueType.constant, operand = Operand.add } = effect;
  return { common_var_id, value_type, operand, constant: effect.fix_value ?? null };
}

function sayNumber(effect: CommonInfoEffect, words: CommonInfoWords, say: Say): string {
  const { value_type, constant } = countingOf(effect);
  if (value_type === ValueType.random) return sayRange(effect, words, say);
  const text = String(constant ?? "").trim();
  // Whatever is no figure is quoted, so that it cannot pass for words of the sentence.
  return text === "" || Number.isNaN(figureOf(text)) ? say.text(text) : text;
}

/** At least 0, and within the bounds of the account, which are never shown (§5). */
function constantProblems(
  effect: CommonInfoEffect,
  words: CommonInfoWords,
  limits: Circumstances["limits"],
): FieldProblem[] {
  const number = figureOf(countingOf(effect).constant);
  const wrong = (message: string): FieldProblem[] => [{ field: "fix_value", message, immediate: true }];
  if (number === null) return [{ field: "fix_value", message: words.figureRequired }];
  if (Number.isNaN(number) || number < 0) return wrong(words.figureInvalid);
  return number >= limits.commonVarMin && number <= limits.commonVarMax ? [] : wrong(words.outOfBounds);
}

function drawnProblems(
  effect: CommonInfoEffect,
  words: CommonInfoWords,
  limits: Circumstances["limits"],
): FieldProblem[] {
  const order = rangeProblems(effect, words);
  const most = figureOf(effect.max_value ?? 0) ?? 0;
  if (order.length > 0 || most <= limits.commonVarMax) return order;
  return [{ field: "max_value", message: words.outOfBounds, immediate: true }];
}
