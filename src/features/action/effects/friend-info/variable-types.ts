import { type LinkedKind, VariableType } from "../../../../references/index.js";
import { Operand, ValueType } from "./effect.js";

/** Rules of a type of variable. */
export interface TypeRules {
  operands: readonly Operand[];
  /** Operation when a variable of this type is chosen (rules: friend-info-chosen-anew). */
  first: Operand;
  valueTypes: readonly ValueType[];
  /** The linked values that can be written there. */
  linked: readonly LinkedKind[];
}

const numbers: readonly LinkedKind[] = ["number"];
const { assign, add, subtract, clear } = Operand;
const { constant, random, dynamic, linked } = ValueType;

const texts: TypeRules = {
  operands: [assign, add, subtract, clear],
  first: assign,
  valueTypes: [constant, random, linked],
  linked: ["string", "number", "datetime"],
};
const files: TypeRules = { operands: [clear], first: clear, valueTypes: [], linked: [] };

const rules: Readonly<Partial<Record<number, TypeRules>>> = {
  [VariableType.number]: { ...texts, linked: numbers },
  [VariableType.image]: files,
  [VariableType.pdf]: files,
  [VariableType.select]: {
    operands: [assign, clear],
    first: clear,
    valueTypes: [constant, linked],
    linked: ["string"],
  },
  [VariableType.date]: {
    operands: [assign, clear],
    first: assign,
    valueTypes: [constant, dynamic, linked],
    linked: ["datetime"],
  },
};

/** The rules of a type (rules: friend-info-chosen-anew, friend-info-types); what is no type of ours is text. */
export function rulesOf(type: number | null): TypeRules {
  return (type === null ? undefined : rules[type]) ?? texts;
}

/** True for an operation that counts: its value is a number, whatever the variable holds. */
export function countsWith(operand: Operand): boolean {
  return operand === add || operand === subtract;
}

/** The linked values that an operation on a type can use. */
export function linkedKindsOf(type: number | null, operand: Operand): readonly LinkedKind[] {
  return countsWith(operand) ? numbers : rulesOf(type).linked;
}
