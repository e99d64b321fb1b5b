import * as v from "valibot";
import { amount, date, text } from "../field-schemas.js";
import type { PickerItem } from "../picker-items.js";
import type { VariableChoice } from "../variable-choices.js";

/** A variable's value on the wire. One without a value is absent, or null where it must be named. */
export type VariableValue = string | number;

/** The largest number, with three decimals. */
const LARGEST = 9_999_999_999.999;

/** The value of a text as filters keep it: numbers and choices are numbers. */
export function typedValue(written: string, type: unknown): VariableValue {
  if ((type !== 1 && type !== 20) || written.trim() === "") return written;
  const number = Number(written);
  return Number.isFinite(number) ? number : written;
}

/** Why a value may not be saved. `before` is the one that is there. */
export function problemOf(
  variable: PickerItem | undefined,
  value: unknown,
  before: VariableValue | undefined,
  choices: readonly VariableChoice[],
): string | undefined {
  if (!variable) return "友だち情報が見つかりません。";
  const { name, type, writable } = variable;
  if (writable === 0) return `${name}を変更する権限がありません。`;
  if (value === null || value === before) return undefined;
  if (type === 20) {
    return choices.some(({ id }) => id === value) ? undefined : `${name}の選択肢が見つかりません。`;
  }
  if (type === 10 || type === 13) return `${name}はここでは登録できません。`;
  const result = v.safeParse(schemaOf(name, type), value);
  return result.issues?.[0].message;
}

function schemaOf(name: string, type: unknown): v.GenericSchema {
  if (type === 1) {
    const inRange = (number: number) => Math.abs(number) <= LARGEST;
    return v.pipe(
      amount(name),
      v.check(inRange, `${name}は-9999999999.999から9999999999.999までで指定してください。`),
    );
  }
  return type === 30 ? date(name) : text(name);
}
