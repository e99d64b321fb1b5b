import type { GenericSchema } from "valibot";
import { textForm } from "../../src/api/description/fields.js";

/** What of a valibot schema can be read. */
interface Parts {
  readonly type: string;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
  readonly entries?: Readonly<Record<string, GenericSchema>>;
  readonly item?: GenericSchema;
  readonly items?: readonly GenericSchema[];
  readonly value?: GenericSchema;
  readonly wrapped?: GenericSchema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
}

/** A longer object has a line for each of its fields. */
const width = 84;

/**
 * A schema as somebody would write it on a board: `{ id: integer, name: text, group_id: integer | null, note?: text }`.
 * `indent` is what stands before each further line.
 */
export function notation(schema: GenericSchema, indent = ""): string {
  const parts = schema as unknown as Parts;
  const { type, entries, item, items, value, wrapped, options, pipe } = parts;
  switch (type) {
    case "string":
      return textName(pipe);
    case "number":
      return pipe?.some((action) => action.type === "integer") ? "integer" : "number";
    case "literal":
      return JSON.stringify(parts.literal);
    case "picklist":
      return (options ?? []).map((option) => JSON.stringify(option)).join(" | ");
    case "nullable":
    case "nullish":
      return `${notation(wrapped as GenericSchema, indent)} | null`;
    case "optional":
    case "exact_optional":
      return notation(wrapped as GenericSchema, indent);
    case "array":
      return `[${notation(item as GenericSchema, indent)}, …]`;
    case "tuple":
      return `[${(items ?? []).map((each) => notation(each, indent)).join(", ")}]`;
    case "record":
      return `{ [key]: ${notation(value as GenericSchema, indent)} }`;
    case "union":
    case "variant":
      return [...new Set((options as readonly GenericSchema[]).map((each) => notation(each, indent)))].join(
        " | ",
      );
    case "intersect":
      return (options as readonly GenericSchema[]).map((each) => notation(each, indent)).join(" & ");
    case "object":
    case "loose_object":
    case "strict_object":
      return objectNotation(entries ?? {}, indent);
    default:
      return type === "boolean" || type === "null" ? type : "anything";
  }
}

function objectNotation(entries: Readonly<Record<string, GenericSchema>>, indent: string): string {
  const inner = `${indent}  `;
  const fields = Object.entries(entries).map(([key, schema]) => {
    const mark = ["optional", "exact_optional", "nullish"].includes(schema.type) ? "?" : "";
    return `${key}${mark}: ${notation(schema, inner)}`;
  });
  if (fields.length === 0) return "{}";
  const line = `{ ${fields.join(", ")} }`;
  if (indent.length + line.length <= width && !line.includes("\n")) return line;
  return `{\n${fields.map((field) => `${inner}${field},`).join("\n")}\n${indent}}`;
}

/** Days, times and instants are texts of a form. */
function textName(pipe: Parts["pipe"] = []): string {
  const form = textForm(pipe.find(({ type }) => type === "regex")?.requirement);
  return form ? { instant: "instant", day: "YYYY-MM-DD", clock: "HH:mm" }[form] : "text";
}
