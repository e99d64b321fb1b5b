import { readInstant } from "../lib/dates/moments.js";
import { at, endpoint } from "../lib/endpoint.js";
import type { Answer } from "../lib/failure.js";
import type { Http, Query } from "../lib/http.js";
import { fillPath } from "../lib/path.js";
import { isPlainObject, type PlainData, type PlainObject } from "../lib/plain-data.js";
import { readFlag, readId, readNumber, readRows, readText } from "./read-fields.js";
import {
  type ReservationFields,
  readReservationFields,
  readWishedFields,
  type WishedFields,
} from "./reservation-fields.js";
import { read } from "./resources.js";

/**
 * A reservation, or time that is blocked (`status` is `blocked`), as the server has it (rules: blocked-among-reservations). What else
 * the server says of it, and of what is in it, stays there as it came, for the page.
 */
export interface Reservation extends ReservationFields {
  readonly id: number;
  readonly member: { readonly id: number; readonly name: string } | null;
  readonly change_child: EditRequest | null;
  readonly cancel_child: CancelRequest | null;
  readonly checked_at: string | null;
  /** 0 not handled, 1 in progress, 2 done. */
  readonly visit_status: number;
  readonly is_attended: boolean | null;
  /** History of the reservation, where the server gives it. */
  readonly histories?: readonly ReservationHistory[];
  /** Its version; `null` where the server keeps none. */
  readonly updated_at: string | null;
}

/** A customer's wish to cancel a reservation. */
export interface CancelRequest {
  readonly id: number;
  readonly status: string;
  readonly comment: string;
  readonly requested_at: string | null;
}

/** A customer's wish to change a reservation. */
export interface EditRequest extends CancelRequest, WishedFields {}

/** One thing that was done to a reservation. */
export interface ReservationHistory {
  readonly action: string;
  readonly actor_name: string;
  readonly at: string | null;
  readonly note: string;
}

/** The five attributes that can be patched (rules: reservation-patches). */
export type PatchedAttribute = "status" | "memo" | "checked_at" | "visit_status" | "is_attended";

/** A judgement of what a customer asked for. */
export interface Judgement {
  readonly kind: "edit" | "cancel" | "create";
  /** `null` for a new request, which is the reservation itself. */
  readonly childId: number | null;
  readonly status: "approved" | "denied";
}

const list = read((body) => readRows(body, readReservation));
const days = read((body): SalonDays | null => {
  const { data = null, meta = null } = isPlainObject(body) ? body : { data: body };
  const records = readRows(data, readReservation);
  return records && { records, serverTime: isPlainObject(meta) ? readInstant(meta.server_time) : null };
});
/** Servers may answer a write with nothing. */
const saved = read((body): { body: PlainData } => ({ body }));
const nothing = read(() => true);

export const loadReservationsEndpoint = endpoint({
  method: "GET",
  path: "/api/salon/{salon}/reservations",
});

/** Loads reservations by their ids, or by other filters. */
export function loadReservations(
  http: Http,
  salon: string,
  query: Query,
  signal?: AbortSignal,
): Promise<Answer<Reservation[]>> {
  const call = at(loadReservationsEndpoint, { salon });
  return http.send({ ...call, query, success: list, ...(signal && { signal }) });
}

/** Entries of some days, blocked time too, and the time of the server. */
export interface SalonDays {
  readonly records: Reservation[];
  /** Milliseconds since 1970; `null` where the server does not say it. */
  readonly serverTime: number | null;
}

/** Loads all that stands in a range of days. */
export function loadDays(
  http: Http,
  salon: string,
  { first, last }: { first: string; last: string },
  signal: AbortSignal,
): Promise<Answer<SalonDays>> {
  const query = { from: first, to: last, with_blocked: 1 };
  const call = at(loadReservationsEndpoint, { salon });
  return http.send({ ...call, query, success: days, wholeBody: true, signal });
}

const savedAt = "/api/v2/salon/{salon}/reservations";
export const saveReservationEndpoint = endpoint({ method: "POST", path: savedAt, once: true });
export const replaceReservationEndpoint = endpoint({ method: "PUT", path: savedAt, once: true });

/** Address at which reservations of a salon are saved, unless the page says otherwise (rules: reservation-saved-whole). */
export function reservationsPath(salon: string): string {
  return fillPath(savedAt, { salon });
}

