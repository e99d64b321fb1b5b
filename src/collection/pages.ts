import type { Failure } from "../lib/failure.js";
import type { ServerClient } from "./client.js";
import { extended } from "./joined-pages.js";
import type { Page, PagesOptions } from "./page.js";
import { createQuery, type Query } from "./query.js";
import { Renewing } from "./renewing.js";

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
  /**
   * Sets the items that a viewer sees, by their ids; none, once it leaves. A refresh asks for it again, and what was
   * read before the last one is asked for again as it comes into view.
   */
  see(viewer: object, ids: readonly (string | number)[]): void;
  /** From where to where items are seen, for each viewer. */
  seen(): readonly (readonly [from: number, to: number])[];
}

/** Makes a list of pages, or gives the one that asks the same. */
export function createPages<Item extends object, Cursor>(
  client: ServerClient,
  options: PagesOptions<Item, Cursor>,
): Pages<Item, Cursor> {
  const renewing: Renewing<Item, Cursor> = new Renewing(options, () => query.state().data);
  const query = createQuery<Page<Item, Cursor>>(client, {
    ...options,
    read: (signal) => renewing.read(signal),
    combine: (answer, before) => renewing.combine(answer, before),
  });
  const known = client.pages.get(query) as Pages<Item, Cursor> | undefined;
  if (known) return known;
  const pages = newPages(query, options, renewing);
  client.pages.set(query, pages);
  return pages;
}

function newPages<Item extends object, Cursor>(
  query: Query<Page<Item, Cursor>>,
  { readPage }: PagesOptions<Item, Cursor>,
  renewing: Renewing<Item, Cursor>,
): Pages<Item, Cursor> {
  const { heard, view } = renewing;
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
    const [call, refresh] = [heard.begin(), view.begun];
    const answer = await readPage(cursor, signal);
    // A refresh may have put other pages in the place of those that this one continues.
    if (!signal.aborted && answer.ok && query.state().data?.[direction] === cursor) {
      view.read(answer.data.items, refresh);
      query.receive((page) => {
        const after = extended(page, answer.data, direction, renewing.joining(call));
        heard.changed(page.items, after.items, call);
        return after;
      });
    }
    heard.end(call);
    if (signal.aborted) return;
    become(direction, answer.ok ? idle : { is: "failed", failure: answer.failure });
  }

  return {
    ...query,
    more: () => more,
    receive(change, start) {
      query.receive((page) => {
        const after = change(page);
        heard.changed(page.items, after.items);
        view.changed(page.items, after.items);
        return after;
      }, start);
    },
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
    see(viewer, ids) {
      view.see(viewer, ids);
      if (ids.length > 0) void renewing.renewInView(leaving.signal, query.receive);
    },
    seen: () => view.stretches(query.state().data?.items ?? []),
  };
}

type Direction = "previous" | "next";

const idle: MoreState = { is: "idle" };
