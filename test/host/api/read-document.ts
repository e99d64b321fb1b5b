import type * as v from "valibot";
import { coerce } from "./coerce.js";
import type { FormBody } from "./form-body.js";

/**
 * The document a form carries, without the fields that are no part of it. Scalars are always text; what is nested has
 * types where it came as JSON, and is text in brackets, to be read by the schema.
 */
export function readDocument(
  { fields, encoding }: FormBody,
  nested: string,
  schema: v.GenericSchema,
  requestFields: readonly string[],
): unknown {
  const kept = Object.fromEntries(Object.entries(fields).filter(([key]) => !requestFields.includes(key)));
  const typed = coerce(schema, kept) as Record<string, unknown>;
  return encoding === "json" && nested in kept ? { ...typed, [nested]: kept[nested] } : typed;
}

/** `true` is 1 in a form; a host that writes the attribute's value itself may send other words for yes. */
export function isOn(flag: unknown): boolean {
  return flag !== undefined && flag !== "" && flag !== "0" && flag !== "false";
}
