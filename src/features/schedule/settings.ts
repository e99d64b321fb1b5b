import type { Locale } from "../../lib/locale.js";
import type { ScheduleView } from "./views/shown-days.js";

/** The page types of a schedule (rules: schedule-pages). */
export const schedulePages = ["PAGE_SCHEDULE", "PAGE_TIME_SHIFT", "PAGE_TIME_SHIFT_WEEKLY"] as const;
export type SchedulePage = (typeof schedulePages)[number];

/** Settings of the page around a schedule. */
export interface ScheduleSettings {
  readonly locale: Locale;
  /** Prefix of its calls: the same salon on another server is another one. */
  readonly server: string;
  readonly salonId: string | null;
  readonly page: SchedulePage;
  readonly view: ScheduleView;
  /** `YYYY-MM-DD`; `null` where the page names none. */
  readonly date: string | null;
}
