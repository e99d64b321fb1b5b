import * as v from "valibot";
import { at, endpoint } from "../lib/endpoint.js";
import type { Answer } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
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
  /** Sort key; a move changes this before the server has. */
  readonly sortKey: number | null;
  /** Duration of a course, in minutes. */
  readonly minutes: number | null;
  /** Price of a course, or charge for asking for a resource, in yen; `null` where none is given. */
  readonly price: number | null;
  /** Capacity of a resource: so many at the same time. */
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

const anything = v.custom<PlainData>(() => true);

export const loadItemsEndpoint = endpoint({ method: "GET", path: "/api/salon/{salon}/{kind}/all" });

/** Loads all of one kind, also those that are deleted where that is asked. */
export function loadItems(
  http: Http,
  salon: number,
  kind: SalonItemKind,
  withDeleted: boolean,
  signal: AbortSignal,
): Promise<Answer<readonly SalonItem[]>> {
  return http.send({
    ...at(loadItemsEndpoint, { salon, kind }),
    query: { include_deleted: withDeleted ? 1 : null },
    signal,
    success: read((data) => eachOnce(readRows(data, (row) => readItem(kind, row)))),
  });
}

export const createItemEndpoint = endpoint({
  method: "POST",
  path: "/api/salon/{salon}/{kind}",
  once: true,
});

/** Makes one, which stands last. */
export function createItem(
  http: Http,
  salon: number,
  kind: SalonItemKind,
  made: PlainObject,
): Promise<Answer<SalonItem>> {
  return http.send({
    ...at(createItemEndpoint, { salon, kind }),
    json: made,
    success: item(kind),
  });
}

export const replaceItemEndpoint = endpoint({ method: "PUT", path: "/api/salon/{salon}/{kind}/{id}" });

/** Saves the whole record with `base_updated_at`. */
export function replaceItem(
  http: Http,
  salon: number,
  kind: SalonItemKind,
  id: number,
  whole: PlainObject,
): Promise<Answer<SalonItem>> {
  return http.send({
    ...at(replaceItemEndpoint, { salon, kind, id }),
    json: whole,
    success: item(kind),
  });
}

export const patchItemEndpoint = endpoint({ method: "PATCH", path: "/api/salon/{salon}/{kind}/{id}" });

/** Saves one field. */
export function patchItem(
  http: Http,
  salon: number,
  kind: SalonItemKind,
  id: number,
  { attr, value, base }: { attr: string; value: PlainData; base: PlainData | undefined },
): Promise<Answer<SalonItem>> {
  return http.send({
    ...at(patchItemEndpoint, { salon, kind, id }),
    query: { attr },
    json: { value, ...(base === undefined ? {} : { base_updated_at: base }) },
    success: item(kind),
  });
}

export const deleteItemEndpoint = endpoint({ method: "DELETE", path: "/api/salon/{salon}/{kind}/{id}" });

/** Deletes one; `force` also a resource that has reservations. */
export function deleteItem(
  http: Http,
  salon: number,
  kind: SalonItemKind,
  id: number,
  force: boolean,
): Promise<Answer<PlainData>> {
  return http.send({
    ...at(deleteItemEndpoint, { salon, kind, id }),
    query: { force: force ? 1 : null },
    success: anything,
  });
}

export const sortItemsEndpoint = endpoint({ method: "POST", path: "/api/salon/{salon}/{kind}/order" });

/** Puts them in order: every id that is not deleted; `keepalive` where the page is being left. */
export function sortItems(
  http: Http,
  salon: number,
  kind: SalonItemKind,
  ids: readonly number[],
  keepalive: boolean,
): Promise<Answer<NonNullable<ReturnType<typeof readOrder>>>> {
  return http.send({
    ...at(sortItemsEndpoint, { salon, kind }),
    json: { ids: [...ids] },
    init: { keepalive },
    success: read((data) => readOrder(data, "order")),
  });
}

export const loadUnlinksEndpoint = endpoint({
  method: "GET",
  path: "/api/salon/{salon}/resource_course_unlinks",
});

/** Loads the pairs that may not be booked together. */
export function loadUnlinks(
  http: Http,
  salon: number,
  signal?: AbortSignal,
): Promise<Answer<readonly Unlink[]>> {
  return http.send({
    ...at(loadUnlinksEndpoint, { salon }),
    ...(signal && { signal }),
    success: unlinks,
  });
}

export const replaceUnlinksEndpoint = endpoint({
  method: "PUT",
  path: "/api/salon/{salon}/resource_course_unlinks",
});

/** Replaces all of them. */
export function replaceUnlinks(
  http: Http,
  salon: number,
  pairs: readonly PlainObject[],
): Promise<Answer<readonly Unlink[]>> {
  return http.send({
    ...at(replaceUnlinksEndpoint, { salon }),
    json: { unlinks: [...pairs] },
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
    sortKey: readNumber(order),
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

/** Keeps each id once; of two items with one id the first stays. */
function eachOnce(items: readonly SalonItem[] | null): readonly SalonItem[] | null {
  const ids = new Set<number>();
  return items?.filter(({ id }) => !ids.has(id) && ids.add(id)) ?? null;
}
