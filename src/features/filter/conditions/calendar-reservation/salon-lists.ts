import type { ItemId, ResourceItem } from "../../../../api/resources.js";
import { isPlainObject, type PlainData } from "../../../../lib/plain-data.js";
import type { ResourceState } from "../../../picker/index.js";
import { isAllEntry } from "./all-entry.js";
import type { SalonOf } from "./transitions.js";

/** The list that each sub-condition picks from. */
export const listOf = {
  resource: "salon_resource",
  course: "salon_course",
  status: "salon_status",
} as const;

/** The salon that a resource or course belongs to (rules: calendar-salons). */
const salonLink = { resource: "salon_id", course: "menuable_id" } as const;

/** True for an item that can be had in one of these salons. An item without a salon in the list is in all of them. */
export function isOfSalons(
  item: ResourceItem,
  name: "resource" | "course",
  salons: readonly ItemId[],
): boolean {
  const salon = linkOf(item, name);
  return salon === undefined || salons.some((id) => isAllEntry(id) || String(id) === String(salon));
}

/** Looks the salon of a pick up in its list. As long as the list is not there, no salon is known. */
export function salonLookup(name: "resource" | "course", state: ResourceState | null): SalonOf {
  return (id) => {
    const item = state?.is === "ready" ? state.source.items[id] : undefined;
    return item && linkOf(item, name);
  };
}

/** An item holds whatever its row held; only the links of a picker's item have types. */
function linkOf(item: ResourceItem, name: "resource" | "course"): ItemId | undefined {
  const row: PlainData = item as object as PlainData;
  const link = isPlainObject(row) ? row[salonLink[name]] : undefined;
  return typeof link === "number" || typeof link === "string" ? link : undefined;
}
