import { at, endpoint } from "../lib/endpoint.js";
import type { Answer } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
import { isPlainObject, type PlainData } from "../lib/plain-data.js";
import { readSpecialDates, type SpecialDate, salonConfigEndpoint } from "./opening.js";
import { readFlag, readId, readNumber, readRows, readText } from "./read-fields.js";
import { read } from "./resources.js";

/** A course of a salon: what is done, how long it takes and what it costs (rules: salon-item-fields). */
export interface SalonCourse {
  readonly id: number;
  readonly name: string;
  /** In minutes. */
  readonly duration_min: number | null;
  /** In yen. */
  readonly price: number | null;
  /** As the server writes it: whoever shows it looks whether it is a colour. */
  readonly color: string | null;
  readonly isDeleted: boolean;
}

/** Something that can be reserved: a person, a seat, a room. */
export interface SalonResource {
  readonly id: number;
  readonly name: string;
  /** For asking for this one, in yen. */
  readonly fee: number | null;
  readonly icon_url: string | null;
  /** Profession of the person, or purpose of the thing. */
  readonly description: string;
  readonly isDeleted: boolean;
}

/** How a salon works (rules: salon-config-patch). */
export interface SalonRules {
  /** Permission of customers to change a reservation: 0 nothing, 1 at once, 3 by a request. */
  readonly change_permission: number;
  readonly cancel_permission: number;
  /** The steps of its times, in minutes. */
  readonly slot_minutes: number;
  readonly special_dates: readonly SpecialDate[];
}

/** Length of a slot where a salon does not give one, in minutes. */
const usualSlot = 15;

const courses = read((body) =>
  readRows(body, ({ id, name, duration_min, price, color, deleted_at }): SalonCourse | null => {
    const known = readId(id);
    if (known === null) return null;
    return {
      id: known,
      name: readText(name) ?? "",
      duration_min: readNumber(duration_min),
      price: readNumber(price),
      color: readText(color),
      isDeleted: isGone(deleted_at),
    };
  }),
);

const resources = read((body) =>
  readRows(body, ({ id, name, fee, icon_url, description, deleted_at }): SalonResource | null => {
    const known = readId(id);
    if (known === null) return null;
    return {
      id: known,
      name: readText(name) ?? "",
      fee: readNumber(fee),
      icon_url: readText(icon_url),
      description: readText(description) ?? "",
      isDeleted: isGone(deleted_at),
    };
  }),
);

const rules = read((body): SalonRules | null => {
  if (!isPlainObject(body)) return null;
  const { change_permission, cancel_permission, slot_minutes, special_dates = [] } = body;
  const slot = readNumber(slot_minutes) ?? 0;
  return {
    change_permission: readNumber(change_permission) ?? 0,
    cancel_permission: readNumber(cancel_permission) ?? 0,
    slot_minutes: slot >= 1 && slot <= 60 ? slot : usualSlot,
    special_dates: readSpecialDates(special_dates),
  };
});

export const loadCoursesEndpoint = endpoint({ method: "GET", path: "/api/salon/{salon}/courses/all" });

/** Loads all courses, also those that are offered no more. */
export function loadCourses(http: Http, salon: string, signal: AbortSignal): Promise<Answer<SalonCourse[]>> {
  const call = at(loadCoursesEndpoint, { salon });
  return http.send({ ...call, query: { include_deleted: 1 }, signal, success: courses });
}

export const loadSalonResourcesEndpoint = endpoint({
  method: "GET",
  path: "/api/salon/{salon}/resources/all",
});

/** Loads all resources, also those that have left. */
export function loadSalonResources(
  http: Http,
  salon: string,
  signal: AbortSignal,
): Promise<Answer<SalonResource[]>> {
  const call = at(loadSalonResourcesEndpoint, { salon });
  return http.send({ ...call, query: { include_deleted: 1 }, signal, success: resources });
}

/** Loads how the salon works. */
export function loadSalonRules(http: Http, salon: string, signal: AbortSignal): Promise<Answer<SalonRules>> {
  return http.send({ ...at(salonConfigEndpoint, { salon }), signal, success: rules });
}

function isGone(deletedAt: PlainData | undefined): boolean {
  return deletedAt !== null && deletedAt !== undefined && readFlag(deletedAt) !== null;
}
