import * as v from "valibot";
import { type FieldKind, type FieldName, reservationFields } from "../../api/reservation-fields.js";

const text = v.optional(v.nullable(v.string()));
/** Id; one of 0 or below is none (rules: ids-below-one-are-none). */
const id = v.optional(v.nullable(v.custom<number>(Number.isSafeInteger)));

/** Schemas of each kind of field that a page may hand over. */
const kinds = {
  text,
  time: text,
  id,
  ids: v.optional(v.nullable(v.array(v.custom<number>(Number.isSafeInteger)))),
  flag: v.optional(v.nullable(v.union([v.boolean(), v.picklist([0, 1])]))),
} as const satisfies Record<FieldKind, v.GenericSchema>;

const fields = Object.fromEntries(
  Object.entries(reservationFields).map(([name, kind]) => [name, kinds[kind]]),
) as unknown as { readonly [Name in FieldName]: (typeof kinds)[(typeof reservationFields)[Name]] };

/**
 * Schema of the value of `<reservation-panel>`: the fields that can be written, all of them optional. One with an
 * `id` is that reservation, and `base_updated_at` the version it was read in.
 */
export const reservationSchema = v.objectWithRest(
  { id, ...fields, base_updated_at: text, updated_at: text },
  v.unknown(),
);
