import type * as v from "valibot";
import { parseOrKeep } from "./form-body.js";

type Schema = v.GenericSchema & {
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly getter?: (input: unknown) => v.GenericSchema;
};

/**
 * Gives values that came as text the types their schema asks for: numbers, `null` for an empty text where `null` is allowed,
 * the empty list that was not sent. What does not fit stays text, for the schema to refuse.
 */
export function coerce(schema: v.GenericSchema, value: unknown): unknown {
  const known = schema as Schema;
  if (known.wrapped) return coerceWrapped(known, known.wrapped, value);
  if (known.item)
    return Array.isArray(value) ? value.map((each) => coerce(known.item as Schema, each)) : (value ?? []);
  if (known.entries) return coerceObject(known.entries, value);
  if (known.type === "union") return infer(value);
  // A variant is found by its type, which is still text in `value`.
  if (known.getter) return coerce(known.getter(infer(value)), value);
  if (known.type === "boolean") return value === "1" ? true : value === "0" ? false : value;
  if (wantsNumber(known)) return isNumeric(value) ? Number(value) : value;
  return value;
}

/**
 * What a text without a schema most likely was. An empty text was `null` far more often than "", and digits a number;
 * a leading zero or a plus marks a code or a telephone number, which stays text.
 */
export function infer(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(infer);
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, infer(each)]));
  }
  if (value === "") return null;
  if (typeof value === "string" && /^[[{]/.test(value)) return parseOrKeep(value);
  return isNumeric(value) ? Number(value) : value;
}

function coerceWrapped(schema: Schema, wrapped: Schema, value: unknown): unknown {
  const mayBeAbsent = schema.type === "optional" || schema.type === "nullish";
  const mayBeNull = schema.type === "nullable" || schema.type === "nullish";
  if (value === undefined && mayBeAbsent) return undefined;
  if (value === "" && mayBeNull) return null;
  return coerce(wrapped, value);
}

function coerceObject(entries: Readonly<Record<string, Schema>>, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const given = Object.entries(value).map(([key, each]) => {
    const entry = Object.hasOwn(entries, key) ? entries[key] : undefined;
    return [key, entry ? coerce(entry, each) : infer(each)];
  });
  const missing = Object.entries(entries)
    .filter(([key, entry]) => entry.type === "array" && !Object.hasOwn(value, key))
    .map(([key]) => [key, []]);
  return Object.fromEntries([...given, ...missing]);
}

function wantsNumber({ type, options, literal }: Schema): boolean {
  return type === "number" || typeof (type === "picklist" ? options?.[0] : literal) === "number";
}

function isNumeric(value: unknown): value is string {
  return (
    typeof value === "string" && /^-?(0|[1-9]\d*)(\.\d+)?$/.test(value) && Number.isFinite(Number(value))
  );
}
