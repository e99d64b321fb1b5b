import { type FilterState, readFilter } from "../../../src/features/filter/index.js";
import type { PlainObject } from "../../../src/lib/plain-data.js";

/** A filter on friends' names, as its editor would hold it. */
export function filterOn(...names: string[]): FilterState {
  const filter = readFilter(conditionOn(...names));
  if (!filter) throw new Error("the test's own filter cannot be read");
  return filter;
}

/** The same as it is stored. */
export function conditionOn(...names: string[]): PlainObject {
  return { inputs: [{ type: 11, names, use_name: 1, use_short_name: 1, use_nickname: 1 }] };
}
