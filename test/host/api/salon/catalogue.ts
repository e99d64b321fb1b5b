import type { Store } from "../../store.js";
import { resource } from "../../store.js";
import { type Course, courses, type SalonResource, salonResources } from "../reservations.js";

/** A resource and a course that may not be booked together (rules: course-resource-pairs). */
export interface Unlink {
  resource_id: number;
  course_id: number;
}

const unlinks = resource<Unlink[]>("resource_course_unlinks");

/** What a salon offers, the deleted included, by their order. */
export function resourcesIn(store: Store, salonId: number): SalonResource[] {
  return ofSalon(store.list(salonResources), salonId);
}

export function coursesIn(store: Store, salonId: number): Course[] {
  return ofSalon(store.list(courses), salonId);
}

export function unlinksIn(store: Store, salonId: number): Unlink[] {
  return store.get(unlinks, salonId)?.value ?? [];
}

export function putUnlinks(store: Store, salonId: number, pairs: readonly Unlink[], at: Date): Unlink[] {
  return store.put(unlinks, salonId, [...pairs], at).value;
}

function ofSalon<T extends { salon_id: number; order: number }>(
  rows: readonly { readonly value: T }[],
  salonId: number,
): T[] {
  const own = rows.map(({ value }) => value).filter(({ salon_id }) => salon_id === salonId);
  return own.sort((a, b) => a.order - b.order);
}
