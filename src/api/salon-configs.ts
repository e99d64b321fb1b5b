import type { Answer } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
import { path } from "../lib/path.js";
import type { PlainObject } from "../lib/plain-data.js";
import { documentTimeout, loadDocument, salonDocument } from "./salon-documents.js";

/*
 * How a salon works, as it is set up (rules: salon-config-patch, opening-year, salon-config-not-yet).
 * Documents are kept as the server sent them, key for key; who edits them reads what they need.
 */

/** The three keys that the patch takes, and no other (rules: salon-config-patch). `push_notification` writes `push_notification_status`. */
export const switchKeys = ["enable_online", "sync_shift", "push_notification"] as const;
export type SwitchKey = (typeof switchKeys)[number];

/** `GET /api/salon/{id}/configs`; `null` where nothing is set up yet (404). */
export function loadConfig(
  http: Http,
  salon: number,
  signal: AbortSignal,
): Promise<Answer<PlainObject | null>> {
  return loadDocument(http, path`/api/salon/${salon}/configs`, signal);
}

/** `POST /api/salon/{id}/configs`: the first one. */
export function createConfig(http: Http, salon: number, made: PlainObject): Promise<Answer<PlainObject>> {
  return http.send({
    method: "POST",
    path: path`/api/salon/${salon}/configs`,
    json: made,
    timeout: documentTimeout,
    once: true,
    success: salonDocument,
  });
}

/** `PUT /api/salon/{id}/configs`: the whole of it with `base_updated_at`. */
export function replaceConfig(http: Http, salon: number, whole: PlainObject): Promise<Answer<PlainObject>> {
  return http.send({
    method: "PUT",
    path: path`/api/salon/${salon}/configs`,
    json: whole,
    timeout: documentTimeout,
    success: salonDocument,
  });
}

/**
 * `PATCH /api/v2/salon/{id}/configs?attr={key}`.
 *
 * @throws RangeError for any other key (rules: salon-config-patch)
 */
export function switchConfig(
  http: Http,
  salon: number,
  key: SwitchKey,
  value: boolean,
): Promise<Answer<PlainObject>> {
  if (!switchKeys.includes(key)) throw new RangeError(`"${key}" is no switch of a salon`);
  return http.send({
    method: "PATCH",
    path: path`/api/v2/salon/${salon}/configs`,
    query: { attr: key },
    json: { value },
    timeout: documentTimeout,
    success: salonDocument,
  });
}

/** `GET /api/salon/{id}/configs?attr=opening&y={year}`: when it is open in a year. */
export function loadOpeningYear(
  http: Http,
  salon: number,
  year: number,
  signal?: AbortSignal,
): Promise<Answer<PlainObject>> {
  return http.send({
    method: "GET",
    path: path`/api/salon/${salon}/configs`,
    query: { attr: "opening", y: year },
    timeout: documentTimeout,
    ...(signal && { signal }),
    success: salonDocument,
  });
}

/** `PUT /api/salon/{id}/configs/opening`: the whole of one year. */
export function replaceOpeningYear(
  http: Http,
  salon: number,
  whole: PlainObject,
): Promise<Answer<PlainObject>> {
  return http.send({
    method: "PUT",
    path: path`/api/salon/${salon}/configs/opening`,
    json: whole,
    timeout: documentTimeout,
    success: salonDocument,
  });
}

/** `PUT /api/salon/{id}/configs/special_dates`: those of all years. The answer is the configuration, or these alone. */
export function replaceSpecialDates(
  http: Http,
  salon: number,
  body: PlainObject,
): Promise<Answer<PlainObject>> {
  return http.send({
    method: "PUT",
    path: path`/api/salon/${salon}/configs/special_dates`,
    json: body,
    timeout: documentTimeout,
    success: salonDocument,
  });
}
