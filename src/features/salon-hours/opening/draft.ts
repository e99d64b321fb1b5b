import { isPlainObject, type PlainData, type PlainObject } from "../../../lib/plain-data.js";
import type { OpeningYear } from "../../opening-hours/index.js";
import { changesOf, emptyDocument, type OpeningDocument, slotOf, specialsOf } from "./document.js";

/** Work as a draft keeps it, with what it stands on: others may change that before the work goes on. */
export interface KeptOpening {
  readonly loaded: OpeningDocument;
  readonly edited: OpeningDocument;
  /** The configuration that special days and steps stand on; `null` where neither was edited. */
  readonly config: PlainObject | null;
}

/** Unsaved work, for a draft. */
export function draftOf({ loaded, edited, config }: KeptOpening): PlainObject {
  const { years, specials, slot } = changesOf(loaded, edited);
  return {
    years: Object.fromEntries(
      years.map((year): [string, PlainObject] => [
        String(year),
        { loaded: loaded.years[year] ?? {}, edited: edited.years[year] ?? {} },
      ]),
    ),
    ...((specials || slot) && config
      ? { config, special_dates: [...edited.specials], slot_minutes: edited.slot }
      : {}),
  };
}

/** Work that was kept; what cannot be read of it is left out. */
export function readDraft(kept: PlainObject): KeptOpening {
  const years = isPlainObject(kept.years) ? Object.entries(kept.years) : [];
  const readable = years.flatMap(([year, work]) => readYearWork(year, work));
  const of = (side: "loaded" | "edited") =>
    Object.fromEntries(readable.map(([year, work]): [string, OpeningYear] => [year, work[side]]));
  const config = isPlainObject(kept.config) ? kept.config : null;
  const loaded = { ...emptyDocument, years: of("loaded") };
  const edited = { ...emptyDocument, years: of("edited") };
  if (config === null) return { loaded, edited, config };
  const before = { specials: specialsOf(config), slot: slotOf(config) };
  const specials = Array.isArray(kept.special_dates) ? kept.special_dates : before.specials;
  return {
    loaded: { ...loaded, ...before },
    edited: { ...edited, specials, slot: kept.slot_minutes ?? before.slot },
    config,
  };
}

interface YearWork {
  readonly loaded: OpeningYear;
  readonly edited: OpeningYear;
}

function readYearWork(year: string, work: PlainData): [string, YearWork][] {
  if (!/^\d{4}$/.test(year) || !isPlainObject(work)) return [];
  const { loaded, edited } = work;
  return isPlainObject(loaded) && isPlainObject(edited) ? [[year, { loaded, edited }]] : [];
}
