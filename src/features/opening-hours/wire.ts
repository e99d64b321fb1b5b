import { readNumber } from "../../api/read-fields.js";
import { isPlainObject, type PlainData, type PlainObject } from "../../lib/plain-data.js";
import { withIndex } from "../../lib/with-index.js";

/*
 * The hours of a year as they came from the server and go back. What an operator edits is put into that document, so whatever
 * nobody edits stays in it key for key.
 */

/** The hours of one year, an OpeningConfig of the wire: `year`, `type`, `common`, `weekdays`, `dates` and what else came. */
export type OpeningYear = PlainObject;

/** One list of hours in a year: those of all days, of a weekday (`weekdays.0` is Sunday) or of one day (`dates.2026-12-31`). */
export type HoursKey = "common" | `weekdays.${string}` | `dates.${string}`;

/** The days of a week in the order in which they are shown: Monday first. */
export const weekdaysShown: readonly number[] = [1, 2, 3, 4, 5, 6, 0];

/** The key of the hours of a weekday; 0 is Sunday. */
export function weekdayKey(day: number): HoursKey {
  return `weekdays.${day}`;
}

/** The key of the hours of one day. */
export function dateKey(date: string): HoursKey {
  return `dates.${date}`;
}

/** Which half of the week counts: 0 the common hours, 1 those of each weekday. */
export function typeOf(year: OpeningYear): 0 | 1 {
  return readNumber(year.type) === 1 ? 1 : 0;
}

/** The keys of the half that counts, in the order in which they are shown. */
export function shownKeys(year: OpeningYear): readonly HoursKey[] {
  return typeOf(year) === 1 ? weekdaysShown.map(weekdayKey) : ["common"];
}

/** All keys of which a year says something; `common` and the seven weekdays are always among them. */
export function allKeys(year: OpeningYear): readonly HoursKey[] {
  const days = [...weekdaysShown.map(String), ...namesIn(year.weekdays)];
  return [
    "common",
    ...[...new Set(days)].map((name): HoursKey => `weekdays.${name}`),
    ...namesIn(year.dates).map((name): HoursKey => `dates.${name}`),
  ];
}

/** Value at a key, whatever it is; `undefined` if there is none. */
export function valueAt(year: OpeningYear, key: HoursKey): PlainData | undefined {
  if (key === "common") return year.common;
  const [field, name] = partsOf(key);
  const all = year[field];
  if (Array.isArray(all)) return /^\d+$/.test(name) ? all[Number(name)] : undefined;
  return isPlainObject(all) && Object.hasOwn(all, name) ? all[name] : undefined;
}

/** The hours at a key as they are written; none if there is no list of them. */
export function rangesAt(year: OpeningYear, key: HoursKey): readonly PlainData[] {
  const value = valueAt(year, key);
  return Array.isArray(value) ? value : none;
}

/** The year with something else at a key, or with nothing there. All else is the same object as before. */
export function withValueAt(year: OpeningYear, key: HoursKey, value: PlainData | undefined): OpeningYear {
  if (key === "common") return withMember(year, "common", value);
  const [field, name] = partsOf(key);
  const all = year[field];
  if (Array.isArray(all) && value !== undefined && Number(name) < all.length)
    return { ...year, [field]: all.toSpliced(Number(name), 1, value) };
  return { ...year, [field]: withMember(byName(all), name, value) };
}

/** An object with another member, or without it. */
export function withMember(object: PlainObject, name: string, value: PlainData | undefined): PlainObject {
  if (value !== undefined) return { ...object, [name]: value };
  const { [name]: _, ...rest } = object;
  return rest;
}

/** One for all, so that a list which nobody touches is the same list. */
const none: readonly PlainData[] = [];

function partsOf(key: HoursKey): [field: string, name: string] {
  const dot = key.indexOf(".");
  return [key.slice(0, dot), key.slice(dot + 1)];
}

function namesIn(data: PlainData | undefined): readonly string[] {
  return Object.keys(byName(data));
}

/** Some servers write what has the names 0, 1, 2 … as a list, and what is empty too. */
function byName(data: PlainData | undefined): PlainObject {
  if (Array.isArray(data)) return Object.fromEntries(withIndex(data));
  return isPlainObject(data) ? data : {};
}
