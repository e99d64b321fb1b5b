import * as v from "valibot";

interface Parts {
  readonly type: string;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly value?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
  readonly options?: readonly v.GenericSchema[];
  readonly getter?: (input: unknown) => v.GenericSchema;
}

/** So many rows show what a list is. */
const mostRows = 3;

/**
 * An example with the keys that its schema names, and lists of two or three rows, which say that these are all. What says
 * no more than a `type` has keys of its own, and keeps them.
 */
export function tidyExample(schema: v.GenericSchema, value: unknown): unknown {
  const { type, entries, item, value: each, wrapped, options = [], getter } = schema as unknown as Parts;
  if (value === null || value === undefined) return value;
  if (wrapped) return tidyExample(wrapped, value);
  if (getter) return tidyExample(getter(value), value);
  if (type === "intersect")
    return Object.assign({}, ...options.map((option) => tidyExample(option, value) as object));
  if (type === "union" || type === "variant") {
    const fitting = options.find((option) => v.is(option, value));
    return fitting ? tidyExample(fitting, value) : value;
  }
  if (item && Array.isArray(value)) return value.slice(0, mostRows).map((one) => tidyExample(item, one));
  if (each && typeof value === "object")
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, tidyExample(each, one)]));
  if (!entries || typeof value !== "object" || Object.keys(entries).length < 2)
    return tidyFew(entries, value);
  return named(entries, value as Readonly<Record<string, unknown>>);
}

function named(entries: Readonly<Record<string, v.GenericSchema>>, value: Readonly<Record<string, unknown>>) {
  const tidy = Object.fromEntries(
    Object.entries(entries)
      .filter(([key]) => Object.hasOwn(value, key))
      .map(([key, schema]) => [key, tidyExample(schema, value[key])]),
  );
  const { data, pagination } = tidy;
  // A mock answers the same to every page: an element would ask for others that never come.
  return Array.isArray(data) && typeof pagination === "object"
    ? { ...tidy, pagination: { ...pagination, last_page: 1, total: data.length } }
    : tidy;
}

/** `data` alone is what an answer says; a `type` or an `id` alone is not. */
function tidyFew(entries: Parts["entries"] = {}, value: unknown): unknown {
  const [key] = Object.keys(entries);
  return key && key !== "type" && key !== "id"
    ? named(entries, value as Readonly<Record<string, unknown>>)
    : value;
}
