import { safeParse } from "valibot";
import { describe, expect, test } from "vitest";
import {
  type AnyConditionVariant,
  allConditions,
  conditions,
  conditionTypeIds,
} from "../../../../src/features/filter/conditions/index.js";
import { readFilter, writeFilter } from "../../../../src/features/filter/entity.js";
import { filterPayload } from "../../../../src/features/filter/payload.js";
import type { PlainData, PlainObject } from "../../../../src/lib/plain-data.js";
import defaults from "../../../fixtures/defaults.json" with { type: "json" };
import every from "../../../fixtures/filter-every-condition.json" with { type: "json" };
import { sampleNames } from "../../../references/sample-names.js";
import { everything } from "../filter-settings.js";
import { context, summaryOf } from "./summaries.js";

const files = import.meta.glob<Record<string, Record<string, PlainObject>>>(
  "../../../../src/features/filter/conditions/*/*.samples.ts",
  { eager: true },
);

const definitions = conditions as unknown as readonly AnyConditionVariant[];

describe.each(definitions.map((each) => [each.name, each] as const))(
  "the condition %s",
  (name, definition) => {
    const samples = Object.entries(
      Object.values(
        files[`../../../../src/features/filter/conditions/${name}/${name}.samples.ts`] ?? {},
      )[0] ?? {},
    );

    test("has an id of the rules, and samples", () => {
      expect(conditionTypeIds).toContain(definition.type);
      expect(samples.length).toBeGreaterThan(2);
    });

    test("a new one has the values of the public surface, passes its schema and has no problem", () => {
      const created = definition.create(everything);
      const canonical = (defaults.conditions as Record<string, PlainObject>)[definition.type] as PlainObject;
      const { context: _, ...withoutContext } = created as PlainObject;
      const { context: __, ...canonicalRest } = canonical;
      expect(withoutContext).toEqual(canonicalRest);
      expect(safeParse(definition.schema, created).success).toBe(true);
    });

    test.each(samples)("the sample %s is read, kept as it is, judged and said", (_, sample) => {
      expect(allConditions.of(sample)?.name).toBe(name);
      const filter = { inputs: [sample, { type: 120, effects: [sample] }] };
      const state = readFilter(filter);
      expect(state && writeFilter(state)).toEqual(filter);
      expect(() => definition.problems?.(sample as never, context)).not.toThrow();
      expect(() => definition.unfinished(sample as never)).not.toThrow();
      for (const locale of ["ja", "en"] as const) {
        const sentence = summaryOf(sample, sampleNames, locale);
        expect(sentence).toBeTruthy();
        expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
      }
    });

    test.each(samples)("the opposite of the opposite of %s is itself", (_, sample) => {
      const opposite = definition.opposite?.(sample as never) as PlainData;
      if (typeof opposite !== "object") {
        expect([undefined, "none", "dates"]).toContain(opposite);
        return;
      }
      const back = definition.opposite?.(opposite as never);
      expect({ ...definition.create(everything), ...(back as object) }).toEqual({
        ...definition.create(everything),
        ...sample,
      });
      expect(summaryOf(opposite, sampleNames, "ja")).not.toBe(summaryOf(sample, sampleNames, "ja"));
    });
  },
);

test("every condition of the fixture that is built is read, and all go back key for key", () => {
  const filter = every as unknown as PlainObject;
  const state = readFilter(filter);
  expect(state && filterPayload(state, { mode: "editor" })).toEqual(filter);
  const built = new Set<number>(conditions.map(({ type }) => type));
  for (const condition of filter.inputs as PlainObject[]) {
    if (built.has(condition.type as number))
      expect(allConditions.of(condition), JSON.stringify(condition)).not.toBeNull();
  }
});
