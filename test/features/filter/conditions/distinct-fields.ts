import { expect } from "vitest";
import type { ConditionData } from "../../../../src/features/filter/conditions/index.js";
import { describeCondition } from "../../../../src/features/filter/conditions/sentences.js";
import type { PlainData, PlainObject } from "../../../../src/lib/plain-data.js";
import { sampleNames } from "../../choosing/sample-names.js";

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
      const said = values.map((value) =>
        describeCondition(merge(base, { [field]: value }), sampleNames, locale),
      );
      expect(said, `${field} in ${locale}`).not.toContain(null);
      expect(new Set(said).size, `${field} in ${locale}: ${said.join(" / ")}`).toBe(values.length);
    }
  }
}
