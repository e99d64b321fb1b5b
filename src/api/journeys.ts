import * as v from "valibot";
import type { Answer, Failure } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
import { path } from "../lib/path.js";
import { isPlainObject, type PlainData, type PlainObject } from "../lib/plain-data.js";
import { readId, readNumber, readOrder, readRows, readText } from "./read-fields.js";
import { read } from "./resources.js";

/* Journeys (rules: journey-shapes). */

/** A journey as it is listed. What the server sent is kept beside it, keys that we do not know too. */
export interface ListedJourney {
  readonly id: number;
  readonly name: string;
  /** `null` for 未分類. */
  readonly groupId: number | null;
  /** Where it stands in its group, and among the favourites; a move changes these before the server has. */
  readonly rank: number | null;
  readonly favoriteRank: number | null;
  readonly isFavorite: boolean;
  /** The ids of its phases in their order. */
  readonly phases: readonly number[];
  /** The saved condition of whom it is about; `null` for everybody. */
  readonly conditionId: number | null;
  readonly people: number;
  readonly updatedAt: string;
  readonly wire: PlainObject;
}

/** What a new journey is made from. */
export interface NewJourney {
  readonly name: string;
  readonly group_id: number | null;
  readonly journey_kpis: PlainData;
  /** Left out where it is about everybody. */
  readonly member_query_id?: number;
}

/** Where the server has put the entries of an order, and all that it answered. */
export type Ordered = NonNullable<ReturnType<typeof readOrder>>;

/** A journey that was not deleted, and why. */
export interface NotDeleted {
  readonly id: number;
  readonly message: string;
}

/** Milliseconds (rules: time-of-a-call). */
const timeout = 30_000;
/** So many ids one call takes (rules: journey-at-most-500). */
export const mostJourneysAtOnce = 500;

const journey = read((data) => (isPlainObject(data) ? readJourney(data) : null));
const anything = v.custom<PlainData>(() => true);

/** `GET /api/journeys`: all of them. Of two with one id the first counts. */
export function loadJourneys(http: Http, signal: AbortSignal): Promise<Answer<readonly ListedJourney[]>> {
  return http.send({
    method: "GET",
    path: "/api/journeys",
    timeout,
    signal,
    success: read((data) => eachOnce(readRows(data, readJourney))),
  });
}

/** `POST /api/journeys`: stands last in its group. */
export function createJourney(http: Http, made: NewJourney): Promise<Answer<ListedJourney>> {
  return http.send({
    method: "POST",
    path: "/api/journeys",
    json: { ...made },
    timeout,
    once: true,
    success: journey,
  });
}

/** `PUT /api/journeys/{id}`: the whole journey. */
export function replaceJourney(http: Http, id: number, whole: PlainObject): Promise<Answer<ListedJourney>> {
  return http.send({
    method: "PUT",
    path: path`/api/journeys/${id}`,
    json: whole,
    timeout,
    success: journey,
  });
}

/** `DELETE /api/journeys/{id}`; `keepalive` where the page is being left. */
export function deleteJourney(http: Http, id: number, keepalive: boolean): Promise<Answer<PlainData>> {
  return http.send({
    method: "DELETE",
    path: path`/api/journeys/${id}`,
    timeout,
    init: { keepalive },
    success: anything,
  });
}

/** `POST /api/journeys/bulk_delete`: a success may be one in part (`notDeleted`). */
export function deleteJourneys(
  http: Http,
  ids: readonly number[],
  keepalive: boolean,
): Promise<Answer<PlainData>> {
  return http.send({
    method: "POST",
    path: "/api/journeys/bulk_delete",
    json: { ids: [...ids] },
    timeout,
    init: { keepalive },
    success: anything,
  });
}

/** What of them was not deleted; an answer that does not say so has deleted all. */
export function notDeleted(answer: PlainData): readonly NotDeleted[] {
  const failed = isPlainObject(answer) ? (answer.failed ?? []) : [];
  const rows = readRows(failed, (row) => {
    const id = readId(row.id);
    return id === null ? null : { id, message: readText(row.message) ?? "" };
  });
  return rows ?? [];
}

/** `POST /api/journeys/sort`: every id of one group, `null` for 未分類. */
export function sortJourneys(
  http: Http,
  groupId: number | null,
  ids: readonly number[],
  keepalive = false,
): Promise<Answer<Ordered>> {
  return sendOrder(http, "/api/journeys/sort", { group_id: groupId, ids: [...ids] }, "order", keepalive);
}

