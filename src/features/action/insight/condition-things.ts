import type { PlainObject } from "../../../lib/plain-data.js";
import { type Named, namedBy } from "../../choosing/late.js";
import { type FilterState, filterSentence, readFilter } from "../../filter/late.js";
import type { KnownConditions } from "../condition/known-conditions.js";
import type { ActionState, EffectRow } from "../entity.js";
import { conditionOf } from "../transitions.js";

/** What the condition of an effect points at: of the one that is being made, else of the saved one, if it has come. */
export function namedByCondition(
  { works }: ActionState,
  { key, effect }: EffectRow,
  conditions: Pick<KnownConditions, "state">,
): readonly Named[] {
  const work = works[key];
  if (work) return namedIn(work, ({ rows }) => rows);
  const id = conditionOf(effect);
  const known = id === null ? null : conditions.state(id);
  return known?.is === "ready" ? namedIn(known.filter, (filter) => readFilter(filter)?.rows ?? []) : [];
}

/** Filters are never changed in place: what one names is found out once. */
const found = new WeakMap<object, readonly Named[]>();

function namedIn<F extends PlainObject | FilterState>(
  filter: F,
  rowsOf: (filter: F) => FilterState["rows"],
): readonly Named[] {
  const known = found.get(filter);
  if (known) return known;
  // In whole sentences nothing is left out, whatever their language.
  const named = namedBy((names) => filterSentence(rowsOf(filter), names, "ja"));
  found.set(filter, named);
  return named;
}
