import type { Side } from "../../../editor/index.js";
import { type PlainData, samePlainData } from "../../../lib/plain-data.js";
import type { Conflict, Edits } from "../../../lib/three-way-merge.js";

/** A conflict as the operator meets it. */
export interface OpenConflict extends Conflict {
  /** Author of the other change; `null` where nobody says. */
  readonly by: string | null;
  /** True once the operator has chosen which of the three values stays. */
  readonly isDecided: boolean;
}

/** Conflicts by the keys of their fields. */
export type OpenConflicts = Readonly<Record<string, OpenConflict>>;

/** Conflicts that were found as the record came anew, and those that nobody had decided and that are still edited. */
export function meetConflicts(
  known: OpenConflicts,
  found: Readonly<Record<string, Conflict>>,
  { edits, nameOf }: { edits: Edits; nameOf: (key: string) => string | null },
): { readonly conflicts: OpenConflicts; readonly added: number } {
  const undecided = Object.entries(known).filter(([, { isDecided }]) => !isDecided);
  const open = undecided.filter(([key]) => Object.hasOwn(edits, key) && !Object.hasOwn(found, key));
  const added = Object.entries(found).flatMap(([key, conflict]): [string, OpenConflict][] => {
    // Changed again before anybody has decided: it is still a change of what the operator began with.
    const { before } = undecided.find(([other]) => other === key)?.[1] ?? conflict;
    if (samePlainData(before, conflict.theirs)) return [];
    return [[key, { ...conflict, before, by: nameOf(key), isDecided: false }]];
  });
  return { conflicts: Object.fromEntries([...open, ...added]), added: added.length };
}

/** All of them without the decisions; the same object where there are none. */
export function askedAgain(conflicts: OpenConflicts): OpenConflicts {
  const all = Object.entries(conflicts);
  if (all.length === 0) return conflicts;
  return Object.fromEntries(all.map(([key, conflict]) => [key, { ...conflict, isDecided: false }]));
}

/** Which side of a conflict a value is; the operator may have undone the choice. */
export function sideOf(conflict: OpenConflict, value: PlainData): Side | null {
  if (!conflict.isDecided) return null;
  const sides = ["mine", "theirs", "before"] as const;
  return sides.find((side) => samePlainData(conflict[side], value)) ?? null;
}
