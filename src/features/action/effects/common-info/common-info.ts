import * as v from "valibot";
import type { ItemId, ResourceItem } from "../../../../api/resources.js";
import { type Figure, figureOf } from "../../../../kit/number-text.js";
import type { FieldProblem, ValidationContext } from "../../../../list-editor/index.js";
import { isChosen, type SentenceFormat } from "../../../../references/index.js";
import type { EffectVariant } from "../definition.js";
import { rangeProblems, summarizeRange } from "../parts/random/random-range.js";
import { chosenId, effectSchema, figure, oneOf, optionOf } from "../parts/stored-fields.js";
import { type CommonInfoWords, commonInfoLabel, commonInfoWords } from "./messages.js";

/** Common information is only counted with (rules: common-info-effect). */
export const Operand = { add: 2, subtract: 3 } as const;
export type Operand = (typeof Operand)[keyof typeof Operand];

/** The number among the types of common information: the others cannot be counted with (rules: common-info-is-a-number). */
export const numberType = 2;

/** Source of the number. */
export const ValueType = { constant: 1, random: 2 } as const;
export type ValueType = (typeof ValueType)[keyof typeof ValueType];

const schema = effectSchema(32, {
  common_var_id: chosenId,
  value_type: v.exactOptional(oneOf(ValueType)),
  operand: v.exactOptional(oneOf(Operand)),
  fix_value: figure,
  min_value: figure,
  max_value: figure,
});

/** Adds to a number that all friends share, or subtracts from it. */
export type CommonInfoEffect = v.InferOutput<typeof schema>;

/** Effect 32: common information (rules: common-info-effect). */
export const commonInfo = {
  type: 32,
  name: "common-info",
  label: commonInfoLabel,
  icon: "database",
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
  summarize(effect, format) {
    const words = commonInfoWords[format.locale];
    const { common_var_id, operand } = countingOf(effect);
    return words.sentences[operand](
      format.name("common_vars", common_var_id),
      summarizeNumber(effect, words, format),
    );
  },
  problems(effect, { locale, limits, lists }) {
    const words = commonInfoWords[locale];
    const { value_type } = countingOf(effect);
    const target = targetProblems(effect, words, lists);
    const number =
      value_type === ValueType.random
        ? drawnProblems(effect, words, limits)
        : constantProblems(effect, words, limits);
    return [...target, ...number];
  },
  /** The type of common information stands in the list of it. */
  judgedBy: ["common_vars"],
  references: () => [{ name: "common_var_id", kind: "common_vars", among: "items", itemType: numberType }],
} satisfies EffectVariant<CommonInfoEffect>;

/** Stored values, with defaults for missing keys. */
export function countingOf(effect: CommonInfoEffect) {
  const { common_var_id = null, value_type, operand, fix_value = null } = effect;
  return {
    common_var_id,
    value_type: optionOf(value_type, ValueType.constant),
    operand: optionOf(operand, Operand.add),
    constant: fix_value,
  };
}

/** Other common information: the operand is add again and the values 0 (rules: common-info-chosen-anew). */
export function chooseCommonInfo(effect: CommonInfoEffect, common_var_id: ItemId | null): CommonInfoEffect {
  return { ...effect, common_var_id, ...fresh };
}

/** So it is with another kind of value (rules: common-info-chosen-anew). */
export function chooseValueType(effect: CommonInfoEffect, value_type: ValueType): CommonInfoEffect {
  return { ...effect, value_type, ...fresh };
}

export function chooseOperand(effect: CommonInfoEffect, operand: Operand): CommonInfoEffect {
  return { ...effect, operand };
}

export function writeConstant(effect: CommonInfoEffect, fix_value: Figure): CommonInfoEffect {
  return { ...effect, fix_value };
}

const fresh = { operand: Operand.add, fix_value: 0, min_value: 0, max_value: 0 };

function summarizeNumber(effect: CommonInfoEffect, words: CommonInfoWords, format: SentenceFormat): string {
  const { value_type, constant } = countingOf(effect);
  if (value_type === ValueType.random) return summarizeRange(effect, words, format);
  return format.figure(constant);
}

/** It is required, and a number, as far as that is known (rules: common-info-is-a-number). */
function targetProblems(
  effect: CommonInfoEffect,
  words: CommonInfoWords,
  lists: ValidationContext["lists"],
): FieldProblem[] {
  const { common_var_id } = countingOf(effect);
  if (!isChosen(common_var_id)) return [{ field: "common_var_id", message: words.commonInfoRequired }];
  const { items } = lists?.list("common_vars").state().source ?? {};
  const item = items && Object.hasOwn(items, common_var_id) ? items[common_var_id] : undefined;
  if (!item || isNumber(item)) return [];
  return [{ field: "common_var_id", message: words.numbersOnly, immediate: true }];
}

/** An item that does not say its type may be one. */
export function isNumber({ type }: Pick<ResourceItem, "type">): boolean {
  return type === undefined || Number(type) === numberType;
}

/** At least 0, and within the bounds of the account, which are never shown (rules: common-info-effect). */
function constantProblems(
  effect: CommonInfoEffect,
  words: CommonInfoWords,
  limits: ValidationContext["limits"],
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
  limits: ValidationContext["limits"],
): FieldProblem[] {
  const order = rangeProblems(effect, words);
  const most = figureOf(effect.max_value ?? 0) ?? 0;
  if (order.length > 0 || most <= limits.commonVarMax) return order;
  return [{ field: "max_value", message: words.outOfBounds, immediate: true }];
}