/** Saves a reservation: a new one by POST, one with an `id` by PUT. `force`: what stands there has been seen. */
export async function saveReservation(
  http: Http,
  body: PlainObject,
  { to, force }: { to: string; force: boolean },
): Promise<Answer<PlainData>> {
  const answer = await http.send({
    ...(body.id === undefined ? saveReservationEndpoint : replaceReservationEndpoint),
    path: to,
    query: force ? { force: 1 } : {},
    json: body,
    success: saved,
  });
  return answer.ok ? { ...answer, data: answer.data.body } : answer;
}

export const patchReservationEndpoint = endpoint({ method: "PATCH", path: savedAt, once: true });

/** Changes one attribute. */
export async function patchReservation(
  http: Http,
  salon: string,
  patch: { id: number; attribute: PatchedAttribute; value: PlainData; force?: boolean },
): Promise<Answer<Reservation | null>> {
  const { id, attribute, value, force } = patch;
  return readSaved(
    await http.send({
      ...at(patchReservationEndpoint, { salon }),
      query: { attr: attribute, ...(force && { force: 1 }) },
      json: { id, value },
      success: saved,
    }),
  );
}

const judging = <const Kind extends string>(kind: Kind) =>
  endpoint({
    method: "POST",
    path: `/api/v2/salon/{salon}/reservations/{id}/judge/{child}/${kind}`,
    once: true,
  });
export const judgeEndpoints = { edit: judging("edit"), cancel: judging("cancel") };

/** Judges a request to change or to cancel; a new request is judged by its status (rules: reservation-requests). */
export async function judgeReservation(
  http: Http,
  salon: string,
  id: number,
  { kind, childId, status, force }: Judgement & { force: boolean },
): Promise<Answer<Reservation | null>> {
  if (kind === "create" || childId === null)
    return patchReservation(http, salon, { id, attribute: "status", value: status, force });
  return readSaved(
    await http.send({
      ...at(judgeEndpoints[kind], { salon, id, child: childId }),
      query: force ? { force: 1 } : {},
      json: { status },
      success: saved,
    }),
  );
}

export const deleteReservationEndpoint = endpoint({
  method: "DELETE",
  path: "/api/salon/{salon}/reservations/{id}",
});

/** Deletes a reservation. */
export function deleteReservation(http: Http, salon: string, id: number): Promise<Answer<boolean>> {
  return http.send({ ...at(deleteReservationEndpoint, { salon, id }), success: nothing });
}

/** Reads a reservation; `null` if it is none. */
export function readReservation(data: PlainObject): Reservation | null {
  const id = readId(data.id);
  if (id === null) return null;
  return {
    ...data,
    id,
    ...readReservationFields(data),
    member: readMember(data.member ?? null),
    change_child: readEditRequest(data.change_child ?? null),
    cancel_child: readCancelRequest(data.cancel_child ?? null),
    checked_at: readText(data.checked_at),
    visit_status: readNumber(data.visit_status) ?? 0,
    is_attended: readFlag(data.is_attended),
    ...(data.histories !== undefined && { histories: readRows(data.histories ?? [], readHistory) ?? [] }),
    updated_at: readText(data.updated_at),
  };
}

function readSaved(answer: Answer<{ body: PlainData }>): Answer<Reservation | null> {
  if (!answer.ok) return answer;
  const { body } = answer.data;
  return { ...answer, data: isPlainObject(body) ? readReservation(body) : null };
}

function readMember(data: PlainData): Reservation["member"] {
  if (!isPlainObject(data)) return null;
  const id = readId(data.id);
  return id === null ? null : { ...data, id, name: readText(data.name) ?? "" };
}

function readEditRequest(data: PlainData): EditRequest | null {
  const request = readCancelRequest(data);
  return request && isPlainObject(data) ? { ...request, ...readWishedFields(data) } : null;
}

function readCancelRequest(data: PlainData): CancelRequest | null {
  if (!isPlainObject(data)) return null;
  const id = readId(data.id);
  if (id === null) return null;
  const [status, comment] = [readText(data.status) ?? "", readText(data.comment) ?? ""];
  return { ...data, id, status, comment, requested_at: readText(data.requested_at) };
}

function readHistory(data: PlainObject): ReservationHistory {
  const { action, actor_name, at, note } = data;
  return {
    ...data,
    action: readText(action) ?? "",
    actor_name: readText(actor_name) ?? "",
    at: readText(at),
    note: readText(note) ?? "",
  };
}
