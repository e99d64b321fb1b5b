import { isPlainObject, type PlainData, type PlainObject, samePlainData } from "../../lib/plain-data.js";
import { dayOfEntry, entriesByDay, sameAt } from "./differences.js";
import {
  allKeys,
  type HoursKey,
  type OpeningYear,
  typeOf,
  valueAt,
  withMember,
  withValueAt,
} from "./wire.js";

/** Which of three states is saved. */
export type Side = "mine" | "theirs" | "base";

/** One thing that two people have changed differently. Where it was not there, or was removed, a side is `undefined`. */
export interface MergeConflict {
  /** `type`, an `HoursKey`, or `special.2026-12-31`, whose sides are the entries of the day. */
  readonly key: string;
  readonly base: PlainData | undefined;
  readonly mine: PlainData | undefined;
  readonly theirs: PlainData | undefined;
}

/** Decisions, by the keys of the conflicts. */
export type Choices = Readonly<Record<string, Side>>;

/** True when every conflict is decided. */
export function isDecided(conflicts: readonly MergeConflict[], choices: Choices): boolean {
  return conflicts.every(({ key }) => Object.hasOwn(choices, key));
}

/**
 * My edits of a year brought over what others have made of it: key by key, what only one has changed is his, what both have
 * changed differently is mine until it is decided. What nobody can edit is theirs.
 */
export function mergeYear(
  base: OpeningYear,
  mine: OpeningYear,
  theirs: OpeningYear,
): { merged: OpeningYear; conflicts: readonly MergeConflict[] } {
  const conflicts: MergeConflict[] = [];
  const isMine = typeOf(mine) !== typeOf(base) && typeOf(mine) !== typeOf(theirs);
  let merged = isMine ? { ...theirs, type: typeOf(mine) } : theirs;
  for (const key of new Set([base, mine, theirs].flatMap(allKeys))) {
    const sides = { base: valueAt(base, key), mine: valueAt(mine, key), theirs: valueAt(theirs, key) };
    const same = (one: Side, other: Side) => sameAt(key, sides[one], sides[other]);
    if (same("mine", "base") || same("mine", "theirs")) continue;
    merged = withValueAt(merged, key, sides.mine);
    if (!same("theirs", "base")) conflicts.push({ key, ...sides });
  }
  return { merged, conflicts };
}

/** A merged year with what has been decided; it can be decided anew. */
export function decideYear(
  merged: OpeningYear,
  conflicts: readonly MergeConflict[],
  choices: Choices,
): OpeningYear {
  return conflicts.reduce((year, conflict) => {
    const side = choices[conflict.key];
    return side ? withValueAt(year, conflict.key as HoursKey, conflict[side]) : year;
  }, merged);
}

/**
 * The same for the special days, day by day: all entries of a day are one thing. They stand in the order of theirs; days that
 * are only mine come last.
 */
export function mergeSpecials(
  base: readonly PlainData[],
  mine: readonly PlainData[],
  theirs: readonly PlainData[],
): { merged: readonly PlainData[]; conflicts: readonly MergeConflict[] } {
  const [was, own, other] = [entriesByDay(base), entriesByDay(mine), entriesByDay(theirs)];
  const conflicts: MergeConflict[] = [];
  const changed = new Map<string, PlainData[]>();
  for (const day of new Set([...was.keys(), ...own.keys()])) {
    // Entries without a day are nobody's to edit.
    if (day === "") continue;
    const now = other.get(day) ?? [];
    const sides = {
      base: withTheirRest(was.get(day) ?? [], now),
      mine: withTheirRest(own.get(day) ?? [], now),
      theirs: now,
    };
    const same = (one: Side, two: Side) =>
      samePlainData(sides[one].map(descriptionOf), sides[two].map(descriptionOf));
    if (same("mine", "base") || same("mine", "theirs")) continue;
    changed.set(day, sides.mine);
    if (!same("theirs", "base")) conflicts.push({ key: specialKey(day), ...sides });
  }
  return { merged: changed.size === 0 ? theirs : putDays(theirs, changed), conflicts };
}

/** Merged special days with what has been decided; they can be decided anew. */
export function decideSpecials(
  merged: readonly PlainData[],
  conflicts: readonly MergeConflict[],
  choices: Choices,
): readonly PlainData[] {
  const changed = new Map<string, readonly PlainData[]>();
  for (const conflict of conflicts) {
    const side = choices[conflict.key];
    const entries = side && conflict[side];
    if (Array.isArray(entries)) changed.set(conflict.key.slice(specialKey("").length), entries);
  }
  return changed.size === 0 ? merged : putDays(merged, changed);
}

function specialKey(day: string): string {
  return `special.${day}`;
}

/** Keys of a day that an operator can edit. */
const draftKeys = ["date", "closed", "ranges", "note"];

function descriptionOf(entry: PlainData): PlainData {
  if (!isPlainObject(entry)) return entry;
  return Object.fromEntries(draftKeys.map((key) => [key, entry[key] ?? null]));
}

/** Takes the other fields of an entry as the server has them now. */
function withTheirRest(entries: readonly PlainData[], theirs: readonly PlainData[]): PlainData[] {
  return entries.map((entry, at) => {
    const other = theirs[at];
    if (!isPlainObject(entry) || !isPlainObject(other)) return entry;
    return draftKeys.reduce<PlainObject>((each, key) => withMember(each, key, entry[key]), other);
  });
}

/** The list with other entries of some days: where those of the day stood, and behind all others where there were none. */
function putDays(
  list: readonly PlainData[],
  days: ReadonlyMap<string, readonly PlainData[]>,
): readonly PlainData[] {
  const left = new Map([...days].map(([day, entries]) => [day, [...entries]]));
  const counts = new Map([...entriesByDay(list)].map(([day, entries]) => [day, entries.length]));
  const placed = list.flatMap((entry) => {
    const day = dayOfEntry(entry);
    const entries = left.get(day);
    if (!entries) return [entry];
    const count = (counts.get(day) ?? 1) - 1;
    counts.set(day, count);
    // The last of its entries takes along all that there are more.
    return entries.splice(0, count === 0 ? entries.length : 1);
  });
  return [...placed, ...[...left.values()].flat()];
}
