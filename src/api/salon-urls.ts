import * as v from "valibot";
import { readInstant } from "../lib/dates/moments.js";
import { at, endpoint } from "../lib/endpoint.js";
import type { Answer } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
import { isPlainObject, type PlainData, type PlainObject } from "../lib/plain-data.js";
import { readId, readNumber, readRows, readText } from "./read-fields.js";
import { read } from "./resources.js";

/* Links to the public page (rules: salon-urls). Instants are milliseconds. */

/** A link for a course or a person, or for both. */
export interface SalonUrl {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly courseId: number | null;
  readonly resourceId: number | null;
  /** `null`: it does not expire. */
  readonly expiresAt: number | null;
  readonly clickCount: number;
  readonly wire: PlainObject;
}

/** Fields of a new link, key for key. Ids of 0 or below are sent as `null` (rules: ids-below-one-are-none). */
export interface NewSalonUrl {
  readonly name: string;
  readonly course_id: number | null;
  readonly salon_resource_id: number | null;
  /** ISO 8601 with the offset of Japan, or `null`. */
  readonly expires_at: string | null;
}

export const loadSalonUrlsEndpoint = endpoint({ method: "GET", path: "/api/salon/{salon}/salon_urls" });

/** Loads all, in the server's order. */
export function loadSalonUrls(
  http: Http,
  salon: number,
  signal: AbortSignal,
): Promise<Answer<readonly SalonUrl[]>> {
  return http.send({
    ...at(loadSalonUrlsEndpoint, { salon }),
    signal,
    success: read((data) => readRows(data, readUrl)),
  });
}

export const createSalonUrlEndpoint = endpoint({
  method: "POST",
  path: "/api/v2/salon/{salon}/salon_urls",
  once: true,
});

/** Makes a link. */
export function createSalonUrl(http: Http, salon: number, made: NewSalonUrl): Promise<Answer<SalonUrl>> {
  return http.send({
    ...at(createSalonUrlEndpoint, { salon }),
    json: {
      ...made,
      course_id: aboveZero(made.course_id),
      salon_resource_id: aboveZero(made.salon_resource_id),
    },
    success: read((data) => (isPlainObject(data) ? readUrl(data) : null)),
  });
}

export const deleteSalonUrlEndpoint = endpoint({
  method: "DELETE",
  path: "/api/v2/salon/{salon}/salon_urls/{id}",
});

/** Deletes a link. */
export function deleteSalonUrl(http: Http, salon: number, id: number): Promise<Answer<PlainData>> {
  return http.send({
    ...at(deleteSalonUrlEndpoint, { salon, id }),
    success: v.custom<PlainData>(() => true),
  });
}

function readUrl(wire: PlainObject): SalonUrl | null {
  const id = readId(wire.id);
  if (id === null) return null;
  return {
    id,
    name: readText(wire.name) ?? "",
    url: readText(wire.url) ?? "",
    courseId: readId(wire.course_id),
    resourceId: readId(wire.salon_resource_id),
    expiresAt: readInstant(wire.expires_at),
    clickCount: readNumber(wire.click_count) ?? 0,
    wire,
  };
}

function aboveZero(id: number | null): number | null {
  return id !== null && id > 0 ? id : null;
}
