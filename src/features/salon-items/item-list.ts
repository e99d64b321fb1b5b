import type { SalonItem, SalonItemKind } from "../../api/salon-items.js";
import type { PlacedEntry } from "../../collection/index.js";
import { beginningOf, codePoints } from "../../lib/graphemes.js";
import { applyMove, type Move } from "../../lib/moves.js";
import type { PlainObject } from "../../lib/plain-data.js";

/* What calls change in a list of courses or resources. */

type Items = readonly SalonItem[];

/** In their order; what has no place stands behind, as the server sent it. */
export function inOrder(items: Items): Items {
  return [...items].sort(
    (one, other) => (one.sortKey ?? Number.MAX_SAFE_INTEGER) - (other.sortKey ?? Number.MAX_SAFE_INTEGER),
  );
}

export function itemIds(items: Items): readonly number[] {
  return inOrder(items.filter(({ isDeleted }) => !isDeleted)).map(({ id }) => id);
}

/** One in the place of that with its id, or behind all where there is none. Where it stands may be waiting to be saved. */
export function withItem(items: Items, item: SalonItem): Items {
  return items.some(({ id }) => id === item.id)
    ? items.map((each) => (each.id === item.id ? { ...item, sortKey: each.sortKey } : each))
    : [...items, item];
}

export function withoutItem(items: Items, id: number): Items {
  return items.some((each) => each.id === id) ? items.filter((each) => each.id !== id) : items;
}

export function movedItems(items: Items, move: Move): Items {
  const places = new Map(applyMove(itemIds(items), move).map((id, at) => [id, at + 1]));
  return items.map((each) => {
    const sortKey = places.get(each.id);
    return sortKey === undefined || sortKey === each.sortKey ? each : { ...each, sortKey };
  });
}

/** As the server says they stand. */
export function placedItems(items: Items, places: readonly PlacedEntry[]): Items {
  const orders = new Map(places.map(({ id, order }) => [id, order]));
  return items.map((each) => {
    const order = orders.get(each.id);
    return order === undefined ? each : { ...each, sortKey: order, wire: { ...each.wire, order } };
  });
}

/** Payload of a copy: the same fields under another name, at most 100 characters. */
export function copyOf(kind: SalonItemKind, item: SalonItem, nameOf: (name: string) => string): PlainObject {
  const { wire } = item;
  const own = (names: readonly string[]) =>
    Object.fromEntries(
      names.flatMap((name) => (wire[name] === undefined ? [] : [[name, wire[name] ?? null]])),
    );
  const name = beginningOf(nameOf(item.name), 100, codePoints);
  return kind === "courses"
    ? { name, ...own(["duration_min", "price", "color", "description", "is_public"]) }
    : { name, ...own(["capacity", "fee", "color", "icon_url", "description", "is_public"]) };
}
