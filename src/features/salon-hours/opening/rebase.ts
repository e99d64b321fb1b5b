import type { Side } from "../../../editor/index.js";
import { type PlainData, type PlainObject, samePlainData } from "../../../lib/plain-data.js";
import {
  decideSpecials,
  decideYear,
  type MergeConflict,
  mergeSpecials,
  mergeYear,
  type OpeningYear,
} from "../../opening-hours/index.js";
import { type OpeningDocument, slotOf, specialsOf, withYear } from "./document.js";

/* What the server has now, brought together with what is edited. What only one has changed is his. */

/** Something that others have changed to something else while it was edited. */
export interface OpeningConflict extends MergeConflict {
  readonly id: string;
  /** Year of the hours; `null` for special days and steps. */
  readonly year: number | null;
}

/** A document over another version of the server's. */
export interface Rebased {
  readonly loaded: OpeningDocument;
  readonly edited: OpeningDocument;
  /** The same for a step of the history: going back takes back what was edited here, not what others have changed. */
  over(step: OpeningDocument): OpeningDocument;
  readonly conflicts: readonly OpeningConflict[];
}

/** Over a year as others have left it. A year that comes for the first time is there for all steps. */
export function overYear(
  loaded: OpeningDocument,
  edited: OpeningDocument,
  year: number,
  theirs: OpeningYear,
): Rebased {
  const before = loaded.years[year];
  const merge = (each: OpeningDocument) =>
    before === undefined ? null : mergeYear(before, each.years[year] ?? before, theirs);
  const over = (each: OpeningDocument) => withYear(each, year, merge(each)?.merged ?? theirs);
  const conflicts = (merge(edited)?.conflicts ?? []).map((conflict) => ({
    ...conflict,
    id: `${year} ${conflict.key}`,
    year,
  }));
  return { loaded: withYear(loaded, year, theirs), edited: over(edited), over, conflicts };
}

/** A year was saved: the answer takes the place of what was sent, edits made meanwhile stay. */
export function overSavedYear(
  loaded: OpeningDocument,
  edited: OpeningDocument,
  sent: OpeningDocument,
  year: number,
  answer: OpeningYear,
): Rebased {
  const was = sent.years[year] ?? answer;
  const { merged } = mergeYear(was, edited.years[year] ?? was, answer);
  return {
    loaded: withYear(loaded, year, answer),
    edited: withYear(edited, year, merged),
    over: (step) => step,
    conflicts: [],
  };
}

/** A part of the configuration that was saved, and with what. */
export interface SavedPart {
  readonly part: "specials" | "slot";
  readonly sent: OpeningDocument;
}

/**
 * Over a configuration as others have left it, or as it was answered to a save. What was saved of it then is taken as the
 * server has it, and the steps of the history keep what they say of that.
 */
export function overConfig(
  loaded: OpeningDocument,
  edited: OpeningDocument,
  theirs: PlainObject,
  saved: SavedPart | null = null,
): Rebased {
  const now = { specials: specialsOf(theirs), slot: slotOf(theirs) };
  const was = {
    specials: saved?.part === "specials" ? saved.sent.specials : loaded.specials,
    slot: saved?.part === "slot" ? saved.sent.slot : loaded.slot,
  };
  const days = (each: OpeningDocument) => mergeSpecials(was.specials, each.specials, now.specials);
  const slot = (each: OpeningDocument) => (samePlainData(each.slot, was.slot) ? now.slot : each.slot);
  const isSlotTaken = [was.slot, edited.slot].every((each) => !samePlainData(each, now.slot));
  const ofDays = saved?.part === "specials" ? [] : days(edited).conflicts;
  const ofSlot =
    saved?.part !== "slot" && isSlotTaken && !samePlainData(edited.slot, was.slot)
      ? [{ key: "slot", base: was.slot, mine: edited.slot, theirs: now.slot }]
      : [];
  return {
    loaded: { ...loaded, ...now },
    edited: { ...edited, specials: days(edited).merged, slot: slot(edited) },
    over: (step) => ({
      ...step,
      ...(saved?.part !== "specials" && { specials: days(step).merged }),
      ...(saved?.part !== "slot" && { slot: slot(step) }),
    }),
    conflicts: [...ofDays, ...ofSlot].map((conflict) => ({ ...conflict, id: conflict.key, year: null })),
  };
}

/** Applies the choice of a conflict; it can be chosen anew. */
export function decided(document: OpeningDocument, conflict: OpeningConflict, side: Side): OpeningDocument {
  const { id, key, year } = conflict;
  const chosen = { ...document.chosen, [id]: side };
  // It is mine as long as nothing else was chosen, and may have been edited since.
  if (side === "mine" && document.chosen[id] === undefined) return { ...document, chosen };
  const choices = { [key]: side === "before" ? ("base" as const) : side };
  const hours = year === null ? undefined : document.years[year];
  if (year !== null && hours)
    return { ...withYear(document, year, decideYear(hours, [conflict], choices)), chosen };
  if (key === "slot") return { ...document, slot: sideOf(conflict, side) ?? null, chosen };
  return { ...document, specials: decideSpecials(document.specials, [conflict], choices), chosen };
}

/** Value of a side. */
export function sideOf(conflict: OpeningConflict, side: Side): PlainData | undefined {
  return conflict[side === "before" ? "base" : side];
}
