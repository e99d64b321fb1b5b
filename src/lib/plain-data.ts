/** Data that JSON can hold: the only shape in which payloads enter and leave an editor. */
export type PlainData = null | boolean | number | string | PlainData[] | PlainObject;
/** An object of plain data. */
export interface PlainObject {
  [key: string]: PlainData;
}

/** The type `T` with `never` in place of what is no plain data: a function, a map, an object with methods. */
type Plain<T> = T extends PlainData | undefined
  ? T
  : T extends (...args: never[]) => unknown
    ? never
    : T extends object
      ? { readonly [Key in keyof T]: Plain<T[Key]> }
      : never;

/** Its kind of plain data; what is no object stays as it is. */
type AsPlain<T> = T extends object ? (T extends readonly unknown[] ? PlainData[] : PlainObject) : T;

/** The same value as plain data, for what an interface says of it: an interface has no index, so it is no `PlainObject`. */
export function asPlainData<T>(value: T & Plain<T>): AsPlain<T> {
  return value as unknown as AsPlain<T>;
}

/** Why a value cannot become plain data. */
export type PlainDataProblem = "circular" | "too-deep" | "not-plain" | "not-finite";

/** A private copy, or the reason why there is none. */
export type PlainDataResult = { ok: true; data: PlainData } | { ok: false; problem: PlainDataProblem };

/** Deeper than any payload, shallower than the stack. */
const deepest = 200;

/** Keys that could reach a prototype; they are dropped from whatever comes in. */
const forbiddenKeys = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Copies a value as JSON would, without running the value's or the page's `toJSON` (old Prototype.js turns
 * arrays into strings through it) and without `__proto__`, `constructor` and `prototype` keys.
 * `undefined` members are left out, dates become ISO text. What JSON would lose silently (functions, maps,
 * class instances, NaN) and what it would throw on (circles, bigint) is refused, never thrown.
 */
export function toPlainData(value: unknown): PlainDataResult {
  try {
    return { ok: true, data: copy(value, new Set()) };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, problem: error.problem };
    // A getter of the host's object threw: to us that is one more value that is not plain.
    return { ok: false, problem: "not-plain" };
  }
}

/** A copy of data that is plain already, for handing out: what a host does to it stays with the host. */
export function privateCopy<T extends object>(data: T): T {
  return copy(data, new Set()) as unknown as T;
}

/** True when two pieces of plain data are equal, whatever the order of their keys. */
export function samePlainData(a: PlainData | undefined, b: PlainData | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, i) => samePlainData(item, b[i]))
    );
  }
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && samePlainData(a[key], b[key]))
  );
}

/** True for an object that may have some of these keys: it has one of them, or none at all. */
export function mayHaveKeys(data: PlainData, keys: readonly string[]): boolean {
  const own = isPlainObject(data) ? Object.keys(data) : [];
  return own.length === 0 || own.some((key) => keys.includes(key));
}

/** Narrows to an object that is neither null nor a list. */
export function isPlainObject(value: PlainData | undefined): value is PlainObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

class Refusal extends Error {
  constructor(readonly problem: PlainDataProblem) {
    super(problem);
  }
}

/** Takes the result of `JSON.parse` as plain data: nobody else has it, so it is not copied. */
export function ownPlainData(parsed: unknown): PlainDataResult {
  const problem = cleanse(parsed, 0);
  return problem ? { ok: false, problem } : { ok: true, data: parsed as PlainData };
}

function cleanse(value: unknown, depth: number): PlainDataProblem | null {
  if (typeof value === "number") return Number.isFinite(value) ? null : "not-finite";
  if (typeof value !== "object" || value === null) return null;
  if (depth >= deepest) return "too-deep";
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at += 1) {
      const problem = cleanse(value[at], depth + 1);
      if (problem) return problem;
    }
    return null;
  }
  const members = value as Record<string, unknown>;
  for (const key of Object.keys(members)) {
    if (forbiddenKeys.has(key)) {
      delete members[key];
      continue;
    }
    const problem = cleanse(members[key], depth + 1);
    if (problem) return problem;
  }
  return null;
}

function copy(value: unknown, ancestors: Set<object>): PlainData {
  if (value === null || value === undefined) return null;
  switch (typeof value) {
    case "string":
    case "boolean":
      return value;
    case "number":
      if (!Number.isFinite(value)) throw new Refusal("not-finite");
      return value;
    case "object":
      return copyObject(value, ancestors);
    default:
      throw new Refusal("not-plain");
  }
}

/** As JSON writes it: `2026-01-31T09:00:00.000Z`. Not by `toISOString`, since MooTools writes another form. */
function dateText(date: Date): string {
  const year = date.getUTCFullYear();
  const digits = year < 0 || year > 9999 ? 6 : 4;
  const sign = year < 0 ? "-" : digits === 6 ? "+" : "";
  const day = [
    sign + padded(Math.abs(year), digits),
    padded(date.getUTCMonth() + 1),
    padded(date.getUTCDate()),
  ];
  const time = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()].map((part) => padded(part));
  return `${day.join("-")}T${time.join(":")}.${padded(date.getUTCMilliseconds(), 3)}Z`;
}

function padded(part: number, digits = 2): string {
  return String(part).padStart(digits, "0");
}

function copyObject(value: object, ancestors: Set<object>): PlainData {
  if (ancestors.has(value)) throw new Refusal("circular");
  if (ancestors.size >= deepest) throw new Refusal("too-deep");
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) throw new Refusal("not-plain");
    return dateText(value);
  }
  ancestors.add(value);
  const result = Array.isArray(value) ? copyList(value, ancestors) : copyMembers(value, ancestors);
  ancestors.delete(value);
  return result;
}

function copyList(list: readonly unknown[], ancestors: Set<object>): PlainData[] {
  const result: PlainData[] = [];
  for (let i = 0; i < list.length; i++) result.push(copy(list[i], ancestors));
  return result;
}

function copyMembers(value: object, ancestors: Set<object>): PlainObject {
  // An object of another realm (an iframe) has another Object.prototype, hence the second look.
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== null && prototype !== Object.prototype && Object.getPrototypeOf(prototype) !== null) {
    throw new Refusal("not-plain");
  }
  const result: PlainObject = {};
  for (const [key, member] of Object.entries(value)) {
    if (member !== undefined && !forbiddenKeys.has(key)) result[key] = copy(member, ancestors);
  }
  return result;
}
