import { expect } from "vitest";
import type {
  EffectData,
  EffectDefinition,
  Say,
} from "../../../../src/features/action/effects/definition.js";
import { createSay } from "../../../../src/features/action/saying/say.js";
import type { Names } from "../../../../src/features/choosing/index.js";
import type { PlainData } from "../../../../src/lib/plain-data.js";
import { sampleNames } from "../../filter/conditions/sample-names.js";

const locales = ["ja", "en"] as const;

/** Says everything in full; every id has a name of its own, so that sentences can be told apart. */
export function sayFor(locale: "ja" | "en", names: Names = sampleNames): Say {
  return createSay(names, locale, "whole");
}

/** One field at a time takes each of its values; every value must say something else, in both languages. */
export function expectDistinctSentences<T extends EffectData, Words>(
  definition: EffectDefinition<T, Words>,
  base: T,
  fields: Readonly<Record<string, readonly PlainData[]>>,
): void {
  for (const locale of locales) {
    for (const [field, values] of Object.entries(fields)) {
      const said = values.map((value) =>
        definition.summarize({ ...base, [field]: value }, definition.words[locale], sayFor(locale)),
      );
      expect(new Set(said).size, `${field} in ${locale}: ${said.join(" / ")}`).toBe(values.length);
    }
  }
}
