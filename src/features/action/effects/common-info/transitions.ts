import type { ItemId } from "../../../../api/resources.js";
import type { Figure } from "../../../../kit/number-text.js";
import { type CommonInfoEffect, Operand, type ValueType } from "./common-info.js";

/** Other common information: the operand is add again and the values 0 (actions-and-filters §4). */
export function chooseCommonInfo(effect: CommonInfoEffect, common_var_id: ItemId | null): CommonInfoEffect {
  return { ...effect, common_var_id, ...fresh };
}

/** So it is with another kind of value (§4). */
export function chooseValueType(effect: CommonInfoEffect, value_type: ValueType): CommonInfoEffect {
  return { ...effect, value_type, ...fresh };
}

export function chooseOperand(effect: CommonInfoEffect, operand: Operand): CommonInfoEffect {
  return { ...effect, operand };
}

export function writeConstant(effect: CommonInfoEffect, fix_value: Figure): CommonInfoEffect {
  return { ...effect, fix_value };
}

const fresh = { operand: Operand.add, fix_value: 0, min_value: 0, max_value: 0 };
