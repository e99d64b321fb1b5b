import { addDays } from "../../../lib/dates/days.js";
import {
  affectedReservations,
  type DatedTimes,
  effectiveDay,
  type HoursIndex,
  type HoursOf,
  hoursIndex,
  specialDifferences,
} from "../../opening-hours/index.js";
import { type OpeningDocument, yearsIn } from "./document.js";

/** How many days ahead reservations are looked at. */
const daysAhead = 61;

/** The last day that is looked at. */
export function lastDayAhead(today: string): string {
  return addDays(today, daysAhead) ?? today;
}

/** The reservations that lie in the hours as they were loaded and outside of those as they are edited. */
export function affectedIn<R extends DatedTimes>(
  loaded: OpeningDocument,
  edited: OpeningDocument,
  reservations: readonly R[],
): readonly R[] {
  return affectedReservations(reservations, hoursIn(loaded), hoursIn(edited));
}

/** Years of the days ahead of which special days were edited and the week is not known: only there it matters. */
export function unknownYears(
  loaded: OpeningDocument,
  edited: OpeningDocument,
  from: string,
  to: string,
): readonly number[] {
  const days = specialDifferences(loaded.specials, edited.specials).filter(
    ({ first, last }) => first <= to && last >= from,
  );
  const years = days.flatMap(({ first, last }) => [first, last].map((day) => Number(day.slice(0, 4))));
  return [...new Set(years)].filter(
    (year) =>
      loaded.years[year] === undefined && year >= Number(from.slice(0, 4)) && year <= Number(to.slice(0, 4)),
  );
}

function hoursIn(document: OpeningDocument): HoursOf {
  const indexes = new Map<number, HoursIndex>(
    yearsIn(document).map((year) => [year, hoursIndex(document.years[year] ?? null, document.specials)]),
  );
  const others = hoursIndex(null, document.specials);
  return (date) => effectiveDay(indexes.get(Number(date.slice(0, 4))) ?? others, date)?.ranges ?? null;
}
