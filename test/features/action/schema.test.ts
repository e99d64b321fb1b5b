import { describe, expect, test } from "vitest";
import { allEffects } from "../../../src/features/action/effects/index.js";
import { actionSchema, effectSchema } from "../../../src/features/action/schema.js";
import type { PlainData } from "../../../src/lib/plain-data.js";
import everyEffect from "../../fixtures/action-every-effect.json" with { type: "json" };
import { actionOf, openModel, textEffect } from "./open-model.js";

/** By the interface that schema libraries have in common, as a host page would ask. */
function verdict(schema: typeof actionSchema, value: unknown) {
  const result = schema["~standard"].validate(value);
  if (result instanceof Promise) throw new Error("it answers at once");
  return result;
}

describe("the schema of an action", () => {
  test.each<[what: string, value: PlainData]>([
    ["every effect", structuredClone(everyEffect) as PlainData],
    ["no effects", actionOf()],
    ["no keys", {}],
    ["keys of the host's own", { ...actionOf("一"), note: { by: [1] } }],
    ["effects that nobody knows", { inputs: [null, 1, { type: "?" }] }],
    ["inputs that are null", { inputs: null }],
    ["a text", "inputs"],
    ["a list", [textEffect("一")]],
    ["inputs that are no list", { inputs: { 0: textEffect("一") } }],
  ])("says of %s what the editor does with it", (_, value) => {
    const loads = openModel(actionOf("前")).model.load(value);
    expect(verdict(actionSchema, value)).toEqual(
      loads ? { typed: true, value } : expect.objectContaining({ issues: [expect.anything()] }),
    );
  });

  test.each([
    ["a function", { inputs: [() => 1] }],
    ["a figure that JSON has not", { aid: Number.NaN }],
    ["a map", new Map()],
  ])("refuses %s, which no editor holds", (_, value) => {
    expect(verdict(actionSchema, value).issues).toHaveLength(1);
  });

  test("hands out the very value", () => {
    const value = actionOf("一");
    expect(verdict(actionSchema, value)).toHaveProperty("value", value);
  });
});

describe("the schemas of effects", () => {
  test.each(allEffects.all)("there is that of $type, $name", ({ type, schema }) => {
    expect(effectSchema(type)).toBe(schema);
  });

  test.each([0, 2, 999])("there is none for %d, which is no kind of effect", (type) => {
    expect(effectSchema(type)).toBeNull();
  });
});
