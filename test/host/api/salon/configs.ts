import { resource, type Store } from "../../store.js";
import type { TimeRange } from "./times.js";

/** A day that is not as other days are. */
export interface SpecialDate {
  date: string;
  closed: boolean;
  ranges: TimeRange[];
  note: string;
}

/** How a salon works (rules: salon-config-patch). Its id is the salon's. */
export interface SalonConfig {
  id: number;
  salon_id: number;
  enable_online: boolean;
  sync_shift: boolean;
  push_notification_status: boolean;
  special_dates: SpecialDate[];
  change_permission: 0 | 1 | 3;
  cancel_permission: 0 | 1 | 3;
  slot_minutes: 5 | 10 | 15 | 30 | 60;
  updated_at: string;
}

/** When a salon is open in a year (rules: opening-types). Weekdays begin with Sunday, 0. */
export interface OpeningConfig {
  year: number;
  /** 0: `common` counts on every weekday; 1: `weekdays` do. */
  type: 0 | 1;
  common: TimeRange[];
  weekdays: Record<string, TimeRange[]>;
  dates: Record<string, TimeRange[]>;
}

export const salonConfigs = resource<SalonConfig>("salon_config");
const openings = resource<OpeningConfig & { salon_id: number }>("salon_opening");

/** The hours of a year. A year of which nothing is said is like the last one before, but for single dates. */
export function openingIn(store: Store, salonId: number, year: number): OpeningConfig | undefined {
  const known = store.list(openings).filter(({ value }) => value.salon_id === salonId && value.year <= year);
  const last = known.map(({ value }) => value).sort((a, b) => b.year - a.year)[0];
  if (!last) return undefined;
  const { salon_id: _, ...opening } = last;
  return opening.year === year ? opening : { ...opening, year, dates: {} };
}

/** The hours of a salon of which nothing was ever said: it is closed. */
export function closedIn(year: number): OpeningConfig {
  const weekdays = Object.fromEntries(Array.from({ length: 7 }, (_, day) => [day, []]));
  return { year, type: 0, common: [], weekdays, dates: {} };
}

export function putOpening(store: Store, salonId: number, opening: OpeningConfig, at: Date): void {
  store.put(openings, salonId * 10_000 + opening.year, { salon_id: salonId, ...opening }, at);
}

/** When a salon is open on a day: single dates come before special ones, and these before weekdays (rules: opening-precedence). */
export function openOn(
  date: string,
  opening: OpeningConfig,
  specialDates: readonly SpecialDate[],
): readonly TimeRange[] {
  const own = opening.dates[date];
  if (own) return own;
  const special = specialDates.find((each) => each.date === date);
  if (special) return special.closed ? [] : special.ranges;
  if (opening.type === 0) return opening.common;
  return opening.weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? [];
}
