import type { PlainData, PlainObject } from "../lib/plain-data.js";
import { readClock, readFlag, readId, readText } from "./read-fields.js";

/** How each kind of field is read: what is not what was promised is as if nobody had filled it in. */
const readers = {
  text: (data: PlainData | undefined): string => readText(data) ?? "",
  /** `HH:mm`, or empty. */
  time: readClock,
  id: readId,
  ids: (data: PlainData | undefined): readonly number[] =>
    Array.isArray(data) ? data.flatMap((id) => readId(id) ?? []) : [],
  flag: (data: PlainData | undefined): boolean => readFlag(data) === true,
};

/** A kind of field. */
export type FieldKind = keyof typeof readers;

/** Fields of a reservation that are written (rules: reservation-saved-whole), under its wire names. */
export const reservationFields = {
  name: "text",
  comment: "text",
  contact_address: "text",
  course_id: "id",
  member_id: "id",
  /** `YYYY-MM-DD`, by the clock of Japan, as are the times. */
  date: "text",
  from: "time",
  to: "time",
  salon_resource_id: "id",
  sub_resource_ids: "ids",
  resource_fee_is_charged: "flag",
  /** The memo. */
  meta_data: "text",
  /** One that we do not know is shown as it is written. */
  status: "text",
} as const satisfies Record<string, FieldKind>;

/** One of the fields. */
export type FieldName = keyof typeof reservationFields;

/** The fields with what stands in them. */
export type ReservationFields = {
  readonly [Name in FieldName]: ReturnType<(typeof readers)[(typeof reservationFields)[Name]]>;
};

/** The names of the fields. */
export const fieldNames = Object.keys(reservationFields) as readonly FieldName[];

/** Names of those fields that a customer may ask to have changed. */
const wishedNames = [
  "date",
  "from",
  "to",
  "course_id",
  "salon_resource_id",
  "sub_resource_ids",
  "comment",
] as const satisfies readonly FieldName[];

/** Fields that a customer may ask to have changed. */
export type WishedFields = Pick<ReservationFields, (typeof wishedNames)[number]>;

export function readReservationFields(data: PlainObject): ReservationFields {
  return readNamed(fieldNames, data);
}

export function readWishedFields(data: PlainObject): WishedFields {
  return readNamed(wishedNames, data);
}

function readNamed<Name extends FieldName>(
  names: readonly Name[],
  data: PlainObject,
): Pick<ReservationFields, Name> {
  const read = names.map((name) => [name, readers[reservationFields[name]](data[name])]);
  return Object.fromEntries(read) as Pick<ReservationFields, Name>;
}
