import type { SalonItem } from "../../api/salon-items.js";
import type { QueryState } from "../../collection/index.js";

/**
 * Name of the course or resource of an id; `deleted` for one that is not in the list. `null` where nobody can say
 * yet, and the id where the list could not be read.
 */
export function itemName(
  id: number,
  items: QueryState<readonly SalonItem[]>,
  names: { readonly deleted: string; readonly noName: string },
): string | null {
  if (items.is === "loading") return null;
  if (items.is === "failed") return `#${id}`;
  const item = items.data.find((each) => each.id === id);
  return item ? item.name || names.noName : names.deleted;
}
