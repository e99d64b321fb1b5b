import type { Reservation } from "../../api/reservations.js";
import type { PlainData, PlainObject } from "../../lib/plain-data.js";
import {
  documentOf,
  formOf,
  type GivenReservation,
  isOlder,
  payloadOf,
  type ReservationForm,
  type ReservationSource,
  readGiven,
  readSource,
} from "../reservation/index.js";

/** Reservation that the page has given, and what goes back as it came. */
export interface GivenValue {
  /** In the place of a load; `null` where it gave none. */
  given(): GivenReservation | null;
  /** Takes what the page gives; `null` where it is no reservation. */
  take(data: PlainData): GivenReservation | null;
  /** Takes the unknown fields and the given reservation of kept work. */
  keep(data: PlainData): void;
  /** It was saved so, or handed over. */
  saved(data: PlainData): void;
  /** Gives the one that belongs to this id, as it is `known` by now, and forgets another: it belongs to its id only. */
  of(reservationId: string | null, known: Reservation | null): GivenReservation | null;
  payload(form: ReservationForm, record: Reservation | null): PlainObject;
  /** All of it, also what no save sends. */
  whole(form: ReservationForm, record: Reservation | null): PlainObject;
}

/** Makes it. */
export function createGivenValue(): GivenValue {
  let rest: PlainObject = {};
  /** As it came last from the page, or was saved here. */
  let source: ReservationSource | null = null;
  let given: GivenReservation | null = null;
  return {
    given: () => given,
    take(data) {
      const read = readGiven(data);
      if (read === null) return null;
      given = data === null ? null : read;
      rest = read.rest;
      source = readSource(data);
      return read;
    },
    keep(data) {
      source = readSource(data) ?? source;
      rest = readGiven(data)?.rest ?? rest;
    },
    saved(data) {
      source = readSource(data);
    },
    of(reservationId, known) {
      const record = given?.record ?? null;
      if (given !== null && (record === null ? null : String(record.id)) !== reservationId) {
        given = null;
        rest = {};
      } else if (given !== null && known !== null && known.id === record?.id) {
        const isOld = isOlder(known.updated_at, record.updated_at);
        if (!isOld) given = { ...given, form: formOf(known), record: known };
      }
      if (given === null) source = null;
      return given;
    },
    payload: (form, record) => payloadOf(form, record, rest),
    whole: (form, record) => documentOf(form, record, source),
  };
}
