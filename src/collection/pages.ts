import type { Answer, Failure } from "../lib/failure.js";
import type { ServerClient } from "./client.js";
import { createQuery, type Query, type QueryOptions } from "./query.js";

/** A part of a list, and what leads to the parts before and after it; `null` where there is none. */
export interface Page<Item, Cursor> {
  readonly items: readonly Item[];
  readonly previous: Cursor | null;
  readonly next: Cursor | null;
}

/** How the loading of more goes, in one direction. */
export type MoreState =
  | { readonly is: "idle" | "loading" }
  | { readonly is: "failed"; readonly failure: Failure };

/** A list that is loaded page by page, in both directions. */
export interface Pages<Item, Cursor> extends Query<Page<Item, Cursor>> {
  /** The same object as long as nothing has changed. */
  more(): { readonly previous: MoreState; readonly next: MoreState };
  /** Loads the page before or after what is there; after a failure again. One at a time in each direction. */
  loadPrevious(): Promise<void>;
  loadNext(): Promise<void>;
}

/** What is asked page by page. */
export interface PagesOptions<Item, Cursor>
  extends Omit<QueryOptions<Page<Item, Cursor>>, "read" | "combine" | "initial"> {
  /** Without a cursor, the first page to be shown. A refresh and a poll ask for that one again. */
  readPage(cursor: Cursor | null, signal: AbortSignal): Promise<Answer<Page<Item, Cursor>>>;
  /** Pages may overlap; each item is there once, as it came last. */
  idOf(item: Item): string | number;
}

/** Makes a list of pages, or gives the one that asks the same. */
export function createPages<Item, Cursor>(
  client: ServerClient,
  options: PagesOptions<Item, Cursor>,
): Pages<Item, Cursor> {
  const { readPage, idOf } = options;
  const query = createQuery<Page<Item, Cursor>>(client, {
    ...options,
    read: (signal) => readPage(null, signal),
    combine: (answer, before) => (before ? refreshed(before, answer, idOf) : answer),
  });
  const known = client.pages.get(query) as Pages<Item, Cursor> | undefined;
  if (known) return known;
  const pages = newPages(query, options);
  client.pages.set(query, pages);
  return pages;
}

function newPages<Item, Cursor>(
  query: Query<Page<Item, Cursor>>,
  { readPage, idOf }: PagesOptions<Item, Cursor>,
): Pages<Item, Cursor> {
  const listeners = new Set<() => void>();
  let more: { previous: MoreState; next: MoreState } = { previous: idle, next: idle };
  let leaving = new AbortController();

  function become(direction: Direction, state: MoreState): void {
    more = { ...more, [direction]: state };
    for (const listener of [...listeners]) listener();
  }

  async function load(direction: Direction): Promise<void> {
    const cursor = query.state().data?.[direction] ?? null;
    if (cursor === null || more[direction].is === "loading") return;
    const { signal } = leaving;
    become(direction, { is: "loading" });
    const answer = await readPage(cursor, signal);
    if (signal.aborted) return;
    // A refresh may have put other pages in the place of those that this one continues.
    if (answer.ok && query.state().data?.[direction] === cursor)
      query.receive((page) => extended(page, answer.data, direction, idOf));
    become(direction, answer.ok ? idle : { is: "failed", failure: answer.failure });
  }

  return {
    ...query,
    more: () => more,
    subscribe(listener) {
      const call = () => listener();
      listeners.add(call);
      const leave = query.subscribe(call);
      return () => {
        leave();
        if (!listeners.delete(call) || listeners.size > 0) return;
        leaving.abort();
        leaving = new AbortController();
        more = { previous: idle, next: idle };
      };
    },
    loadPrevious: () => load("previous"),
    loadNext: () => load("next"),
  };
}

type Direction = "previous" | "next";

const idle: MoreState = { is: "idle" };

/** A page put before or after those that are there. */
function extended<Item, Cursor>(
  pages: Page<Item, Cursor>,
  page: Page<Item, Cursor>,
  direction: Direction,
  idOf: (item: Item) => string | number,
): Page<Item, Cursor> {
  const renewed = renewedBy(pages.items, page.items, idOf);
  const known = new Set(pages.items.map(idOf));
  const fresh = once(page.items, idOf).filter((item) => !known.has(idOf(item)));
  const items = direction === "next" ? [...renewed, ...fresh] : [...fresh, ...renewed];
  return { ...pages, items, [direction]: page[direction] };
}

/**
 * The first page asked for again: it takes the place of what it reaches over, and what lies around it stays. Where it
 * reaches nothing that is there, nobody knows what lies between, and it takes the place of all.
 */
function refreshed<Item, Cursor>(
  pages: Page<Item, Cursor>,
  page: Page<Item, Cursor>,
  idOf: (item: Item) => string | number,
): Page<Item, Cursor> {
  const ids = new Set(page.items.map(idOf));
  const from = pages.items.findIndex((item) => ids.has(idOf(item)));
  if (from < 0) return page;
  const to = pages.items.findLastIndex((item) => ids.has(idOf(item)));
  // At the beginning of a list, what stood before it is gone.
  const head = page.previous === null ? [] : pages.items.slice(0, from);
  const rest = page.next === null ? [] : pages.items.slice(to + 1);
  return {
    items: [...head, ...once(page.items, idOf), ...rest],
    previous: head.length > 0 ? pages.previous : page.previous,
    next: rest.length > 0 ? pages.next : page.next,
  };
}

/** Each of the items as it came last. */
function renewedBy<Item>(
  items: readonly Item[],
  newer: readonly Item[],
  idOf: (item: Item) => string | number,
): readonly Item[] {
  const byId = new Map(newer.map((item) => [idOf(item), item]));
  return items.map((item) => byId.get(idOf(item)) ?? item);
}

function once<Item>(items: readonly Item[], idOf: (item: Item) => string | number): readonly Item[] {
  return [...new Map(items.map((item) => [idOf(item), item])).values()];
}
