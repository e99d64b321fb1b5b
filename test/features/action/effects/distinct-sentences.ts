import { expect } from "vitest";
import type { EffectData, EffectDefinition } from "../../../../src/features/action/effects/definition.js";
import type { PlainData } from "../../../../src/lib/plain-data.js";
import { sayIn } from "../say.js";

/** One field at a time takes each of its values; every value must say something else, in both languages. */
export function expectDistinctSentences<T extends EffectData, Words>(
  definition: EffectDefinition<T, Words>,
  base: T,
  fields: Readonly<Record<string, readonly PlainData[]>>,
): void {
  for (const locale of ["ja", "en"] as const) {
    for (const [field, values] of Object.entries(fields)) {
      const said = values.map((value) =>
        definition.summarize({ ...base, [field]: value }, definition.words[locale], sayIn(locale)),
      );
      expect(new Set(said).size, `${field} in ${locale}: ${said.join(" / ")}`).toBe(values.length);
    }
  }
}
