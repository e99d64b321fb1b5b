import * as v from "valibot";
import { type PlainObject, toPlainData } from "../../lib/plain-data.js";
import { allEffects, type EffectData, type effects } from "./effects/index.js";
import { readAction } from "./entity.js";

type EditableType = (typeof effects)[number]["type"];
type EffectOf<Type extends EditableType> = v.InferOutput<
  Extract<(typeof effects)[number], { type: Type }>["schema"]
>;

/**
 * Schema of values that `<action-editor>` can load: plain data with a list of effects, of whatever kinds. Nothing in
 * it is changed. Like every schema of the package it says what can be held, not what may be saved: `validity` of the
 * element does.
 */
export const actionSchema: v.GenericSchema<unknown, PlainObject> = /* @__PURE__ */ v.custom<PlainObject>(
  (value) => {
    const plain = toPlainData(value);
    return plain.ok && readAction(plain.data) !== null;
  },
  "This is no action.",
);

/**
 * Schema of a kind of effect, by type id, for what its editor can read (rules: effect-types); `null` for kinds
 * without an editor. An effect that does not pass is held, shown as such, and finished unchanged.
 */
export function effectSchema<Type extends EditableType>(type: Type): v.GenericSchema<unknown, EffectOf<Type>>;
export function effectSchema(type: number): v.GenericSchema<unknown, EffectData> | null;
export function effectSchema(type: number): v.GenericSchema<unknown, EffectData> | null {
  return allEffects.ofType(type)?.schema ?? null;
}
