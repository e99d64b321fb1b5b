import type { JourneyQueries } from "../queries.js";
import type { ShownGroup, Sorting } from "../settings.js";
import { type Arrangement, found, type Section, sorted } from "./arrange.js";
import { createSearch } from "./search.js";

/** Makes what tells which rows are shown: the same object as long as nothing of it has changed. */
export function createArrangement(
  queries: () => JourneyQueries,
  criteria: () => readonly [group: ShownGroup, query: string, sorting: Sorting],
): () => Arrangement {
  const search = createSearch();
  let last: { of: readonly unknown[]; shown: Arrangement } | null = null;
  /** In their order, as long as only the search changes. */
  let order: { of: readonly unknown[]; sections: readonly Section[] } | null = null;
  return () => {
    const { journeys, groups, phases } = queries();
    const lists = [journeys.state().data, groups.state().data, phases.state().data] as const;
    const [shown, query, sorting] = criteria();
    const of = [...lists, shown, query, sorting];
    if (last?.of.every((each, at) => each === of[at])) return last.shown;
    const asked = { groups: lists[1], shown, sorting };
    const ordered = [lists[0], ...Object.values(asked)];
    if (!order?.of.every((each, at) => each === ordered[at]))
      order = { of: ordered, sections: sorted({ ...asked, journeys: lists[0] ?? [] }) };
    last = { of, shown: found(order.sections, { ...asked, matches: search(query, lists[2]) }) };
    return last.shown;
  };
}
