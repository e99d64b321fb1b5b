import * as v from "valibot";
import { conditions } from "./conditions.js";
import { integer } from "./field-schemas.js";
import type { ConditionDocument } from "./filter-document.js";
import { ruled } from "./ruled.js";

type ConditionSchema = v.GenericSchema<unknown, ConditionDocument>;

const OR_PANEL = 120;

/** A type this host does not know, and the broken one: held whole, as the editor holds them. */
const unknownCondition = v.looseObject({ type: integer("条件の種類") }, "条件の形式が正しくありません。");

const orPanel = ruled({
  type: v.literal(OR_PANEL),
  effects: v.array(
    v.pipe(
      v.lazy((input) => plainSchemaOf(typeIn(input))),
      v.check(({ type }) => type !== OR_PANEL, "or条件の中にor条件は指定できません。"),
    ),
    "or条件の形式が正しくありません。",
  ),
}) as unknown as ConditionSchema;

/** A condition of any type. */
export const anyCondition: ConditionSchema = v.lazy((input) => {
  const type = typeIn(input);
  return type === OR_PANEL ? orPanel : plainSchemaOf(type);
});

function plainSchemaOf(type: unknown): ConditionSchema {
  return conditions.find((each) => each.type === type)?.schema ?? unknownCondition;
}

function typeIn(input: unknown): unknown {
  return (input as Partial<ConditionDocument> | null)?.type;
}
