import { type GenericSchema, safeParse } from "valibot";
import { type PlainObject, samePlainData } from "../lib/plain-data.js";
import type { VariantData } from "./variant.js";

/** A stored row as far as its variant can read it. */
export interface Readable {
  /** Passes the schema. In place of a field that cannot be read it has what a new row has there. */
  readonly value: VariantData;
  /** The stored names of the fields that cannot be read, in their order; missing ones come last. */
  readonly unreadable: readonly string[];
  /**
   * An edited value as it is stored, each field in its place. What could not be read is put back as it was, unless it is
   * the edited `field` or was changed along with it.
   */
  write(edited: VariantData, field: string): VariantData;
}

/** Reads what can be read of a row; `null` when that is not enough for its schema. `create` makes a new row. */
export function readFields(
  schema: GenericSchema<unknown, unknown>,
  stored: PlainObject,
  create: () => PlainObject,
): Readable | null {
  const { success, issues } = safeParse(schema, stored);
  if (success) return { value: stored as VariantData, unreadable: [], write: (edited) => edited };
  const wrong = new Set(issues.map(({ path }) => String(path?.[0]?.key)));
  const unreadable = [...new Set([...Object.keys(stored), ...wrong])].filter((name) => wrong.has(name));
  const created = create();
  const value = {
    ...pick(Object.keys(stored), (name) => (wrong.has(name) ? null : stored)),
    ...pick(unreadable, () => created),
  };
  if (!safeParse(schema, value).success) return null;
  return {
    value: value as VariantData,
    unreadable,
    write(edited, field) {
      const isKept = (name: string) =>
        wrong.has(name) && name !== field && samePlainData(edited[name], value[name]);
      const names = new Set([...Object.keys(stored), ...Object.keys(edited)]);
      return pick([...names], (name) => (isKept(name) ? stored : edited)) as VariantData;
    },
  };
}

/** The fields of these names, each from its source as far as it has it. */
function pick(names: readonly string[], sourceOf: (name: string) => PlainObject | null): PlainObject {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = sourceOf(name)?.[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
