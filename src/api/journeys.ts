import * as v from "valibot";
import { at, type Endpoint, endpoint } from "../lib/endpoint.js";
import type { Answer, Failure } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
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
  /** Sort keys in its group and among the favourites; a move changes these before the server has. */
  readonly sortKey: number | null;
  readonly favoriteSortKey: number | null;
  readonly isFavorite: boolean;
  /** The ids of its phases in their order. */
  readonly phases: readonly number[];
  /** The saved condition of whom it is about; `null` for everybody. */
  readonly conditionId: number | null;
  readonly people: number;
  readonly updatedAt: string;
  readonly wire: PlainObject;
}

/** Fields of a new journey. */
export interface NewJourney {
  readonly name: string;
  readonly group_id: number | null;
  readonly journey_kpis: PlainData;
  /** Left out where it is about everybody. */
  readonly member_query_id?: number;
}

/** Entries of an order with their new sort keys, and the whole answer. */
export type Ordered = NonNullable<ReturnType<typeof readOrder>>;

/** A journey that was not deleted, and why. */
export interface NotDeleted {
  readonly id: number;
  readonly message: string;
}

/** So many ids one call takes (rules: journey-at-most-500). */
export const mostJourneysAtOnce = 500;

const journey = read((data) => (isPlainObject(data) ? readJourney(data) : null));
const anything = v.custom<PlainData>(() => true);

export const loadJourneysEndpoint = endpoint({ method: "GET", path: "/api/journeys" });

/** Loads all of them. Of two with one id the first counts. */
export function loadJourneys(http: Http, signal: AbortSignal): Promise<Answer<readonly ListedJourney[]>> {
  const success = read((data) => eachOnce(readRows(data, readJourney)));
  return http.send({ ...loadJourneysEndpoint, signal, success });
}

export const createJourneyEndpoint = endpoint({ method: "POST", path: "/api/journeys", once: true });

/** Makes a journey, which stands last in its group. */
export function createJourney(http: Http, made: NewJourney): Promise<Answer<ListedJourney>> {
  return http.send({ ...createJourneyEndpoint, json: { ...made }, success: journey });
}

export const replaceJourneyEndpoint = endpoint({ method: "PUT", path: "/api/journeys/{id}" });

/** Saves the whole journey. */
export function replaceJourney(http: Http, id: number, whole: PlainObject): Promise<Answer<ListedJourney>> {
  return http.send({ ...at(replaceJourneyEndpoint, { id }), json: whole, success: journey });
}

export const deleteJourneyEndpoint = endpoint({ method: "DELETE", path: "/api/journeys/{id}" });

/** Deletes a journey; `keepalive` where the page is being left. */
export function deleteJourney(http: Http, id: number, keepalive: boolean): Promise<Answer<PlainData>> {
  return http.send({ ...at(deleteJourneyEndpoint, { id }), init: { keepalive }, success: anything });
}

export const deleteJourneysEndpoint = endpoint({ method: "POST", path: "/api/journeys/bulk_delete" });

/** Deletes several: a success may be one in part (`notDeleted`). */
export function deleteJourneys(
  http: Http,
  ids: readonly number[],
  keepalive: boolean,
): Promise<Answer<PlainData>> {
  const json = { ids: [...ids] };
  return http.send({ ...deleteJourneysEndpoint, json, init: { keepalive }, success: anything });
}

/** Journeys that were not deleted; an answer that does not say so has deleted all. */
export function notDeleted(answer: PlainData): readonly NotDeleted[] {
  const failed = isPlainObject(answer) ? (answer.failed ?? []) : [];
  const rows = readRows(failed, (row) => {
    const id = readId(row.id);
    return id === null ? null : { id, message: readText(row.message) ?? "" };
  });
  return rows ?? [];
}

export const sortJourneysEndpoint = endpoint({ method: "POST", path: "/api/journeys/sort" });

/** Puts a group in order: every id of it, `null` for 未分類. */
export function sortJourneys(
  http: Http,
  groupId: number | null,
  ids: readonly number[],
  keepalive = false,
): Promise<Answer<Ordered>> {
  return sendOrder(http, sortJourneysEndpoint, { group_id: groupId, ids: [...ids] }, "order", keepalive);
}

export const sortFavoritesEndpoint = endpoint({ method: "POST", path: "/api/journeys/sort/favorite" });

/** Puts the favourites in order: every one. */
export function sortFavorites(
  http: Http,
  ids: readonly number[],
  keepalive = false,
): Promise<Answer<Ordered>> {
  return sendOrder(http, sortFavoritesEndpoint, { ids: [...ids] }, "favorite_order", keepalive);
}

/** Makes the call of an order; `field` is where the answer says the place. */
export function sendOrder(
  http: Http,
  to: Endpoint & { readonly path: string },
  json: PlainObject,
  field: string,
  keepalive: boolean,
): Promise<Answer<Ordered>> {
  const success = read((data) => readOrder(data, field));
  return http.send({ ...to, json, init: { keepalive }, success });
}

export const moveJourneysEndpoint = endpoint({ method: "POST", path: "/api/journeys/mv_group" });

/** Moves at most 500 to another group. */
export function moveJourneys(
  http: Http,
  groupId: number | null,
  ids: readonly number[],
): Promise<Answer<Ordered>> {
  return sendOrder(http, moveJourneysEndpoint, { group_id: groupId, ids: [...ids] }, "order", false);
}

export const setFavoriteEndpoint = endpoint({ method: "PATCH", path: "/api/journeys/{id}/fav" });

/** The star of a journey, as the server has it. */
export interface SavedStar {
  readonly favorite: boolean;
  readonly favoriteOrder: number | null;
  readonly wire: PlainObject;
}

/** Says which, so that a repeat does no harm. */
export function setFavorite(http: Http, id: number, favorite: boolean): Promise<Answer<SavedStar>> {
  return http.send({
    ...at(setFavoriteEndpoint, { id }),
    json: { favorite: favorite ? 1 : 0 },
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

export const copyJourneyEndpoint = endpoint({
  method: "POST",
  path: "/api/journeys/{id}/copy",
  once: true,
});

/** Copies a journey: the name of the copy is the server's. */
export function copyJourney(http: Http, id: number): Promise<Answer<ListedJourney>> {
  return http.send({ ...at(copyJourneyEndpoint, { id }), json: {}, success: journey });
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
    sortKey: readNumber(wire.order),
    favoriteSortKey: readNumber(wire.favorite_order),
    isFavorite: readFavorite(wire.favorite),
    phases: phasesOf(wire.journey_kpis),
    conditionId: readId(wire.member_query_id),
    people: Math.max(readNumber(wire.member_count) ?? 0, 0),
    updatedAt: readText(wire.updated_at) ?? "",
    wire,
  };
}

/** Journey as others left it, where that is why a save failed: `null` where it is gone. */
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
