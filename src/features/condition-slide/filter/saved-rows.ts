import type { PlainObject } from "../../../lib/plain-data.js";
import { type FilterState, readFilter } from "../../filter/index.js";
import { hasUnfinished } from "./unfinished.js";

/** The conditions of a saved filter. */
export function rowsOf(filter: PlainObject): FilterState["rows"] {
  return readFilter(filter)?.rows ?? [];
}

/** True when something is still to be chosen in a saved filter. */
export function isUnfinished(filter: PlainObject): boolean {
  return hasUnfinished(rowsOf(filter));
}
