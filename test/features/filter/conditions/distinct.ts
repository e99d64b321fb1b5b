import type { ConditionData, Describe } from "../../../../src/features/filter/conditions/definition.js";
import { loadLanguage } from "../../../../src/lib/locale.js";
import { sampleNames } from "../../choosing/sample-names.js";

/**
 * Conditions that find different friends and yet say the same, each as "what is said: of these". Empty when every one
 * has a sentence of its own, in both languages.
 */
export async function saidAlike<T extends ConditionData>(
  describe: Describe<T>,
  conditions: readonly T[],
): Promise<string[]> {
  await loadLanguage("en");
  return (["ja", "en"] as const).flatMap((locale) => {
    const said = new Map<string, T[]>();
    for (const condition of conditions) {
      const sentence = describe(condition, sampleNames, locale);
      said.set(sentence, [...(said.get(sentence) ?? []), condition]);
    }
    return [...said]
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
