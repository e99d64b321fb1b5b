import type { NamedEntry } from "../../../api/journey-groups.js";
import type { ListedJourney } from "../../../api/journeys.js";
import { fold } from "../../../lib/fold.js";
import type { ShownGroup, Sorting } from "../settings.js";
import { inOrder } from "./in-order.js";

/** Journeys that stand together. */
export interface Section {
  readonly key: string;
  /** The group that it is; `null` for 未分類. */
  readonly groupId: number | null;
  readonly rows: readonly ListedJourney[];
}

/** Shown rows, in their order. */
export interface Arrangement {
  readonly sections: readonly Section[];
  /** True where each section is named: only where several groups may be shown. */
  readonly isGrouped: boolean;
  /** Ids of all rows, in order. */
  readonly ids: readonly number[];
}

export interface ArrangeOptions {
  readonly journeys: readonly ListedJourney[];
  /** `null` where they are not there: then nobody knows which groups there are. */
  readonly groups: readonly NamedEntry[] | null;
  readonly shown: ShownGroup;
  readonly sorting: Sorting;
  /** True for a journey that the search has found. */
  matches(journey: ListedJourney): boolean;
}

/** Journeys by groups, 未分類 last; one whose group is gone is in none. */
export function arrange(options: ArrangeOptions): Arrangement {
  return found(sorted(options), options);
}

/** All of them in their order: what no key of a search changes. */
export function sorted(options: Omit<ArrangeOptions, "matches">): readonly Section[] {
  const { journeys, groups, shown, sorting } = options;
  return sectionsOf(journeys, groups, shown).map((section) => ({
    ...section,
    rows: sortRows(section.rows, sorting),
  }));
}

/** Journeys among them that a search has found. */
export function found(
  all: readonly Section[],
  { groups, shown, matches }: Pick<ArrangeOptions, "groups" | "shown" | "matches">,
): Arrangement {
  const sections = all.flatMap((section) => {
    const rows = section.rows.filter(matches);
    return rows.length === 0 ? [] : [{ ...section, rows }];
  });
  const ids = sections.flatMap(({ rows }) => rows.map(({ id }) => id));
  return { sections, isGrouped: shown === null && groups !== null, ids };
}

/** The journeys of one group in their order, or the favourites in theirs. */
export function journeysOf(
  journeys: readonly ListedJourney[],
  groups: readonly NamedEntry[] | null,
  shown: Exclude<ShownGroup, null>,
): readonly ListedJourney[] {
  if (shown === "favorite")
    return inOrder(
      journeys.filter(({ isFavorite }) => isFavorite),
      ({ favoriteSortKey }) => favoriteSortKey,
    );
  const wanted = shown === "none" ? null : shown;
  const isKnown = knownGroups(groups);
  return inOrder(
    journeys.filter(({ groupId }) => isKnown(groupId) === wanted),
    ({ sortKey }) => sortKey,
  );
}

/** How many journeys each group holds, and `null` for 未分類. */
export function countByGroup(
  journeys: readonly ListedJourney[],
  groups: readonly NamedEntry[] | null,
): ReadonlyMap<number | null, number> {
  const counts = new Map<number | null, number>();
  const isKnown = knownGroups(groups);
  for (const { groupId } of journeys) {
    const at = isKnown(groupId);
    counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  return counts;
}

function sectionsOf(
  journeys: readonly ListedJourney[],
  groups: readonly NamedEntry[] | null,
  shown: ShownGroup,
): readonly Section[] {
  if (shown !== null) {
    const groupId = typeof shown === "number" ? shown : null;
    return [{ key: String(shown), groupId, rows: journeysOf(journeys, groups, shown) }];
  }
  // Nothing is known of groups: all stand in one list.
  if (groups === null)
    return [{ key: "all", groupId: null, rows: inOrder(journeys, ({ sortKey }) => sortKey) }];
  const isKnown = knownGroups(groups);
  const rowsOf = new Map<number | null, ListedJourney[]>();
  for (const journey of journeys) {
    const groupId = isKnown(journey.groupId);
    const rows = rowsOf.get(groupId);
    if (rows) rows.push(journey);
    else rowsOf.set(groupId, [journey]);
  }
  const ordered = inOrder(groups, ({ sortKey }) => sortKey).map(({ id }) => id);
  return [...ordered, null].map((groupId) => ({
    key: String(groupId),
    groupId,
    rows: inOrder(rowsOf.get(groupId) ?? [], ({ sortKey }) => sortKey),
  }));
}

/** The group itself, or `null` where it is none that is known; without a list every one is taken as it is. */
function knownGroups(groups: readonly NamedEntry[] | null): (groupId: number | null) => number | null {
  if (groups === null) return (groupId) => groupId;
  const known = new Set(groups.map(({ id }) => id));
  return (groupId) => (groupId !== null && known.has(groupId) ? groupId : null);
}

function sortRows(rows: readonly ListedJourney[], sorting: Sorting): readonly ListedJourney[] {
  switch (sorting) {
    case "name":
      return byName(rows);
    case "people":
      return [...rows].sort((a, b) => b.people - a.people);
    case "updated":
      // Instants of one server are written alike.
      return [...rows].sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0));
    case "manual":
      return rows;
  }
}

/** As a search reads them; of ten thousand the comparison of a language would take seconds. */
function byName(rows: readonly ListedJourney[]): readonly ListedJourney[] {
  return rows
    .map((row) => ({ row, key: fold(row.name) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ row }) => row);
}
