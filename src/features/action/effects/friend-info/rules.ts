import { figureOf } from "../../../../kit/number-text.js";
import { isDay } from "../../../../lib/dates/days.js";
import type { FieldProblem } from "../../../../list-editor/index.js";
import { isChosen, VariableType } from "../../../../references/index.js";
import { linkedProblems } from "../parts/linked/linked-context.js";
import { rangeProblems } from "../parts/random/random-range.js";
import { type FriendInfoEffect, Operand, settingOf, ValueType } from "./effect.js";
import type { FriendInfoWords } from "./messages.js";
import { countsWith, rulesOf } from "./variable-types.js";

/**
 * Problems that keep the effect from being saved (rules: friend-info-constant, friend-info-cleared). What is cleared
 * needs no value.
 */
export function friendInfoProblems(effect: FriendInfoEffect, words: FriendInfoWords): FieldProblem[] {
  const { var_id } = settingOf(effect);
  if (!isChosen(var_id)) return [{ field: "var_id", message: words.variableRequired }];
  return [...operandProblems(effect, words), ...valueProblems(effect, words)];
}

/** Dates are no numbers, and a file cannot be written by an action. */
function operandProblems(effect: FriendInfoEffect, words: FriendInfoWords): FieldProblem[] {
  const { type, operand } = settingOf(effect);
  if (rulesOf(type).operands.includes(operand)) return [];
  const message = type === VariableType.date ? words.noDateSums : words.operandImpossible;
  return [{ field: "operand", message, immediate: true }];
}

function valueProblems(effect: FriendInfoEffect, words: FriendInfoWords): FieldProblem[] {
  const { operand, valuetype, dynamic_value } = settingOf(effect);
  if (operand === Operand.clear) return [];
  switch (valuetype) {
    case ValueType.random:
      return rangeProblems(effect, words);
    case ValueType.linked:
      return linkedProblems(effect.context, words);
    case ValueType.dynamic:
      return isChosen(dynamic_value) ? [] : [{ field: "valuetype", message: words.dynamicRequired }];
    case ValueType.constant:
      return constantProblems(effect, words);
  }
}

function constantProblems(effect: FriendInfoEffect, words: FriendInfoWords): FieldProblem[] {
  const { type, operand, constant } = settingOf(effect);
  if (constant.trim() === "") {
    const message = type === VariableType.select ? words.choiceRequired : words.constantRequired;
    return [{ field: "fix_value", message }];
  }
  return countsWith(operand) && isNoFigure(constant)
    ? [{ field: "fix_value", message: words.figureRequired, immediate: true }]
    : [];
}

/** A constant that does not fit the variable may be saved, but is odd. */
export function friendInfoWarnings(effect: FriendInfoEffect, words: FriendInfoWords): FieldProblem[] {
  const { type, operand, valuetype, constant } = settingOf(effect);
  if (operand !== Operand.assign || valuetype !== ValueType.constant || constant.trim() === "") return [];
  if (type === VariableType.date && !isDay(constant))
    return [{ field: "fix_value", message: words.noDate(constant) }];
  if (type === VariableType.number && isNoFigure(constant))
    return [{ field: "fix_value", message: words.noFigure }];
  return [];
}

function isNoFigure(text: string): boolean {
  return Number.isNaN(figureOf(text));
}
