import type { NamedEntry } from "../../../api/journey-groups.js";
import { type ListedJourney, withFields } from "../../../api/journeys.js";
import type { PlainObject } from "../../../lib/plain-data.js";

/* What calls change in the lists that are shown. Each gives the list itself where it changes nothing. */

type Journeys = readonly ListedJourney[];

/** A journey in the place of the one with its id, or behind all where there is none. */
export function withJourney(list: Journeys, journey: ListedJourney): Journeys {
  return list.some(({ id }) => id === journey.id)
    ? list.map((each) => (each.id === journey.id ? journey : each))
    : [...list, journey];
}

/** A copy right behind what it was made of. */
export function withCopy(list: Journeys, copy: ListedJourney, of: number): Journeys {
  if (list.some(({ id }) => id === copy.id)) return list;
  const at = list.findIndex(({ id }) => id === of);
  const { sortKey } = list[at] ?? copy;
  // The server has moved those behind it on; here it only has to stand before them.
  const placed = { ...copy, sortKey: sortKey === null ? null : sortKey + 0.5 };
  return at < 0 ? [...list, copy] : list.toSpliced(at + 1, 0, placed);
}

export function withChange(
  list: Journeys,
  id: number,
  change: (of: ListedJourney) => ListedJourney,
): Journeys {
  return list.map((each) => (each.id === id ? change(each) : each));
}

export function withoutJourneys(list: Journeys, ids: ReadonlySet<number>): Journeys {
  return list.some(({ id }) => ids.has(id)) ? list.filter(({ id }) => !ids.has(id)) : list;
}

/** Journeys at the end of another group, in the order that is given. */
export function inGroup(list: Journeys, groupId: number | null, ids: readonly number[]): Journeys {
  const places = new Map(ids.map((id, at) => [id, at + 1]));
  const last = list.reduce(
    (most, { groupId: of, sortKey, id }) =>
      of === groupId && !places.has(id) ? Math.max(most, sortKey ?? 0) : most,
    0,
  );
  return list.map((each) => {
    const index = places.get(each.id);
    return index === undefined ? each : { ...each, groupId, sortKey: last + index };
  });
}

/** The same once the server has said where they stand. */
export function settledInGroup(
  list: Journeys,
  groupId: number | null,
  places: readonly { readonly id: number; readonly order: number }[],
): Journeys {
  const orders = new Map(places.map(({ id, order }) => [id, order]));
  return list.map((each) => {
    const order = orders.get(each.id);
    if (order === undefined) return each;
    const { favoriteSortKey } = each;
    return { ...withFields(each, { group_id: groupId, order }), favoriteSortKey };
  });
}

/** Removes a group; its journeys go to the end of 未分類, in the order that they had. */
export function withoutGroup(list: Journeys, groupId: number): Journeys {
  const ids = [...list]
    .filter((each) => each.groupId === groupId)
    .sort((a, b) => (a.sortKey ?? 0) - (b.sortKey ?? 0))
    .map(({ id }) => id);
  const gone = new Set(ids);
  return inGroup(list, null, ids).map((each) =>
    gone.has(each.id) ? { ...each, wire: { ...each.wire, group_id: null } } : each,
  );
}

/** A phase that is gone leaves every journey. */
export function withoutPhase(list: Journeys, phaseId: number): Journeys {
  return list.map((each) => {
    if (!each.phases.includes(phaseId)) return each;
    const kpis = each.wire.journey_kpis;
    const left = Array.isArray(kpis)
      ? kpis.filter((kpi) => Number((kpi as PlainObject | null)?.journey_tag_id) !== phaseId)
      : [];
    return {
      ...each,
      phases: each.phases.filter((id) => id !== phaseId),
      wire: { ...each.wire, journey_kpis: left },
    };
  });
}

/** A star as the operator has just set it: a new favourite stands last. */
export function withStar(list: Journeys, id: number, favorite: boolean): Journeys {
  const last = list.reduce((most, each) => Math.max(most, each.favoriteSortKey ?? 0), 0);
  return withChange(list, id, (each) =>
    each.isFavorite === favorite
      ? each
      : { ...each, isFavorite: favorite, favoriteSortKey: favorite ? last + 1 : null },
  );
}

/** How often each phase is used, after journeys have come to use others. */
export function recounted(
  phases: readonly NamedEntry[],
  before: readonly (readonly number[])[],
  after: readonly (readonly number[])[],
): readonly NamedEntry[] {
  const changes = new Map<number, number>();
  const count = (ids: readonly number[], by: number) => {
    for (const id of new Set(ids)) changes.set(id, (changes.get(id) ?? 0) + by);
  };
  for (const ids of before) count(ids, -1);
  for (const ids of after) count(ids, 1);
  return phases.map((each) => {
    const by = changes.get(each.id) ?? 0;
    const used = Number(each.wire.used_count ?? 0);
    return by === 0 ? each : { ...each, wire: { ...each.wire, used_count: Math.max(used + by, 0) } };
  });
}

export function withEntry(list: readonly NamedEntry[], entry: NamedEntry): readonly NamedEntry[] {
  return list.some(({ id }) => id === entry.id)
    ? list.map((each) => (each.id === entry.id ? entry : each))
    : [...list, entry];
}
