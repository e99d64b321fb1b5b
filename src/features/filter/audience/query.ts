import { isPlainObject, type PlainData, type PlainObject } from "../../../lib/plain-data.js";
import { allConditions, type ConditionData, type ConditionVariants } from "../conditions/index.js";
import type { FilterRow, FilterState } from "../entity.js";
import { filterPayload } from "../payload.js";

/** A filter as it is counted, and the rows that its `inputs` come from. */
export interface Query {
  filter: PlainObject;
  rows: readonly FilterRow[];
  /** Rows that are not counted, because nothing is chosen in them yet; none that have a problem, which says itself. */
  uncounted: ReadonlySet<string>;
}

/**
 * Leaves out what is only half filled, since it narrows nothing yet, and the rows of these problems, since the server
 * refuses them. The payload is not affected.
 */
export function queryOf(
  state: FilterState,
  variants: ConditionVariants = allConditions,
  problems: readonly { row: string | null }[] = [],
): Query {
  const uncounted = new Set<string>();
  const wrong = new Set(problems.map(({ row }) => row));
  const counts = (row: FilterRow): boolean => {
    if (isFinished(row.value, variants)) return !wrong.has(row.key);
    uncounted.add(row.key);
    return false;
  };
  const rows = state.rows.flatMap((row): FilterRow[] => {
    if (row.children === null) return counts(row) ? [row] : [];
    const branches = row.children.filter(counts);
    if (branches.length > 0) return [{ ...row, children: branches }];
    if (row.children.every(({ key }) => uncounted.has(key))) uncounted.add(row.key);
    return [];
  });
  return { filter: filterPayload({ ...state, rows }, { mode: "funneling" }, variants), rows, uncounted };
}

/** True when something is chosen in a condition; a condition that cannot be read may well have it. */
function isFinished(condition: PlainData, variants: ConditionVariants): boolean {
  const definition = variants.of(condition);
  return !definition?.unfinished(condition as ConditionData);
}

/** The part of a filter that the count depends on: two filters with the same part reach the same friends. */
export function countedPart({ filter }: Query): PlainObject {
  const { inputs = [], with_blocked = null, user_rate_type = null } = filter;
  return { inputs, with_blocked, user_rate_type };
}

/** The same without one of its rows: how many it would reach then. */
export function withoutRow({ filter, rows }: Query, row: FilterRow): PlainObject {
  const at = rows.indexOf(row);
  const { inputs } = filter;
  return isPlainObject(filter) && Array.isArray(inputs)
    ? { ...filter, inputs: inputs.toSpliced(at, 1) }
    : filter;
}
