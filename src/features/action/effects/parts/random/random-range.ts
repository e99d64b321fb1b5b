import { asFigure, type Figure } from "../../../../../kit/number-text.js";
import type { FieldProblem } from "../../../../../list-editor/index.js";
import type { SentenceFormat } from "../../../../../references/index.js";
import type { EffectData } from "../../definition.js";
import { raisedTo, rangeFault } from "../range.js";

/** An effect that may draw a number between two limits. */
export type RandomEffect = EffectData & {
  min_value?: number | string | null;
  max_value?: number | string | null;
};

/** The two limits, or what was typed in their place; a missing one is 0 (rules: random-range). */
export function rangeOf({ min_value, max_value }: RandomEffect): { min: Figure; max: Figure } {
  return { min: asFigure(min_value ?? 0), max: asFigure(max_value ?? 0) };
}

/** The maximum is raised to at least the minimum (rules: max-follows-min). What was typed stays, whatever it is; nothing is no figure. */
export function chooseRangeMin<T extends RandomEffect>(effect: T, chosen: Figure): T {
  return { ...effect, min_value: chosen ?? "", max_value: raisedTo(chosen, rangeOf(effect).max) };
}

export function chooseRangeMax<T extends RandomEffect>(effect: T, chosen: Figure): T {
  return { ...effect, min_value: rangeOf(effect).min, max_value: chosen ?? "" };
}

/** Words about random numbers, for every effect that draws one. */
export interface RandomRangeWords {
  rangeMin: string;
  rangeMax: string;
  /** Between the two limits. */
  rangeTo: string;
  rangeInvalid: string;
  drawn(min: string, max: string): string;
}

/** "1〜10の乱数": the number in a sentence. */
export function summarizeRange(
  effect: RandomEffect,
  words: RandomRangeWords,
  format: SentenceFormat,
): string {
  return words.drawn(format.figure(effect.min_value ?? 0), format.figure(effect.max_value ?? 0));
}

/** Loaded limits may break the rule, or be none, and typed ones. */
export function rangeProblems(effect: RandomEffect, words: RandomRangeWords): FieldProblem[] {
  const { min, max } = rangeOf(effect);
  const fault = rangeFault([min, max], Number.isFinite);
  return fault ? [{ field: "min_value", message: words.rangeInvalid, ...fault }] : [];
}
