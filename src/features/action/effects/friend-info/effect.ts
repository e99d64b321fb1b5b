import * as v from "valibot";
import { linkedContext } from "../parts/linked/linked-context.js";
import { chosenId, effectSchema, figure, oneOf, optionOf } from "../parts/stored-fields.js";

/** Operation on the value (rules: friend-info-effect). */
export const Operand = { assign: 1, add: 2, subtract: 3, clear: 4 } as const;
export type Operand = (typeof Operand)[keyof typeof Operand];

/** Source of the new value. */
export const ValueType = { constant: 1, random: 2, dynamic: 3, linked: 15 } as const;
export type ValueType = (typeof ValueType)[keyof typeof ValueType];

/** The one dynamic value: the day on which the action runs. */
export const actionDate = "action_date";

/** Schema of effects that can be edited; hosts may write figures as text, and figures where texts belong. */
export const friendInfoSchema = effectSchema(6, {
  var_id: chosenId,
  var_type: figure,
  operand: v.exactOptional(oneOf(Operand)),
  valuetype: v.exactOptional(oneOf(ValueType)),
  fix_value: figure,
  min_value: figure,
  max_value: figure,
  dynamic_value: v.exactOptional(v.nullable(v.string())),
  context: linkedContext,
});

/** Writes, counts or clears what is kept about a friend under a variable. */
export type FriendInfoEffect = v.InferOutput<typeof friendInfoSchema>;

/** Stored values, with defaults for missing keys. */
export function settingOf(effect: FriendInfoEffect) {
  const { var_id = null, var_type, fix_value, dynamic_value = null } = effect;
  const operand = optionOf(effect.operand, Operand.assign);
  const valuetype = optionOf(effect.valuetype, ValueType.constant);
  const type = var_type === undefined || var_type === null || var_type === "" ? null : Number(var_type);
  return { var_id, type, operand, valuetype, constant: String(fix_value ?? ""), dynamic_value };
}
