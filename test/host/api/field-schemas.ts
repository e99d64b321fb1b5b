import * as v from "valibot";

/** The kinds of field that documents of the HTTP contract are made of. Each takes the label its Japanese message begins with. */

/** Text of any length, the empty one too. */
export function text(label: string) {
  return v.string(`${label}は文字列で指定してください。`);
}

/** Text that may be empty, at most `max` UTF-16 units. */
export function limitedText(label: string, max: number) {
  return v.pipe(text(label), v.maxLength(max, tooLong(label, max)));
}

/** Text that must be there, at most `max` UTF-16 units, as JavaScript and the browsers' `maxlength` count. */
export function requiredText(label: string, max: number) {
  return v.pipe(
    text(label),
    v.check((value) => value.trim() !== "", `${label}を入力してください。`),
    v.maxLength(max, tooLong(label, max)),
  );
}

function tooLong(label: string, max: number): string {
  return `${label}は${max}文字以内で入力してください。`;
}

export function integer(label: string) {
  const message = `${label}は整数で指定してください。`;
  return v.pipe(v.number(message), v.integer(message));
}

/** A whole number from 0 (or `min`) up. */
export function count(label: string, min = 0) {
  return v.pipe(integer(label), v.minValue(min, `${label}は${min}以上で指定してください。`));
}

/** A number as operators type it: at most three decimals. */
export function amount(label: string) {
  const message = `${label}は数値で指定してください。`;
  return v.pipe(
    v.number(message),
    v.check((value) => Number(value.toFixed(3)) === value, `${label}は小数第3位までで指定してください。`),
  );
}

/** One of the codes that the rules list. */
export function code<const T extends readonly (number | string)[]>(label: string, codes: T) {
  return v.picklist(codes, `${label}の値が正しくありません。`);
}

/** The id of something that may be unchosen (`null`). 0 is no id, except where it has a meaning of its own. */
export function id(label: string, min = 1) {
  return v.nullable(v.pipe(integer(label), v.minValue(min, `${label}の指定が正しくありません。`)));
}

export function ids(label: string) {
  const message = `${label}の指定が正しくありません。`;
  return v.array(v.pipe(v.number(message), v.integer(message), v.minValue(1, message)), message);
}

/** `HH:mm`, 00:00 to 23:59. */
export function time(label: string) {
  const message = `${label}は00:00から23:59までの時刻で指定してください。`;
  return v.pipe(v.string(message), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, message));
}

/** `YYYY-MM-DD`, a day that exists. */
export function date(label: string) {
  const message = `${label}は実在する日付で指定してください。`;
  return v.pipe(v.string(message), v.check(isDate, message));
}

function isDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
