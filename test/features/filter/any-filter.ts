import fc from "fast-check";
import type { PlainData, PlainObject } from "../../../src/lib/plain-data.js";
import { anyPlainData, anyPlainObject } from "../../lib/any-plain-data.js";
import { conditionSamples } from "./samples.js";

const sample = fc.constantFrom(...conditionSamples).map((each): PlainObject => structuredClone(each));

/** What pages and old servers may have stored in place of a condition. */
const junk = fc.oneof(
  anyPlainData,
  anyPlainObject.map((rest): PlainData => ({ ...rest, type: -1, reason: "不明" })),
  fc.tuple(sample, anyPlainObject).map(([condition, over]): PlainData => ({ ...condition, ...over })),
  fc.tuple(fc.integer(), anyPlainObject).map(([type, rest]): PlainData => ({ type, ...rest })),
  anyPlainData.map((effects): PlainData => ({ type: 120, effects })),
);

const condition: fc.Arbitrary<PlainData> = fc.oneof({ weight: 3, arbitrary: sample }, junk);

const orPanel: fc.Arbitrary<PlainData> = fc
  .tuple(anyPlainObject, fc.array(condition, { maxLength: 4 }))
  .map(([rest, effects]) => ({ ...rest, type: 120, effects }));

/** Conditions and or-panels as they may be stored. */
export const anyInputs: fc.Arbitrary<PlainData[]> = fc.array(
  fc.oneof({ weight: 3, arbitrary: condition }, orPanel),
  { maxLength: 8 },
);

/** Any filter that can be loaded, with keys that nobody knows; one that has none of its own keys is no filter. */
export const anyFilter: fc.Arbitrary<PlainObject> = fc
  .tuple(anyPlainObject, fc.option(anyInputs, { freq: 8, nil: undefined }), anyPlainObject)
  .map(([before, inputs, after]) => {
    const { inputs: _, ...rest } = { ...before, ...after };
    return inputs === undefined ? { ...rest, name: "名" } : { ...before, inputs, ...omitInputs(after) };
  });

function omitInputs({ inputs: _, ...rest }: PlainObject): PlainObject {
  return rest;
}
