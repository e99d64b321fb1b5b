import type { PlainObject } from "../../../lib/plain-data.js";
import { type Named, namedBy } from "../../../references/index.js";
import { type FilterState, filterDetails, readFilter } from "../../filter/index.js";
import type { KnownConditions } from "../known-conditions.js";

/** Names that a condition refers to: the one that is being edited, else the saved one, if it has come. */
export type NamedByCondition = (
  pending: FilterState | undefined,
  id: number | null,
  conditions: Pick<KnownConditions, "state">,
) => readonly Named[];

/** Makes a reader of conditions. Filters are never changed in place: what one names is found out once. */
export function createNamedByCondition(): NamedByCondition {
  const found = new WeakMap<object, readonly Named[]>();

  function namedIn<F extends PlainObject | FilterState>(
    filter: F,
    rowsOf: (filter: F) => FilterState["rows"],
  ): readonly Named[] {
    const known = found.get(filter);
    if (known) return known;
    const named = namedBy((names) => filterDetails(rowsOf(filter), names));
    found.set(filter, named);
    return named;
  }

  return (pending, id, conditions) => {
    if (pending) return namedIn(pending, ({ rows }) => rows);
    const known = id === null ? null : conditions.state(id);
    return known?.is === "ready" ? namedIn(known.filter, (filter) => readFilter(filter)?.rows ?? []) : [];
  };
}
