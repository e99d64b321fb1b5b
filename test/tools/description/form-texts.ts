import type { JsonSchema } from "./json-schema.js";

/* What is sent as form fields is text: lists are JSON text, and what is not set is an empty text. */

/** The schema of fields as they are sent. */
export function asSentInForm(schema: JsonSchema): JsonSchema {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  return {
    ...schema,
    properties: Object.fromEntries(properties.map(([name, each]) => [name, asText(each)])),
  };
}

function asText(schema: JsonSchema): JsonSchema {
  if (["array", "object"].includes(String(schema.type)))
    return { type: "string", contentMediaType: "application/json", contentSchema: schema };
  const choices = schema.anyOf as readonly JsonSchema[] | undefined;
  if (!choices) return schema;
  const empty = { type: "string", maxLength: 0 };
  return { ...schema, anyOf: choices.map((each) => (each.type === "null" ? empty : each)) };
}

/** An example as it is sent. */
export function textsOfForm(example: unknown): unknown {
  const entries = Object.entries(example as object).map(([key, value]: [string, unknown]) => [
    key,
    value === null ? "" : typeof value === "object" ? JSON.stringify(value) : value,
  ]);
  return Object.fromEntries(entries);
}
