import { resource, type Store } from "../../store.js";

/** A way into a salon's booking page that is counted (rules: salon-urls). Its address is made of the code by whoever tells it. */
export interface SalonUrl {
  id: number;
  salon_id: number;
  name: string;
  code: string;
  course_id: number | null;
  salon_resource_id: number | null;
  expires_at: string | null;
  click_count: number;
  created_at: string;
}

export const salonUrls = resource<SalonUrl>("salon_url");

/** The newest first. */
export function urlsIn(store: Store, salonId: number): SalonUrl[] {
  const own = store.list(salonUrls).map(({ value }) => value);
  return own.filter(({ salon_id }) => salon_id === salonId).reverse();
}

/** The same for the same id, and nothing that one guesses from another. */
export function codeOf(id: number): string {
  const mixed = Math.imul(id + 0x51ed27, 0x9e3779b1) >>> 0;
  return mixed.toString(36).padStart(7, "0");
}
