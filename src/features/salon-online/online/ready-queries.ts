import type { Query } from "../../../collection/index.js";
import type { SalonSettingsQueries } from "../../salon/index.js";
import { lastDayAhead } from "./ready-hours.js";

/** Queries that show what keeps customers from booking, with the years of the days ahead. */
export function readQueries(queries: SalonSettingsQueries, today: string) {
  const years = [today, lastDayAhead(today)].map((day) => Number(day.slice(0, 4)));
  const [year = 0, lastYear = year] = years;
  const own = {
    courses: queries.items("courses"),
    resources: queries.items("resources"),
    unlinks: queries.unlinks,
    hours: queries.opening(year),
    lastHours: queries.opening(lastYear),
  };
  const others = [own.courses, own.resources, own.unlinks, own.hours];
  const all: readonly Pick<Query<unknown>, "state" | "retry" | "invalidate" | "refresh">[] =
    lastYear === year ? others : [...others, own.lastHours];
  return { ...own, year, lastYear, all };
}