/** `POST /api/journeys/sort/favorite`: every favourite. */
export function sortFavorites(
  http: Http,
  ids: readonly number[],
  keepalive = false,
): Promise<Answer<Ordered>> {
  return sendOrder(http, "/api/journeys/sort/favorite", { ids: [...ids] }, "favorite_order", keepalive);
}

/** Makes the call of an order; `field` is where the answer says the place. */
export function sendOrder(
  http: Http,
  to: string,
  json: PlainObject,
  field: string,
  keepalive: boolean,
): Promise<Answer<Ordered>> {
  return http.send({
    method: "POST",
    path: to,
    json,
    timeout,
    init: { keepalive },
    success: read((data) => readOrder(data, field)),
  });
}

/** `POST /api/journeys/mv_group`: at most 500. */
export function moveJourneys(
  http: Http,
  groupId: number | null,
  ids: readonly number[],
): Promise<Answer<Ordered>> {
  return sendOrder(http, "/api/journeys/mv_group", { group_id: groupId, ids: [...ids] }, "order", false);
}

/** The star of a journey, as the server has it. */
export interface SavedStar {
  readonly favorite: boolean;
  readonly favoriteOrder: number | null;
  readonly wire: PlainObject;
}

/** `PATCH /api/journeys/{id}/fav`: says which, so that a repeat does no harm. */
export function setFavorite(http: Http, id: number, favorite: boolean): Promise<Answer<SavedStar>> {
  return http.send({
    method: "PATCH",
    path: path`/api/journeys/${id}/fav`,
    json: { favorite: favorite ? 1 : 0 },
    timeout,
    success: read((data) =>
      isPlainObject(data)
        ? {
            favorite: readFavorite(data.favorite),
            favoriteOrder: readNumber(data.favorite_order),
            wire: data,
          }
        : null,
    ),
  });
}

/** `POST /api/journeys/{id}/copy`: the name of the copy is the server's. */
export function copyJourney(http: Http, id: number): Promise<Answer<ListedJourney>> {
  return http.send({
    method: "POST",
    path: path`/api/journeys/${id}/copy`,
    json: {},
    timeout,
    once: true,
    success: journey,
  });
}

/** The same journey with other fields, read anew. */
export function withFields({ wire }: ListedJourney, fields: PlainObject): ListedJourney {
  const next = { ...wire, ...fields };
  return readJourney(next) as ListedJourney;
}

/** One row of the list; none without an id. */
export function readJourney(wire: PlainObject): ListedJourney | null {
  const id = readId(wire.id);
  if (id === null) return null;
  return {
    id,
    name: readText(wire.name) ?? "",
    groupId: readId(wire.group_id),
    rank: readNumber(wire.order),
    favoriteRank: readNumber(wire.favorite_order),
    isFavorite: readFavorite(wire.favorite),
    phases: phasesOf(wire.journey_kpis),
    conditionId: readId(wire.member_query_id),
    people: Math.max(readNumber(wire.member_count) ?? 0, 0),
    updatedAt: readText(wire.updated_at) ?? "",
    wire,
  };
}

/** What others have made of a journey, where that is why a save failed: `null` where it is gone. */
export function staleJourney(failure: Failure): { current: ListedJourney | null } | null {
  const body = staleBody(failure);
  if (body === null) return null;
  return { current: isPlainObject(body.current) ? readJourney(body.current) : null };
}

/** The ids as the server has them, where that is why an order was refused. */
export function staleIds(failure: Failure): readonly number[] | null {
  const body = staleBody(failure);
  if (body === null || !Array.isArray(body.current_ids)) return null;
  return [...new Set(body.current_ids.flatMap((id) => readId(id) ?? []))];
}

function staleBody(failure: Failure): PlainObject | null {
  const body = failure.kind === "invalid" ? failure.body : null;
  return isPlainObject(body) && body.code === "stale" ? body : null;
}

/** In their order; where the server says none, as they stand. */
function phasesOf(kpis: PlainData | undefined): readonly number[] {
  const entries = readRows(kpis ?? null, (row) => {
    const id = readId(row.journey_tag_id);
    return id === null ? null : { id, order: readNumber(row.order) ?? Number.POSITIVE_INFINITY };
  });
  return (entries ?? []).sort((a, b) => (a.order === b.order ? 0 : a.order - b.order)).map(({ id }) => id);
}

function readFavorite(data: PlainData | undefined): boolean {
  return data === true || data === 1 || data === "1";
}

function eachOnce<T extends { readonly id: number }>(rows: readonly T[] | null): readonly T[] | null {
  if (rows === null) return null;
  const known = new Set<number>();
  return rows.filter(({ id }) => !known.has(id) && known.add(id));
}
