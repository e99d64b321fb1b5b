import * as v from "valibot";

/** What of a valibot schema says which value a text stands for. */
interface Parts {
  readonly type: string;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly items?: readonly v.GenericSchema[];
  readonly value?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
  readonly options?: readonly unknown[];
  readonly getter?: (input: unknown) => v.GenericSchema;
}

/**
 * What is written as text in a query or a form, as the values that a schema asks for: figures, true and false, nothing, and
 * JSON for lists and objects. What cannot stand for such a value stays as it is, for the schema to refuse.
 */
export function fromText(schema: v.GenericSchema, value: unknown): unknown {
  const parts = schema as unknown as Parts;
  const { type, entries, item, items, wrapped, options } = parts;
  switch (type) {
    case "optional":
    case "exact_optional":
    case "nullable":
    case "nullish":
    case "undefinedable":
      return value === "" && !v.is(wrapped as v.GenericSchema, "")
        ? null
        : fromText(wrapped as v.GenericSchema, value);
    case "union":
    case "variant":
      return firstFitting(options as readonly v.GenericSchema[], value);
    case "lazy":
      return fromText((parts.getter as (input: unknown) => v.GenericSchema)(value), value);
    case "array": {
      const list = nestedOf(value);
      return Array.isArray(list) ? list.map((each) => fromText(item as v.GenericSchema, each)) : list;
    }
    case "tuple": {
      const list = nestedOf(value);
      return Array.isArray(list)
        ? list.map((each, at) => (items?.[at] ? fromText(items[at], each) : each))
        : list;
    }
    case "record":
      return mapped(nestedOf(value), () => parts.value as v.GenericSchema);
    case "object":
    case "loose_object":
    case "strict_object":
    case "object_with_rest":
      return mapped(nestedOf(value), (key) =>
        entries && Object.hasOwn(entries, key) ? entries[key] : undefined,
      );
    default:
      return scalarOf(schema, value);
  }
}

function scalarOf(schema: v.GenericSchema, value: unknown): unknown {
  if (typeof value !== "string") return value;
  const figure = value.trim() === "" ? Number.NaN : Number(value);
  const readings = [value, ...(Number.isNaN(figure) ? [] : [figure]), ...(words.get(value) ?? [])];
  return readings.find((each) => v.is(schema, each)) ?? value;
}

const words = new Map<string, readonly unknown[]>([
  ["1", [true]],
  ["0", [false]],
  ["true", [true]],
  ["false", [false]],
]);

function firstFitting(options: readonly v.GenericSchema[], value: unknown): unknown {
  const read = options.map((option) => [option, fromText(option, value)] as const);
  return (read.find(([option, each]) => v.is(option, each)) ?? [undefined, value])[1];
}

/** A list or an object, which may be written as JSON. */
function nestedOf(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function mapped(value: unknown, schemaOf: (key: string) => v.GenericSchema | undefined): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      const schema = schemaOf(key);
      return [key, schema ? fromText(schema, each) : each];
    }),
  );
}
