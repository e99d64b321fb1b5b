import { expect } from "vitest";
import type { ConditionData } from "../../../../src/features/filter/conditions/index.js";
import type { PlainData, PlainObject } from "../../../../src/lib/plain-data.js";
import { sampleNames } from "../../../references/sample-names.js";
import { summaryOf } from "./summaries.js";

/**
 * One field at a time takes each of its values; every value must say something else, in both languages. `merge` writes
 * fields that are not at the top.
 */
export function expectDistinct(
  base: ConditionData,
  fields: Readonly<Record<string, readonly PlainData[]>>,
  merge: (condition: ConditionData, change: PlainObject) => PlainObject = (condition, change) => ({
    ...condition,
    ...change,
  }),
): void {
  for (const locale of ["ja", "en"] as const) {
    for (const [field, values] of Object.entries(fields)) {
      const sentences = values.map((value) =>
        summaryOf(merge(base, { [field]: value }), sampleNames, locale),
      );
      expect(sentences, `${field} in ${locale}`).not.toContain(null);
      expect(new Set(sentences).size, `${field} in ${locale}: ${sentences.join(" / ")}`).toBe(values.length);
    }
  }
}
