import { at, endpoint } from "../lib/endpoint.js";
import type { Answer } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
import type { PlainObject } from "../lib/plain-data.js";
import { loadDocument, salonDocument } from "./salon-documents.js";

/*
 * How a salon works, as it is set up (rules: salon-config-patch, opening-year, salon-config-not-yet).
 * Documents are kept as the server sent them, key for key; who edits them reads what they need.
 */

/** The three keys that the patch takes, and no other (rules: salon-config-patch). `push_notification` writes `push_notification_status`. */
export const switchKeys = ["enable_online", "sync_shift", "push_notification"] as const;
export type SwitchKey = (typeof switchKeys)[number];

export const loadConfigEndpoint = endpoint({ method: "GET", path: "/api/salon/{salon}/configs" });

/** Loads what is set up; `null` where nothing is yet (404). */
export function loadConfig(
  http: Http,
  salon: number,
  signal: AbortSignal,
): Promise<Answer<PlainObject | null>> {
  return loadDocument(http, at(loadConfigEndpoint, { salon }), signal);
}

export const createConfigEndpoint = endpoint({
  method: "POST",
  path: "/api/salon/{salon}/configs",
  once: true,
});

/** Makes the first one. */
export function createConfig(http: Http, salon: number, made: PlainObject): Promise<Answer<PlainObject>> {
  return http.send({ ...at(createConfigEndpoint, { salon }), json: made, success: salonDocument });
}

export const replaceConfigEndpoint = endpoint({ method: "PUT", path: "/api/salon/{salon}/configs" });

/** Saves the whole of it with `base_updated_at`. */
export function replaceConfig(http: Http, salon: number, whole: PlainObject): Promise<Answer<PlainObject>> {
  return http.send({ ...at(replaceConfigEndpoint, { salon }), json: whole, success: salonDocument });
}

export const switchConfigEndpoint = endpoint({ method: "PATCH", path: "/api/v2/salon/{salon}/configs" });

/**
 * Turns one switch.
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
    ...at(switchConfigEndpoint, { salon }),
    query: { attr: key },
    json: { value },
    success: salonDocument,
  });
}

/** Loads when it is open in a year. */
export function loadOpeningYear(
  http: Http,
  salon: number,
  year: number,
  signal?: AbortSignal,
): Promise<Answer<PlainObject>> {
  return http.send({
    ...at(loadConfigEndpoint, { salon }),
    query: { attr: "opening", y: year },
    ...(signal && { signal }),
    success: salonDocument,
  });
}

export const replaceOpeningYearEndpoint = endpoint({
  method: "PUT",
  path: "/api/salon/{salon}/configs/opening",
});

/** Saves the whole of one year. */
export function replaceOpeningYear(
  http: Http,
  salon: number,
  whole: PlainObject,
): Promise<Answer<PlainObject>> {
  return http.send({ ...at(replaceOpeningYearEndpoint, { salon }), json: whole, success: salonDocument });
}

export const replaceSpecialDatesEndpoint = endpoint({
  method: "PUT",
  path: "/api/salon/{salon}/configs/special_dates",
});

/** Saves the special days of all years. The answer is the configuration, or these alone. */
export function replaceSpecialDates(
  http: Http,
  salon: number,
  body: PlainObject,
): Promise<Answer<PlainObject>> {
  return http.send({ ...at(replaceSpecialDatesEndpoint, { salon }), json: body, success: salonDocument });
}
