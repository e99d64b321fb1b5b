import type { Failure } from "../lib/failure.js";
import type { ServerClient } from "./client.js";
import { extended } from "./joined-pages.js";
import { type Change, onlyOnce } from "./optimistic-data.js";
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
    if (end(direction) === null || more[direction].is === "loading") return;
    const { signal } = leaving;
    become(direction, { is: "loading" });
    const failure = await extend(direction, signal);
    if (signal.aborted) return;
    become(direction, failure ? { is: "failed", failure } : idle);
  }

  /** Loads on from where the pages end; once more where a refresh has put another end in the place of that. */
  async function extend(direction: Direction, signal: AbortSignal): Promise<Failure | null> {
    for (;;) {
      const cursor = end(direction);
      if (cursor === null) return null;
      const [call, refresh] = [heard.begin(), view.begun];
      const answer = await readPage(cursor, signal);
      const isDone = !answer.ok || signal.aborted || isSame(end(direction), cursor);
      if (isDone && answer.ok && !signal.aborted) {
        view.read(answer.data.items, refresh);
        receive((page) => {
          const after = extended(page, answer.data, direction, renewing.joining(call));
          heard.changed(page.items, after.items, call);
          return after;
        });
      }
      heard.end(call);
      if (isDone) return answer.ok ? null : answer.failure;
    }
  }

  function end(direction: Direction): Cursor | null {
    return query.state().data?.[direction] ?? null;
  }

  /** The answers to what was asked before are joined to what it has made. */
  function receive(change: Change<Page<Item, Cursor>>, start?: Page<Item, Cursor>): void {
    query.receive(onlyOnce(change), start);
  }

  return {
    ...query,
    more: () => more,
    receive(change, start) {
      receive((page) => {
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
      if (ids.length > 0) void renewing.renewInView(leaving.signal, receive);
    },
    seen: () => view.stretches(query.state().data?.items ?? []),
  };
}

type Direction = "previous" | "next";

const idle: MoreState = { is: "idle" };

/** A refresh that found nothing new has made the same cursor once more. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
