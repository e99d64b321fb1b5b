import { safeParse } from "valibot";
import {
  type FieldName,
  fieldNames,
  type ReservationFields,
  readReservationFields,
} from "../../api/reservation-fields.js";
import { type Reservation, readReservation } from "../../api/reservations.js";
import {
  asPlainData,
  isPlainObject,
  mayHaveKeys,
  type PlainData,
  type PlainObject,
  samePlainData,
} from "../../lib/plain-data.js";
import { reservationSchema } from "./schema.js";

/** Editable fields of a reservation. */
export type ReservationForm = ReservationFields;

/** A field of it. */
export type FormKey = FieldName;

/** A reservation as a page hands it over. */
export interface GivenReservation {
  readonly form: ReservationForm;
  /** The whole one, where it has an id. */
  readonly record: Reservation | null;
  /** Unknown fields, which go back as they came. */
  readonly rest: PlainObject;
}

/** Reservation that was handed over, or saved here, as it came. */
export interface ReservationSource extends GivenReservation {
  readonly data: PlainObject;
}

/** A reservation that nobody has made yet. */
export const blankForm: ReservationForm = { ...readReservationFields({}), status: "approved" };

/** Keys of a reservation that only the server writes. */
const readOnlyKeys = [
  ...[
    "id",
    "salon_id",
    "member",
    "change_child",
    "cancel_child",
    "checked_at",
    "visit_status",
    "is_attended",
  ],
  ...["source", "histories", "created_at", "updated_at", "base_updated_at"],
];

const knownKeys = [...Object.keys(blankForm), ...readOnlyKeys];

/** Reads what a page hands over; `null` where it is no reservation. Without a value it is a new one. */
export function readGiven(data: PlainData): GivenReservation | null {
  if (data === null) return { form: blankForm, record: null, rest: {} };
  if (!isPlainObject(data) || !mayHaveKeys(data, knownKeys)) return null;
  if (!safeParse(reservationSchema, data).success) return null;
  const { base_updated_at, ...fields } = data;
  const read = readReservation({
    ...fields,
    updated_at: base_updated_at ?? fields.updated_at ?? null,
    id: 1,
  });
  if (read === null) return null;
  const id = typeof data.id === "number" && data.id > 0 ? data.id : null;
  const status = read.status === "" ? blankForm.status : read.status;
  const record = id === null ? null : { ...read, id, status };
  return { form: formOf({ ...read, status }), record, rest: unknownIn(data) };
}

/** The same with what came; `null` also where nothing did. */
export function readSource(data: PlainData): ReservationSource | null {
  const read = readGiven(data);
  return read && isPlainObject(data) ? { ...read, data } : null;
}

function unknownIn(data: PlainObject): PlainObject {
  return Object.fromEntries(Object.entries(data).filter(([key]) => !knownKeys.includes(key)));
}

/**
 * Document of a reservation: the one that was given or loaded, key for key, with what has become of the record since
 * and the fields of the form. For a new one it is the payload of a save.
 */
export function documentOf(
  form: ReservationForm,
  record: Reservation | null,
  source: ReservationSource | null,
): PlainObject {
  if (record === null && source === null) return payloadOf(form, null, {});
  const known: PlainObject = source?.record ? asSent(source.record) : {};
  const written = fieldsOf(record ?? source?.form ?? blankForm);
  const value = {
    ...source?.data,
    ...changedIn(record ? asSent(record) : {}, known),
    ...changedIn(fieldsOf(form), written),
  };
  // It is the version that the next save is based on.
  if (record && value.base_updated_at !== undefined) value.base_updated_at = record.updated_at;
  return value;
}

function changedIn(now: PlainObject, before: PlainObject): PlainObject {
  return Object.fromEntries(Object.entries(now).filter(([key, value]) => !samePlainData(value, before[key])));
}

/** With all that the server says of it, as it came. */
function asSent(record: Reservation): PlainObject {
  return asPlainData(record);
}

/** Reservation of a save's answer; what the answer leaves out is as it was sent. */
export function readSaved(payload: PlainData, response: PlainData | undefined): Reservation | null {
  if (!isPlainObject(payload) || !isPlainObject(response)) return null;
  const { base_updated_at = null, ...sent } = payload;
  return readReservation({ ...sent, updated_at: base_updated_at, ...response });
}

/** Editable fields of an existing reservation. */
export function formOf(reservation: ReservationForm): ReservationForm {
  const fields = fieldNames.map((key) => [key, reservation[key]]);
  return Object.fromEntries(fields) as ReservationForm;
}

/** The fields as they are compared and merged. */
export function fieldsOf(form: ReservationForm): PlainObject {
  return { ...form, sub_resource_ids: [...form.sub_resource_ids] };
}

/**
 * Payload of a save: the fields, and for an existing reservation its id, the version that was changed and the unknown
 * fields. Ids of 0 or below are `null` (rules: ids-below-one-are-none).
 */
export function payloadOf(form: ReservationForm, record: Reservation | null, rest: PlainObject): PlainObject {
  const { course_id, member_id, salon_resource_id, sub_resource_ids } = form;
  return {
    ...(record && { ...unknownIn(asSent(record)), id: record.id, base_updated_at: record.updated_at }),
    ...fieldsOf(form),
    course_id: idOrNull(course_id),
    member_id: idOrNull(member_id),
    salon_resource_id: idOrNull(salon_resource_id),
    sub_resource_ids: sub_resource_ids.filter((id) => id > 0),
    ...rest,
  };
}

function idOrNull(id: number | null): number | null {
  return id !== null && id > 0 ? id : null;
}
