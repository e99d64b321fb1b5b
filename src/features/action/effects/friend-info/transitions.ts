import type { ItemId } from "../../../../api/resources.js";
import type { Figure } from "../../../../kit/number-text.js";
import { type LinkedValue, VariableType } from "../../../../references/index.js";
import { unlink } from "../parts/linked/linked-context.js";
import { actionDate, type FriendInfoEffect, Operand, settingOf, ValueType } from "./effect.js";
import { linkedKindsOf, rulesOf } from "./variable-types.js";

/** Another variable: what was to be done with the one before is forgotten (rules: friend-info-chosen-anew). */
export function chooseVariable(
  effect: FriendInfoEffect,
  var_id: ItemId | null,
  var_type: number | null,
): FriendInfoEffect {
  return {
    ...withoutLink(effect),
    var_id,
    var_type,
    operand: rulesOf(var_type).first,
    valuetype: ValueType.constant,
    fix_value: "",
    min_value: 0,
    max_value: 0,
    dynamic_value: null,
  };
}

/** Clearing empties the fixed value (rules: friend-info-cleared). A linked value that can be assigned is not always one to count with. */
export function chooseOperand(effect: FriendInfoEffect, operand: Operand): FriendInfoEffect {
  if (operand === Operand.clear) return { ...effect, operand, fix_value: "" };
  const { type, operand: before } = settingOf(effect);
  const takesTheSame = linkedKindsOf(type, before) === linkedKindsOf(type, operand);
  return { ...(takesTheSame ? effect : withoutLink(effect)), operand };
}

/**
 * Sets the source of the value; a name of a value of another sort is removed, constant and range stay for a change of
 * mind. A selection is written as soon as there is something to write, and cleared as long as there is not.
 */
export function chooseValueType(effect: FriendInfoEffect, valuetype: ValueType): FriendInfoEffect {
  const next: FriendInfoEffect = {
    ...(valuetype === ValueType.linked ? effect : withoutLink(effect)),
    valuetype,
    dynamic_value: valuetype === ValueType.dynamic ? actionDate : null,
  };
  const { type, constant } = settingOf(next);
  if (type !== VariableType.select) return next;
  const isWritten = valuetype !== ValueType.constant || constant !== "";
  return { ...next, operand: isWritten ? Operand.assign : Operand.clear };
}

export function writeConstant(effect: FriendInfoEffect, fix_value: string): FriendInfoEffect {
  return { ...effect, fix_value };
}

/** A figure is stored as text. */
export function writeFigure(effect: FriendInfoEffect, figure: Figure): FriendInfoEffect {
  return writeConstant(effect, String(figure ?? ""));
}

/** A choice is stored by its id, as text. Choosing one writes it, taking it off clears the variable (rules: friend-info-selection). */
export function chooseChoice(effect: FriendInfoEffect, id: ItemId | null): FriendInfoEffect {
  return {
    ...effect,
    operand: id === null ? Operand.clear : Operand.assign,
    fix_value: String(id ?? ""),
  };
}

/** As a choice does, it writes a selection (rules: friend-info-selection). */
export function chooseLinkedValue(effect: FriendInfoEffect, context: LinkedValue): FriendInfoEffect {
  const { type, operand } = settingOf(effect);
  return { ...effect, context, operand: type === VariableType.select ? Operand.assign : operand };
}

/** Puts the type from the list into the effect where none is stored. */
export function knowType(effect: FriendInfoEffect, var_type: number | null): FriendInfoEffect {
  return var_type === null || settingOf(effect).type !== null ? effect : { ...effect, var_type };
}

function withoutLink(effect: FriendInfoEffect): FriendInfoEffect {
  return unlink(effect) as FriendInfoEffect;
}
