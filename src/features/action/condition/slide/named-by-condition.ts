import type { PlainObject } from "../../../../lib/plain-data.js";
import { type Named, namedBy } from "../../../../references/index.js";
import { type FilterState, filterDetails, readFilter } from "../../../filter/index.js";
import type { ActionState, EffectRow } from "../../entity.js";
import { conditionOf } from "../../transitions.js";
import type { KnownConditions } from "../known-conditions.js";

/** What the condition of an effect points at: of the one that is being edited, else of the saved one, if it has come. */
export type NamedByCondition = (
  state: ActionState,
  row: EffectRow,
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

  return ({ pendingConditions }, { key, value: effect }, conditions) => {
    const pending = pendingConditions[key];
    if (pending) return namedIn(pending, ({ rows }) => rows);
    const id = conditionOf(effect);
    const known = id === null ? null : conditions.state(id);
    return known?.is === "ready" ? namedIn(known.filter, (filter) => readFilter(filter)?.rows ?? []) : [];
  };
}
