import fc from "fast-check";
import { expect, it } from "vitest";
import { allConditions } from "../../../src/features/filter/conditions/index.js";
import type { FilterMode } from "../../../src/features/filter/settings.js";
import type { PlainData, PlainObject } from "../../../src/lib/plain-data.js";
import { anyFilter, anyInputs } from "./any-filter.js";
import { keysOf, openFilter } from "./open-filter.js";

const anyMode = fc.constantFrom<FilterMode[]>("editor", "board", "funneling");

it("any filter comes back key for key in all modes, and no key is used twice", () => {
  fc.assert(
    fc.property(anyFilter, anyMode, (filter, mode) => {
      const { model, state } = openFilter(structuredClone(filter), { mode });
      expect(JSON.stringify(model.value())).toBe(JSON.stringify(filter));
      expect(JSON.stringify(model.payload())).toBe(JSON.stringify(sent(filter, mode)));
      expect(model.isDirty()).toBe(false);
      expect(new Set(keysOf(state())).size).toBe(keysOf(state()).length);
      expect(() => model.problems()).not.toThrow();
    }),
    { numRuns: 300 },
  );
});

it("an edit beside them leaves conditions as they were, key for key", () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      const { model } = openFilter({ inputs: structuredClone(inputs) });
      model.addOrPanel();
      expect(JSON.stringify(model.value().inputs)).toBe(
        JSON.stringify([...inputs, { type: 120, effects: [] }]),
      );
    }),
    { numRuns: 200 },
  );
});

/** Names have no blanks around them, and what is searched for in friend information is a text: nothing else differs. */
function sent(filter: PlainObject, mode: FilterMode): PlainObject {
  const named = mode !== "funneling" && typeof filter.name === "string" ? { name: filter.name.trim() } : {};
  const inputs = Array.isArray(filter.inputs) ? { inputs: filter.inputs.map((each) => asSent(each)) } : {};
  return { ...filter, ...named, ...inputs };
}

function asSent(condition: PlainData, inPanel = false): PlainData {
  if (typeof condition !== "object" || condition === null || Array.isArray(condition)) return condition;
  const { type, effects, query } = condition as PlainObject;
  if (type === 120 && Array.isArray(effects) && !inPanel)
    return { ...condition, effects: effects.map((each) => asSent(each, true)) };
  return type === 75 && query !== undefined && allConditions.of(condition) !== null
    ? { ...condition, query: String(query ?? "") }
    : condition;
}
