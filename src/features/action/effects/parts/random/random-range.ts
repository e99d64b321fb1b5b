import { type Figure, figureOf } from "../../../../../kit/number-text.js";
import type { FieldProblem } from "../../../../../list-editor/index.js";
import type { SentenceFormat } from "../../../../../references/index.js";
import type { EffectData } from "../../definition.js";

/** An effect that may draw a number between two limits. */
export type RandomEffect = EffectData & {
  min_value?: number | string | null;
  max_value?: number | string | null;
};

/** The two limits as figures; what is stored as none is 0 (actions-and-filters §9: random range 0 to 0). */
export function rangeOf({ min_value, max_value }: RandomEffect): { min: number; max: number } {
  return { min: drawn(min_value), max: drawn(max_value) };
}

/** The minimum is at least 0; the maximum is raised to at least the minimum (§5). */
export function chooseRangeMin<T extends RandomEffect>(effect: T, chosen: number): T {
  const min_value = Math.max(0, chosen);
  return { ...effect, min_value, max_value: Math.max(min_value, rangeOf(effect).max) };
}

export function chooseRangeMax<T extends RandomEffect>(effect: T, chosen: number): T {
  const min_value = Math.max(0, rangeOf(effect).min);
  return { ...effect, min_value, max_value: Math.max(min_value, chosen) };
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
  const limit = (stored: Figure | undefined) => {
    const text = String(stored ?? 0).trim();
    // Whatever is no figure is quoted, so that it cannot pass for words of the sentence.
    return Number.isNaN(figureOf(text)) ? format.text(text) : text || "0";
  };
  return words.drawn(limit(effect.min_value), limit(effect.max_value));
}

/** Loaded limits may break the rule, or be none. */
export function rangeProblems(effect: RandomEffect, words: RandomRangeWords): FieldProblem[] {
  const [min, max] = [figureOf(effect.min_value ?? 0) ?? 0, figureOf(effect.max_value ?? 0) ?? 0];
  return min >= 0 && max >= min ? [] : [{ field: "min_value", message: words.rangeInvalid, immediate: true }];
}

function drawn(stored: Figure | undefined): number {
  return figureOf(stored) || 0;
}
