import type { Catalogue } from "../list/catalogue.js";

/** True for a list with parts that can be looked at: folders or favourites. */
export function hasParts({ groups, sections }: Catalogue): boolean {
  return groups.length > 1 || sections.some(({ of }) => of === "favourites");
}
