import type { Page, Part } from "./page.js";

/* How an answer is put into a list of pages. */

type IdOf<Item> = (item: Item) => string | number;

/** How the items of a list are told apart and stand, and which of those that are there are newer than the answer. */
export interface Joining<Item> {
  readonly idOf: IdOf<Item>;
  readonly isNewer: (item: Item) => boolean;
  readonly order: ((one: Item, other: Item) => number) | undefined;
}

/** A page put before or after those that are there. */
export function extended<Item, Cursor>(
  pages: Page<Item, Cursor>,
  page: Page<Item, Cursor>,
  direction: "previous" | "next",
  joining: Joining<Item>,
): Page<Item, Cursor> {
  const { idOf } = joining;
  const asked = withNewer(page.items, pages.items, joining);
  const byId = new Map(asked.map((item) => [idOf(item), item]));
  const renewed = pages.items.map((item) => byId.get(idOf(item)) ?? item);
  const known = new Set(pages.items.map(idOf));
  const fresh = asked.filter((item) => !known.has(idOf(item)));
  const items = direction === "next" ? [...renewed, ...fresh] : [...fresh, ...renewed];
  return { ...pages, items, [direction]: page[direction] };
}

/**
 * The first page asked for again: it takes the place of what it reaches over, and what lies around it stays. Where it
 * reaches nothing that is there, nobody knows what lies between, and it takes the place of all.
 */
export function refreshed<Item, Cursor>(
  pages: Page<Item, Cursor>,
  page: Page<Item, Cursor>,
  joining: Joining<Item>,
): Page<Item, Cursor> {
  const { idOf, isNewer, order } = joining;
  const ids = new Set(page.items.map(idOf));
  const from = pages.items.findIndex((item) => ids.has(idOf(item)));
  const items = withNewer(page.items, pages.items, joining);
  const stays = (item: Item) => isNewer(item) && !ids.has(idOf(item));
  if (from < 0) {
    const last = page.items.at(-1);
    const isWithin = (item: Item) => page.next === null || (last && order && order(item, last) < 0);
    const heard = pages.items.filter((item) => stays(item) && isWithin(item));
    return { items: placed(items, heard, joining), previous: page.previous, next: page.next };
  }
  const to = pages.items.findLastIndex((item) => ids.has(idOf(item)));
  // At the beginning of a list, what stood before it is gone.
  const head = page.previous === null ? [] : pages.items.slice(0, from);
  const gone = pages.items.slice(head.length, to + 1);
  const rest = page.next === null ? pages.items.slice(to + 1).filter(stays) : pages.items.slice(to + 1);
  return {
    items: [...head, ...placed(items, gone.filter(stays), joining), ...rest],
    previous: head.length > 0 ? pages.previous : page.previous,
    next: page.next !== null && rest.length > 0 ? pages.next : page.next,
  };
}

/** Part of the list asked for again. */
export function renewed<Item, Cursor>(
  pages: Page<Item, Cursor>,
  part: Part<Item>,
  joining: Joining<Item>,
): Page<Item, Cursor> {
  const { idOf, isNewer, order } = joining;
  const asked = withNewer(part.items, pages.items, joining);
  const ids = new Set(asked.map(idOf));
  const isOver = (item: Item) => ids.has(idOf(item)) || part.covers(item);
  let at = pages.items.findIndex(isOver);
  const [first] = asked;
  if (at < 0) at = order && first ? pages.items.findIndex((item) => order(first, item) < 0) : 0;
  const [before, after] = at < 0 ? [pages.items, []] : [pages.items.slice(0, at), pages.items.slice(at)];
  const stay = after.filter((item) => isNewer(item) && isOver(item) && !ids.has(idOf(item)));
  const items = [...before, ...placed(asked, stay, joining), ...after.filter((item) => !isOver(item))];
  return { ...pages, items };
}

/** Each once, as it came last; those that are newer than the answer as they are, or not at all where they have left. */
function withNewer<Item>(
  asked: readonly Item[],
  shown: readonly Item[],
  { idOf, isNewer }: Joining<Item>,
): readonly Item[] {
  const once = [...new Map(asked.map((item) => [idOf(item), item])).values()];
  if (!once.some(isNewer)) return once;
  const byId = new Map(shown.map((item) => [idOf(item), item]));
  return once.flatMap((item) => (isNewer(item) ? (byId.get(idOf(item)) ?? []) : item));
}

function placed<Item>(
  items: readonly Item[],
  more: readonly Item[],
  { order }: Joining<Item>,
): readonly Item[] {
  if (more.length === 0) return items;
  const all = [...more, ...items];
  return order ? all.sort(order) : all;
}
