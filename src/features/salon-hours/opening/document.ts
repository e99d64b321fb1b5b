import type { Side } from "../../../editor/index.js";
import { type PlainData, type PlainObject, samePlainData } from "../../../lib/plain-data.js";
import {
  changedKeys,
  type Difference,
  type OpeningYear,
  slotDifference,
  specialDifferences,
  type YearProblem,
  yearDifferences,
  yearForWire,
  yearProblems,
} from "../../opening-hours/index.js";

/** All that is edited in the section: the hours of the years that were looked at, special days of all years, the steps. */
export interface OpeningDocument {
  /** By the year. */
  readonly years: Readonly<Record<string, OpeningYear>>;
  readonly specials: readonly PlainData[];
  readonly slot: PlainData;
  /** Chosen sides where others have changed the same, by the ids of the conflicts. They are undone with the rest. */
  readonly chosen: Readonly<Record<string, Side>>;
}

/** Differences from what was loaded, by the calls that save them. */
export interface OpeningChanges {
  readonly years: readonly number[];
  readonly specials: boolean;
  readonly slot: boolean;
}

/** Something that keeps a year from being saved. */
export type OpeningProblem = YearProblem & { readonly year: number };

/** Nothing is loaded yet. */
export const emptyDocument: OpeningDocument = { years: {}, specials: [], slot: null, chosen: {} };

/** The special days of a configuration, as they are written. */
export function specialsOf(config: PlainObject): readonly PlainData[] {
  return Array.isArray(config.special_dates) ? config.special_dates : none;
}

/** The steps of the times of a configuration, as they are written. */
export function slotOf(config: PlainObject): PlainData {
  return config.slot_minutes ?? null;
}

/** The document with other hours in a year; the same document for the same year. */
export function withYear(document: OpeningDocument, year: number, hours: OpeningYear): OpeningDocument {
  return document.years[year] === hours
    ? document
    : { ...document, years: { ...document.years, [year]: hours } };
}

/** The years that are in it, in order. */
export function yearsIn(document: OpeningDocument): readonly number[] {
  return Object.keys(document.years)
    .map(Number)
    .sort((one, other) => one - other);
}

/** Changes that have to be sent. */
export function changesOf(loaded: OpeningDocument, edited: OpeningDocument): OpeningChanges {
  return {
    years: yearsIn(edited).filter((year) => isYearChanged(loaded, edited, year)),
    specials: !samePlainData([...loaded.specials], [...edited.specials]),
    slot: !samePlainData(loaded.slot, edited.slot),
  };
}

/** True when a year means other hours than were loaded. */
export function isYearChanged(loaded: OpeningDocument, edited: OpeningDocument, year: number): boolean {
  const [was, is] = [loaded.years[year], edited.years[year]];
  return was !== undefined && is !== undefined && changedKeys(was, is).length > 0;
}

/** True when anything has to be sent. */
export function isChanged({ years, specials, slot }: OpeningChanges): boolean {
  return years.length > 0 || specials || slot;
}

/** Problems that keep it from being sent, year by year. */
export function problemsIn(loaded: OpeningDocument, edited: OpeningDocument): readonly OpeningProblem[] {
  return yearsIn(edited).flatMap((year) => {
    const [was, is] = [loaded.years[year], edited.years[year]];
    return was && is ? yearProblems(was, is).map((problem) => ({ ...problem, year })) : [];
  });
}

/** All that differs, in the order in which it is sent. */
export function differencesIn(loaded: OpeningDocument, edited: OpeningDocument): readonly Difference[] {
  return [
    ...yearsIn(edited).flatMap((year) => {
      const [was, is] = [loaded.years[year], edited.years[year]];
      return was && is ? yearDifferences(year, was, is) : [];
    }),
    ...specialDifferences(loaded.specials, edited.specials),
    ...slotDifference(loaded.slot, edited.slot),
  ];
}

/** A year as it is sent. What nobody has edited is as it was loaded, key for key. */
export function yearOnWire(loaded: OpeningDocument, edited: OpeningDocument, year: number): PlainObject {
  const was = loaded.years[year] ?? {};
  const whole = yearForWire(was, edited.years[year] ?? was);
  return Number(whole.year) === year ? whole : { ...whole, year };
}

/** Which year to look at after a step through the history: one that the step has changed. */
export function yearToShow(before: OpeningDocument, after: OpeningDocument, shown: number): number {
  const changed = yearsIn(after).filter((year) => before.years[year] !== after.years[year]);
  return changed.includes(shown) ? shown : (changed[0] ?? shown);
}

/** One for all, so that a list which nobody touches is the same list. */
const none: readonly PlainData[] = [];
