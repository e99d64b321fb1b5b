import { addDays, isDay } from "../../lib/dates/days.js";
import { isPlainObject, type PlainData, samePlainData } from "../../lib/plain-data.js";
import { type RangeProblem, rangeProblems, sameRanges, sortedForWire } from "./ranges.js";
import {
  allKeys,
  type HoursKey,
  type OpeningYear,
  rangesAt,
  typeOf,
  valueAt,
  weekdayKey,
  weekdaysShown,
  withMember,
  withValueAt,
} from "./wire.js";

/** One thing that is not as it was loaded. Lists are as they are written; no list: the day is as others are. */
export type Difference =
  | { readonly what: "type"; readonly year: number; readonly before: 0 | 1; readonly after: 0 | 1 }
  | ({ readonly what: "common"; readonly year: number } & BeforeAfter)
  | ({ readonly what: "weekday"; readonly year: number; readonly day: number } & BeforeAfter)
  | ({ readonly what: "date"; readonly year: number; readonly date: string } & BeforeAfter)
  | SpecialDifference
  | {
      readonly what: "slot";
      readonly before: PlainData | undefined;
      readonly after: PlainData | undefined;
    };

/** Special days in a row of which the same was and is said. Lists are the entries of a day without their date. */
export interface SpecialDifference {
  readonly what: "special";
  readonly first: string;
  readonly last: string;
  readonly before: readonly PlainData[];
  readonly after: readonly PlainData[];
}

interface BeforeAfter {
  readonly before: readonly PlainData[] | null;
  readonly after: readonly PlainData[] | null;
}

/**
 * Keys of a year with other hours or another type than was loaded. Hours that are only
 * written otherwise are the same.
 */
export function changedKeys(loaded: OpeningYear, edited: OpeningYear): readonly ("type" | HoursKey)[] {
  if (loaded === edited) return [];
  const keys = new Set([...allKeys(loaded), ...allKeys(edited)]);
  const changed = [...keys].filter((key) => !sameAt(key, valueAt(loaded, key), valueAt(edited, key)));
  return typeOf(loaded) === typeOf(edited) ? changed : ["type", ...changed];
}

/** True when two values at a key mean the same hours. A day of the week without a list is closed, a date without one is not special. */
export function sameAt(key: HoursKey, one: PlainData | undefined, other: PlainData | undefined): boolean {
  if (key.startsWith("dates.") && (one === undefined || other === undefined)) return one === other;
  return sameRanges(one ?? [], other ?? []);
}

/** Differences of a year: the type, the common hours, the week from Monday on, single days in order. */
export function yearDifferences(
  year: number,
  loaded: OpeningYear,
  edited: OpeningYear,
): readonly Difference[] {
  const changed = changedKeys(loaded, edited);
  const type: Difference[] = changed.includes("type")
    ? [{ what: "type", year, before: typeOf(loaded), after: typeOf(edited) }]
    : [];
  const at = (key: HoursKey): BeforeAfter => ({ before: listAt(loaded, key), after: listAt(edited, key) });
  const common: Difference[] = changed.includes("common") ? [{ what: "common", year, ...at("common") }] : [];
  const weekdays = weekdaysShown.filter((day) => changed.includes(weekdayKey(day)));
  const dates = changed.filter((key) => key.startsWith("dates.")).map((key) => key.slice("dates.".length));
  return [
    ...type,
    ...common,
    ...weekdays.map((day): Difference => ({ what: "weekday", year, day, ...at(weekdayKey(day)) })),
    ...dates.sort().map((date): Difference => ({ what: "date", year, date, ...at(`dates.${date}`) })),
  ];
}

/** On which special days something else is said than was loaded, in order; days in a row that say the same are one. */
export function specialDifferences(
  loaded: readonly PlainData[],
  edited: readonly PlainData[],
): readonly SpecialDifference[] {
  if (loaded === edited) return [];
  const [was, is] = [entriesByDay(loaded), entriesByDay(edited)];
  const days = [...new Set([...was.keys(), ...is.keys()])].filter(isDay).sort();
  const result: SpecialDifference[] = [];
  for (const day of days) {
    const [before, after] = [was.get(day) ?? [], is.get(day) ?? []];
    if (samePlainData(before, after)) continue;
    const next = { before: before.map(withoutDate), after: after.map(withoutDate) };
    const last = result.at(-1);
    if (last && addDays(last.last, 1) === day && hasSameContent(last, next))
      result.splice(-1, 1, { ...last, last: day });
    else result.push({ what: "special", first: day, last: day, ...next });
  }
  return result;
}

/** Difference of the steps of the times of a salon. */
export function slotDifference(
  before: PlainData | undefined,
  after: PlainData | undefined,
): readonly Difference[] {
  return samePlainData(before, after) ? [] : [{ what: "slot", before, after }];
}

/** A year as it is sent: as it was loaded, key for key, with the edited hours in order. The same one if nothing is edited. */
export function yearForWire(loaded: OpeningYear, edited: OpeningYear): OpeningYear {
  return changedKeys(loaded, edited).reduce((year, key) => {
    if (key === "type") return withMember(year, "type", typeOf(edited));
    const value = valueAt(edited, key);
    return withValueAt(year, key, Array.isArray(value) ? sortedForWire(value) : value);
  }, loaded);
}

/** A range of edited hours that cannot be sent as it is. */
export interface YearProblem {
  readonly key: HoursKey;
  readonly at: number;
  readonly problem: RangeProblem;
}

/** Problems that keep a year from being sent. A value that nobody has edited goes back as it came, whatever it says. */
export function yearProblems(loaded: OpeningYear, edited: OpeningYear): readonly YearProblem[] {
  return changedKeys(loaded, edited).flatMap((key) =>
    key === "type"
      ? []
      : rangeProblems(rangesAt(edited, key)).flatMap((problems, at) =>
          problems.map((problem) => ({ key, at, problem })),
        ),
  );
}

/** The entries of each special day, in their order; those without a day under the empty text. */
export function entriesByDay(specials: readonly PlainData[]): ReadonlyMap<string, PlainData[]> {
  const days = new Map<string, PlainData[]>();
  for (const entry of specials) {
    const day = dayOfEntry(entry);
    const entries = days.get(day);
    if (entries) entries.push(entry);
    else days.set(day, [entry]);
  }
  return days;
}

/** The day of an entry; empty if it has none. */
export function dayOfEntry(entry: PlainData): string {
  return isPlainObject(entry) && isDay(entry.date) ? entry.date : "";
}

function listAt(year: OpeningYear, key: HoursKey): readonly PlainData[] | null {
  return valueAt(year, key) === undefined && key.startsWith("dates.") ? null : rangesAt(year, key);
}

function withoutDate(entry: PlainData): PlainData {
  if (!isPlainObject(entry)) return entry;
  const { date: _, ...rest } = entry;
  return rest;
}

function hasSameContent(
  one: { before: readonly PlainData[]; after: readonly PlainData[] },
  other: typeof one,
): boolean {
  return samePlainData([...one.before], [...other.before]) && samePlainData([...one.after], [...other.after]);
}
