import type { GenericSchema } from "valibot";
import { isPlainObject, type PlainData } from "../lib/plain-data.js";
import { type Readable, readFields } from "./read-fields.js";
import type { VariantData } from "./variant.js";

/** A stored row as its variant reads it. */
export interface Reading<Definition> extends Readable {
  readonly definition: Definition;
}

/** The variants of one kind of list, in the order of the add buttons. */
export interface Variants<Definition> {
  readonly all: readonly Definition[];
  /** The variant with a type id; `null` for types that nobody knows. */
  ofType(type: unknown): Definition | null;
  /**
   * The variant of a stored row, or `null` for one that we cannot read: of an unknown type, or of a shape that its type
   * does not allow. Such a row is opaque, shown as such, and given back untouched.
   */
  of(value: PlainData): Definition | null;
  /** The same field by field: fields that the variant cannot read are set aside. `null` where that is not enough. */
  read(value: PlainData): Reading<Definition> | null;
}

/**
 * Makes the list of variants from their definitions. `settings` are those of `create`: what it makes stands in for fields
 * that cannot be read.
 */
export function createVariants<
  Definition extends {
    readonly type: number;
    readonly schema: GenericSchema<unknown, unknown>;
    // biome-ignore lint/suspicious/noExplicitAny: each kind of list has settings of its own
    create(...settings: any[]): VariantData;
  },
>(all: readonly Definition[], ...settings: Parameters<Definition["create"]>): Variants<Definition> {
  /** Rows are never changed in place, so what was read once stays so: a keystroke reads one row, not all. */
  const readings = new WeakMap<object, Reading<Definition> | null>();
  const ofType = (type: unknown) => all.find((definition) => definition.type === type) ?? null;

  function read(value: PlainData): Reading<Definition> | null {
    if (!isPlainObject(value)) return null;
    const known = readings.get(value);
    if (known !== undefined) return known;
    const definition = ofType(value.type);
    const readable = definition && readFields(definition.schema, value, () => definition.create(...settings));
    const reading = definition && readable ? { ...readable, definition } : null;
    readings.set(value, reading);
    return reading;
  }

  return {
    all,
    ofType,
    read,
    of(value) {
      const reading = read(value);
      return reading && reading.unreadable.length === 0 ? reading.definition : null;
    },
  };
}
