import * as v from "valibot";
import type { Answer } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
import { path } from "../lib/path.js";
import { isPlainObject, type PlainData, type PlainObject } from "../lib/plain-data.js";
import { readFlag, readId, readNumber, readOrder, readRows, readText } from "./read-fields.js";
import { read } from "./resources.js";

/*
 * Courses and resources as they are set up (rules: salon-item-fields, salon-item-saved-whole). Both
 * have the same calls.
 */

/** Which of the two lists. */
export type SalonItemKind = "courses" | "resources";

/** A course or a resource as it is listed. What the server sent is kept beside it, keys that we do not know too. */
export interface SalonItem {
  readonly id: number;
  readonly name: string;
  /** Where it stands; a move changes this before the server has. */
  readonly rank: number | null;
  /** Of a course, in minutes. */
  readonly minutes: number | null;
  /** What a course costs, or what is charged for asking for a resource, in yen; `null`: nothing is said. */
  readonly price: number | null;
  /** Of a resource: so many at the same time. */
  readonly capacity: number | null;
  /** As the server writes it: whoever shows it looks whether it is a colour. */
  readonly color: string;
  readonly iconUrl: string | null;
  readonly description: string;
  readonly isPublic: boolean;
  readonly isDeleted: boolean;
  readonly wire: PlainObject;
}

/** A pair that may not be booked together, as the server sent it. */
export interface Unlink {
  readonly resourceId: number;
  readonly courseId: number;
  readonly wire: PlainObject;
}

/** Milliseconds (rules: time-of-a-call). */
const timeout = 30_000;
const anything = v.custom<PlainData>(() => true);
const reading = { method: "GET", timeout } as const;

/** `GET /api/salon/{id}/courses/all` or `…/resources/all`, also those that are deleted where that is asked. */
export function loadItems(
  http: Http,
  salon: number,
  kind: SalonItemKind,
  withDeleted: boolean,
  signal: AbortSignal,
): Promise<Answer<readonly SalonItem[]>> {
  return http.send({
    ...reading,
    path: path`/api/salon/${salon}/${kind}/all`,
    query: { include_deleted: withDeleted ? 1 : null },
    signal,
    success: read((data) => eachOnce(readRows(data, (row) => readItem(kind, row)))),
  });
}

/** `POST …/courses` or `…/resources`: stands last. */
export function createItem(
  http: Http,
  salon: number,
  kind: SalonItemKind,
  made: PlainObject,
): Promise<Answer<SalonItem>> {
  return http.send({
    method: "POST",
    path: path`/api/salon/${salon}/${kind}`,
    json: made,
    timeout,
    once: true,
    success: item(kind),
  });
}

/** `PUT …/{kind}/{id}`: the whole record with `base_updated_at`. */
export function replaceItem(
  http: Http,
  salon: number,
  kind: SalonItemKind,
  id: number,
  whole: PlainObject,
): Promise<Answer<SalonItem>> {
  return http.send({
    method: "PUT",
    path: path`/api/salon/${salon}/${kind}/${id}`,
    json: whole,
    timeout,
    success: item(kind),
  });
}

/** `PATCH …/{kind}/{id}?attr={key}`: one field. */
export function patchItem(
  http: Http,
  salon: number,
  kind: SalonItemKind,
  id: number,
  { attr, value, base }: { attr: string; value: PlainData; base: PlainData | undefined },
): Promise<Answer<SalonItem>> {
  return http.send({
    method: "PATCH",
    path: path`/api/salon/${salon}/${kind}/${id}`,
    query: { attr },
    json: { value, ...(base === undefined ? {} : { base_updated_at: base }) },
    timeout,
    success: item(kind),
  });
}

/** `DELETE …/{kind}/{id}`; `force=1` deletes a resource that has reservations. */
export function deleteItem(
  http: Http,
  salon: number,
  kind: SalonItemKind,
  id: number,
  force: boolean,
): Promise<Answer<PlainData>> {
  return http.send({
    method: "DELETE",
    path: path`/api/salon/${salon}/${kind}/${id}`,
    query: { force: force ? 1 : null },
    timeout,
    success: anything,
  });
}

/** `POST …/{kind}/order`: every id that is not deleted; `keepalive` where the page is being left. */
export function sortItems(
  http: Http,
  salon: number,
  kind: SalonItemKind,
  ids: readonly number[],
  keepalive: boolean,
): Promise<Answer<NonNullable<ReturnType<typeof readOrder>>>> {
  return http.send({
    method: "POST",
    path: path`/api/salon/${salon}/${kind}/order`,
    json: { ids: [...ids] },
    timeout,
    init: { keepalive },
    success: read((data) => readOrder(data, "order")),
  });
}

/** `GET /api/salon/{id}/resource_course_unlinks`: the pairs that may not be booked together. */
export function loadUnlinks(
  http: Http,
  salon: number,
  signal?: AbortSignal,
): Promise<Answer<readonly Unlink[]>> {
  return http.send({
    ...reading,
    path: path`/api/salon/${salon}/resource_course_unlinks`,
    ...(signal && { signal }),
    success: unlinks,
  });
}

/** `PUT …/resource_course_unlinks`: takes the place of all. */
export function replaceUnlinks(
  http: Http,
  salon: number,
  pairs: readonly PlainObject[],
): Promise<Answer<readonly Unlink[]>> {
  return http.send({
    method: "PUT",
    path: path`/api/salon/${salon}/resource_course_unlinks`,
    json: { unlinks: [...pairs] },
    timeout,
    success: unlinks,
  });
}

const unlinks = read((data) =>
  readRows(data, (wire): Unlink | null => {
    const [resourceId, courseId] = [readId(wire.resource_id), readId(wire.course_id)];
    return resourceId === null || courseId === null ? null : { resourceId, courseId, wire };
  }),
);

/** A course or resource as the server sent it; `null` without an id. */
export function readItem(kind: SalonItemKind, wire: PlainObject): SalonItem | null {
  const id = readId(wire.id);
  if (id === null) return null;
  const { name, order, duration_min, price, fee, capacity, color, icon_url, description, is_public } = wire;
  const deletedAt = wire.deleted_at;
  return {
    id,
    name: readText(name) ?? "",
    rank: readNumber(order),
    minutes: readNumber(duration_min),
    price: readNumber(kind === "courses" ? price : fee),
    capacity: readNumber(capacity),
    color: readText(color) ?? "",
    iconUrl: readText(icon_url),
    description: readText(description) ?? "",
    isPublic: readFlag(is_public) === true,
    isDeleted: deletedAt !== null && deletedAt !== undefined && readFlag(deletedAt) !== null,
    wire,
  };
}

function item(kind: SalonItemKind) {
  return read((data) => (isPlainObject(data) ? readItem(kind, data) : null));
}

/** Of two with one id the first counts. */
function eachOnce(items: readonly SalonItem[] | null): readonly SalonItem[] | null {
  const ids = new Set<number>();
  return items?.filter(({ id }) => !ids.has(id) && ids.add(id)) ?? null;
}
