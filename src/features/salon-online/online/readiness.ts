import { readFlag } from "../../../api/read-fields.js";
import type { SalonItem, Unlink } from "../../../api/salon-items.js";
import { isPlainObject, type PlainObject } from "../../../lib/plain-data.js";

/** Something that keeps customers from booking (rules: ready-to-book). */
export type Blocker =
  | { readonly is: "noCourse" | "noResource" | "closed" | "stopped" | "notMade" | "hidden" | "noShopName" }
  /** A public course that nobody can do. */
  | { readonly is: "unserved"; readonly id: number; readonly name: string }
  /** So many more of those. */
  | { readonly is: "moreUnserved"; readonly count: number };

/** Facts about a salon, as far as they are known. */
export interface KnownSalon {
  readonly courses: readonly SalonItem[];
  readonly resources: readonly SalonItem[];
  readonly unlinks: readonly Unlink[];
  readonly config: PlainObject | null;
  readonly online: PlainObject | null;
  /** True when there are opening hours in the days ahead. */
  readonly isOpen: boolean;
}

/** So many courses are named. */
const mostNamed = 20;

/** All of it, in the order in which a salon is set up; none: customers can book. */
export function blockersOf(salon: KnownSalon): readonly Blocker[] {
  const { config, online, isOpen } = salon;
  const courses = salon.courses.filter(canBeBooked);
  const resources = salon.resources.filter(canBeBooked);
  return [
    ...(courses.length === 0 ? [{ is: "noCourse" } as const] : []),
    ...(resources.length === 0 ? [{ is: "noResource" } as const] : []),
    ...unserved(courses, resources, salon.unlinks),
    ...(isOpen ? [] : [{ is: "closed" } as const]),
    ...(readFlag(config?.enable_online) === true ? [] : [{ is: "stopped" } as const]),
    ...pageBlockers(online),
  ];
}

function canBeBooked({ isPublic, isDeleted }: SalonItem): boolean {
  return isPublic && !isDeleted;
}

/** Without any public resource there is one reason for all of them, which is said. */
function unserved(
  courses: readonly SalonItem[],
  resources: readonly SalonItem[],
  unlinks: readonly Unlink[],
): readonly Blocker[] {
  if (resources.length === 0) return [];
  const off = new Map<number, Set<number>>();
  for (const { courseId, resourceId } of unlinks)
    off.set(courseId, (off.get(courseId) ?? new Set<number>()).add(resourceId));
  const found = courses.filter(({ id }) => resources.every((each) => off.get(id)?.has(each.id)));
  const named = found.slice(0, mostNamed).map(({ id, name }) => ({ is: "unserved", id, name }) as const);
  const count = found.length - named.length;
  return count === 0 ? named : [...named, { is: "moreUnserved", count }];
}

function pageBlockers(online: PlainObject | null): readonly Blocker[] {
  if (online === null) return [{ is: "notMade" }];
  const name = isPlainObject(online.shop_info) ? online.shop_info.name : null;
  const hasName = typeof name === "number" || (typeof name === "string" && name.trim() !== "");
  return [
    ...(readFlag(online.is_public) === true ? [] : [{ is: "hidden" } as const]),
    ...(hasName ? [] : [{ is: "noShopName" } as const]),
  ];
}
