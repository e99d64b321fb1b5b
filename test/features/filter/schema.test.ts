import { is, safeParse } from "valibot";
import { describe, expect, it } from "vitest";
import { conditionTypeIds } from "../../../src/features/filter/conditions/index.js";
import { conditionSchema, filterSchema } from "../../../src/features/filter/schema.js";
import every from "../../fixtures/filter-every-condition.json" with { type: "json" };
import { anyOf, filterOf, held, tagged } from "./open-filter.js";

describe("what the element can load", () => {
  it.each<[what: string, value: unknown, loads: boolean]>([
    ["every condition of the public surface", every, true],
    ["an empty object", {}, true],
    ["unknown keys and kinds", { ...filterOf(held, anyOf(null)), z: 1 }, true],
    ["a list", [], false],
    ["null", null, false],
    ["a text", "{}", false],
    ["inputs that are no list", { inputs: {} }, false],
    ["what is no plain data", { inputs: [], call: () => 1 }, false],
    ["what holds itself", circular(), false],
  ])("%s", (_, value, loads) => {
    expect(is(filterSchema, value)).toBe(loads);
  });

  it("nothing in it is changed", () => {
    const filter = filterOf(tagged(1), held);
    expect(safeParse(filterSchema, filter).output).toBe(filter);
  });
});

it("each kind with an editor has a schema of its own; or-panels and others have none", () => {
  for (const type of conditionTypeIds) {
    const schema = conditionSchema(type);
    expect(schema !== null && is(schema, { type }), String(type)).toBe(type !== 120);
    if (schema) expect(is(schema, { type: 999 })).toBe(false);
  }
  expect([conditionSchema(-1), conditionSchema(999), conditionSchema(120)]).toEqual([null, null, null]);
});

function circular(): object {
  const filter: { inputs: unknown[] } = { inputs: [] };
  filter.inputs.push(filter);
  return filter;
}
