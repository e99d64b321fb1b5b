import type { PlainData, PlainObject } from "../../lib/plain-data.js";
import type { TimeRange } from "../../lib/time-ranges.js";
import {
  addTo,
  changeIn,
  copiesOf,
  type DraftRange,
  removeFrom,
  sameRanges,
  splitAtMidnight,
  usualHours,
  written,
} from "./ranges.js";
import {
  allKeys,
  dateKey,
  type HoursKey,
  type OpeningYear,
  rangesAt,
  typeOf,
  valueAt,
  weekdayKey,
  withValueAt,
} from "./wire.js";

/* What an operator does to the hours of a year. Where nothing changes, each gives back the same year. */

/** The hours that were last open at each key, for switching a day on again. */
export type OpenMemory = Readonly<Record<string, readonly PlainData[]>>;

/** Remembers what is open now; to be asked after each change, beginning with the year as it was read. */
export function rememberOpen(memory: OpenMemory, year: OpeningYear): OpenMemory {
  const open = allKeys(year).flatMap((key): [string, readonly PlainData[]][] => {
    const ranges = rangesAt(year, key);
    return ranges.length === 0 || memory[key] === ranges ? [] : [[key, ranges]];
  });
  return open.length === 0 ? memory : { ...memory, ...Object.fromEntries(open) };
}

/** A day on, with the hours that were there last, or off. */
export function switchDay(
  year: OpeningYear,
  key: HoursKey,
  isOpen: boolean,
  memory: OpenMemory,
): OpeningYear {
  if (isOpen === rangesAt(year, key).length > 0) return year;
  return withRanges(year, key, isOpen ? (memory[key] ?? [{ ...usualHours }]) : []);
}

/** The other half of the week counts; both stay. */
export function setType(year: OpeningYear, type: 0 | 1): OpeningYear {
  return type === typeOf(year) ? year : { ...year, type };
}

/** One more range; see `addTo`. */
export function addRange(year: OpeningYear, key: HoursKey): OpeningYear {
  return withRanges(year, key, addTo(rangesAt(year, key)));
}

/** One range less. Without any the day is closed. */
export function removeRange(year: OpeningYear, key: HoursKey, at: number): OpeningYear {
  return withRanges(year, key, removeFrom(rangesAt(year, key), at));
}

/** Other times in a range. */
export function changeRange(
  year: OpeningYear,
  key: HoursKey,
  at: number,
  change: Partial<DraftRange>,
): OpeningYear {
  return withRanges(year, key, changeIn(rangesAt(year, key), at, change));
}

/**
 * A range that ends before it starts becomes two: until the end of the day, and from midnight on the next weekday; of the
 * common hours both are in their list. The day after a single one is not known here: its part is left out, and that is said.
 */
export function splitRange(
  year: OpeningYear,
  key: HoursKey,
  at: number,
): { year: OpeningYear; isCut: boolean } {
  const list = rangesAt(year, key);
  const parts = splitAtMidnight(list[at] ?? null);
  if (!parts) return { year, isCut: false };
  const [until, rest] = parts;
  const cut = withRanges(year, key, list.with(at, until));
  const next = dayAfter(key);
  return next === null ? { year: cut, isCut: true } : { year: withRest(cut, next, rest), isCut: false };
}

/** The same for a list that stands alone, of a single day or of special ones: the part of the next day is left out. */
export function splitIn(list: readonly PlainData[], at: number): readonly PlainData[] {
  const parts = splitAtMidnight(list[at] ?? null);
  return parts ? list.with(at, parts[0]) : list;
}

/** The hours of a weekday take the place of those of other days. */
export function copyDay(year: OpeningYear, from: HoursKey, toDays: readonly number[]): OpeningYear {
  const list = rangesAt(year, from);
  const targets = [...new Set(toDays)].map(weekdayKey).filter((key) => key !== from);
  return targets.reduce((each, key) => withSameHours(each, key, copiesOf(list)), year);
}

/** Hours that were read from a text, by weekday. Days that it does not name are open as before, whichever half counts. */
export function applyDays(year: OpeningYear, days: ReadonlyMap<number, readonly DraftRange[]>): OpeningYear {
  if (days.size === 0) return year;
  const [first = [], ...others] = [...days.values()];
  const isSame = days.size === 7 && others.every((list) => sameRanges([...list], [...first]));
  if (typeOf(year) === 0 && isSame) return withSameHours(year, "common", [...first]);
  const common = typeOf(year) === 0 ? copiesOf(rangesAt(year, "common")) : null;
  return [0, 1, 2, 3, 4, 5, 6].reduce(
    (each, day) => {
      const list = days.get(day) ?? common;
      return list ? withSameHours(each, weekdayKey(day), [...list]) : each;
    },
    setType(year, 1),
  );
}

/** The own hours of one day; `null` where it is as others are, an empty list where it is closed. */
export function ownHours(year: OpeningYear, date: string): readonly PlainData[] | null {
  return valueAt(year, dateKey(date)) === undefined ? null : rangesAt(year, dateKey(date));
}

/** Own hours for one day, an empty list to close it, or `null` to leave it as others are. */
export function setDate(year: OpeningYear, date: string, ranges: readonly PlainData[] | null): OpeningYear {
  const before = valueAt(year, dateKey(date));
  if (ranges === null) return before === undefined ? year : withValueAt(year, dateKey(date), undefined);
  const list = [...ranges];
  return before !== undefined && sameRanges(before, list) ? year : withValueAt(year, dateKey(date), list);
}

/** Hours to begin with where a day gets hours of its own: what counts there, else the usual ones. */
export function suggestedHours(open: readonly TimeRange[]): readonly PlainData[] {
  return open.length > 0 ? open.map(written) : [{ ...usualHours }];
}

/** The year with other hours at a key; the same year for the same list. */
export function withRanges(year: OpeningYear, key: HoursKey, list: readonly PlainData[]): OpeningYear {
  return list === rangesAt(year, key) ? year : withValueAt(year, key, [...list]);
}

/** A list that says the same hours already stays as it is written. */
function withSameHours(year: OpeningYear, key: HoursKey, list: PlainData[]): OpeningYear {
  return sameRanges([...rangesAt(year, key)], list) ? year : withValueAt(year, key, list);
}

function withRest(year: OpeningYear, key: HoursKey, rest: PlainObject): OpeningYear {
  return withRanges(year, key, [rest, ...rangesAt(year, key)]);
}

/** The key whose hours go on after midnight; `null` where that is not in the week. */
function dayAfter(key: HoursKey): HoursKey | null {
  if (key === "common") return key;
  const day = /^weekdays\.([0-6])$/.exec(key)?.[1];
  return day === undefined ? null : weekdayKey((Number(day) + 1) % 7);
}
