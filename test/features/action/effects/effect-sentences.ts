import { expect } from "vitest";
import type { EffectData, EffectVariant } from "../../../../src/features/action/effects/definition.js";
import type { Locale } from "../../../../src/lib/locale.js";
import type { PlainData } from "../../../../src/lib/plain-data.js";
import { formatIn } from "../sentence-format.js";

/** What an effect says of itself, whole, where every id has a name of its own. */
export function sentenceOf<T extends EffectData>(
  definition: EffectVariant<T>,
  effect: T,
  locale: Locale = "ja",
): string {
  return definition.summarize(effect, formatIn(locale));
}

/** An effect once for each value of one of its fields. */
export function varied<T extends EffectData, Field extends keyof T>(
  effect: T,
  field: Field,
  values: readonly T[Field][],
): T[] {
  return values.map((value) => ({ ...effect, [field]: value }));
}

/**
 * Effects that do different things and yet say the same, each as "what is said: of these". Empty when every one has a
 * sentence of its own, in both languages.
 */
export function sharedSentences<T extends EffectData>(
  definition: EffectVariant<T>,
  effects: readonly T[],
): string[] {
  return (["ja", "en"] as const).flatMap((locale) => {
    const bySentence = new Map<string, T[]>();
    for (const effect of effects) {
      const sentence = sentenceOf(definition, effect, locale);
      bySentence.set(sentence, [...(bySentence.get(sentence) ?? []), effect]);
    }
    return [...bySentence]
      .filter(([, alike]) => alike.length > 1)
      .map(([sentence, alike]) => `${locale} ${sentence}: ${JSON.stringify(alike)}`);
  });
}

/** One field at a time takes each of its values; every value must say something else, in both languages. */
export function expectDistinctSentences<T extends EffectData>(
  definition: EffectVariant<T>,
  base: T,
  fields: Readonly<Record<string, readonly PlainData[]>>,
): void {
  for (const [field, values] of Object.entries(fields)) {
    const effects = values.map((value) => ({ ...base, [field]: value }));
    expect(sharedSentences(definition, effects), field).toEqual([]);
  }
}
