import { type ItemId, isId } from "../../../api/resources.js";
import type { PlainData } from "../../../lib/plain-data.js";

/** The ids in a value: one id, a list of ids, or `null` for none. No answer for anything else. */
export function readValue(value: PlainData): readonly ItemId[] | null {
  if (value === null || value === "") return [];
  if (isId(value)) return [value];
  return Array.isArray(value) && value.every(isId) ? value : null;
}

/** The value for these ids: the list itself, not a copy. */
export function writeValue(ids: readonly ItemId[], multiple: boolean): PlainData {
  return multiple ? (ids as ItemId[]) : (ids[0] ?? null);
}
