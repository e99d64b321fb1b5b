import * as v from "valibot";
import { type PlainObject, toPlainData } from "../../lib/plain-data.js";
import type { ConditionData } from "./conditions/definition.js";
import { allConditions } from "./conditions/index.js";
import { readFilter } from "./entity.js";

/**
 * Schema of values that `<funnel-editor>` can load: plain data with a list of conditions, of whatever kinds. Nothing
 * in it is changed. Like every schema of the package it says what can be held, not what may be saved: `validity` of
 * the element does.
 */
export const filterSchema: v.GenericSchema<unknown, PlainObject> = /* @__PURE__ */ v.custom<PlainObject>(
  (value) => {
    const plain = toPlainData(value);
    return plain.ok && readFilter(plain.data) !== null;
  },
  "This is no filter.",
);

/**
 * Schema of a kind of condition, by type id, for what its editor can read (rules: condition-types); `null` for kinds
 * without an editor. What of a condition does not pass is held, shown as such, and finished unchanged.
 */
export function conditionSchema(type: number): v.GenericSchema<unknown, ConditionData> | null {
  return allConditions.ofType(type)?.schema ?? null;
}
