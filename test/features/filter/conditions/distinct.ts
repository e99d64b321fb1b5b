import type { ConditionData } from "../../../../src/features/filter/conditions/definition.js";
import { sampleNames } from "../../../references/sample-names.js";
import type { Summarize } from "./summaries.js";

/**
 * Conditions that find different friends and yet say the same, each as "what is said: of these". Empty when every one
 * has a sentence of its own, in both languages.
 */
export async function sharedSentences<T extends ConditionData>(
  summarize: Summarize<T>,
  conditions: readonly T[],
): Promise<string[]> {
  return (["ja", "en"] as const).flatMap((locale) => {
    const bySentence = new Map<string, T[]>();
    for (const condition of conditions) {
      const sentence = summarize(condition, sampleNames, locale);
      bySentence.set(sentence, [...(bySentence.get(sentence) ?? []), condition]);
    }
    return [...bySentence]
      .filter(([, alike]) => alike.length > 1)
      .map(([sentence, alike]) => `${sentence}: ${JSON.stringify(alike)}`);
  });
}

/** A condition once for each value of one of its fields. */
export function varied<T extends ConditionData, Field extends keyof T>(
  condition: T,
  field: Field,
  values: readonly T[Field][],
): T[] {
  return values.map((value) => ({ ...condition, [field]: value }));
}
