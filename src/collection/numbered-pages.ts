import type { ServerClient } from "./client.js";
import {
  arrangeLoaded,
  lastPage,
  type NumberedPage,
  type NumberedState,
  stateOfPages,
  wantedPages,
} from "./numbered-state.js";
import { createWatchedPages, type PageRequest } from "./watched-pages.js";

/** A list of which only those pages are asked for that somebody looks at. */
export interface NumberedPages<Item> {
  state(): NumberedState<Item>;
  /** The first who listens has the first page loaded; when the last one leaves, nothing is kept. */
  subscribe(listener: () => void): () => void;
  /**
   * Sets the visible range, both indices included: those pages and one more at each end are asked for. Those that are
   * no longer among them are given up, those that have come stay.
   */
  setVisible(first: number, last: number): void;
  /** Asks again for what failed, or was stopped. */
  retry(): void;
  /** Asks again for the visible pages, and forgets the others. Resolves when all of them are there, or have failed. */
  refresh(): Promise<void>;
  /** Waits no longer for a server that is still preparing. */
  stop(): void;
  /** Takes over what the server has said elsewhere: the same object where an item stays as it is. */
  receive(change: (item: Item) => Item): void;
}

/** Request, and how items are told apart. */
export interface NumberedPagesOptions<Item> extends PageRequest<Item> {
  /** An item that has moved between two pages is shown where it came last. */
  idOf(item: Item): string | number;
}

/** Makes a list of numbered pages. */
export function createNumberedPages<Item>(
  client: ServerClient,
  options: NumberedPagesOptions<Item>,
): NumberedPages<Item> {
  const listeners = new Set<() => void>();
  const { pages, ask, leave, receive, poll } = createWatchedPages(client, options, changed);
  /** Pages that were asked for again because an item was on two of them: once each, or two servers' orders would go on for ever. */
  const askedAgain = new Set<string>();
  let state: NumberedState<Item> = { is: "loading" };
  let shape = { total: 0, size: 0 };
  let visible: readonly [first: number, last: number] = [0, 0];
  let isStopped = false;

  function askVisible(): void {
    if (listeners.size === 0) return;
    const now = wantedPages(visible, shape);
    for (const [page, { state }] of pages) if (state.is === "loading" && !now.includes(page)) leave(page);
    for (const page of now) ask(page);
  }

  function changed(page: number, answer: NumberedPage<Item> | null): void {
    if (answer && (shape.total !== answer.total || shape.size !== answer.size)) {
      shape = { total: answer.total, size: answer.size };
      const last = lastPage(shape);
      for (const each of pages.keys()) if (each > last) leave(each);
      askVisible();
    }
    update(page);
  }

  function update(newest?: number): void {
    const rows = arrangeLoaded(pages, shape, options.idOf);
    for (const { page, id } of rows?.moved ?? []) {
      const what = `${page} ${id}`;
      if (page === newest || askedAgain.has(what)) continue;
      askedAgain.add(what);
      queueMicrotask(() => pages.get(page)?.query.invalidate());
    }
    state = stateOfPages(pages, rows, { shape, isStopped, before: state });
    poll(!isStopped && listeners.size > 0);
    for (const listener of [...listeners]) listener();
  }

  function end(): void {
    for (const page of [...pages.keys()]) leave(page);
    poll(false);
    askedAgain.clear();
    isStopped = false;
    shape = { total: 0, size: 0 };
    state = { is: "loading" };
  }

  return {
    state: () => state,
    subscribe(listener) {
      const call = () => listener();
      listeners.add(call);
      if (listeners.size === 1) askVisible();
      return () => {
        if (listeners.delete(call) && listeners.size === 0) end();
      };
    },
    setVisible(first, last) {
      visible = [first, last];
      askVisible();
    },
    retry() {
      isStopped = false;
      const now = wantedPages(visible, shape);
      for (const [page, { query, state }] of [...pages]) {
        if (state.is === "failed" && !now.includes(page)) leave(page);
        else if (state.data?.isPending) query.invalidate();
        else query.retry();
      }
      update();
    },
    async refresh() {
      isStopped = false;
      askedAgain.clear();
      const now = wantedPages(visible, shape);
      const calls: Promise<void>[] = [];
      for (const [page, { query, state }] of [...pages]) {
        if (!now.includes(page)) leave(page);
        else calls.push(state.is === "failed" ? query.retry() : query.invalidate());
      }
      update();
      await Promise.all(calls);
    },
    stop() {
      isStopped = true;
      update();
    },
    receive(change) {
      receive((page) => {
        const items = page.items.map(change);
        return items.every((item, at) => item === page.items[at]) ? page : { ...page, items };
      });
    },
  };
}
