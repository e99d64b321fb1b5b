import type { Answer, Failure } from "../lib/failure.js";
import { range } from "../lib/range.js";
import type { ServerClient } from "./client.js";
import { arrange, type LoadedPage } from "./numbered-rows.js";
import { createQuery, type Query, type QueryState } from "./query.js";

/** One page of a list whose pages have numbers. */
export interface NumberedPage<Item> {
  readonly items: readonly Item[];
  /** Number of items on all pages. */
  readonly total: number;
  /** How many items a page has; the last one may have fewer. */
  readonly size: number;
  /** The server is still preparing the list, and is asked again. */
  readonly isPending?: boolean;
}

/** The list as it stands. The same object as long as nothing has changed. */
export type NumberedState<Item> =
  /** `pending`: the server prepares it. `stopped`: nobody waits for that any more. */
  | { readonly is: "loading" | "pending" | "stopped" }
  | { readonly is: "failed"; readonly failure: Failure }
  | {
      readonly is: "ready";
      readonly total: number;
      /** Why some of it is missing or from before, by pages; the first to fail stands first, as long as it holds. */
      readonly failures: readonly Failure[];
      /** Item at an index from 0: `undefined` before its page is there, `null` where the page has none. */
      itemAt(index: number): Item | null | undefined;
      /** True where the page of an index has failed; `retry` alone asks for it again. */
      isMissing(index: number): boolean;
      /** Index of an item, if that is loaded. */
      indexOf(isIt: (item: Item) => boolean): number | null;
    };

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

/** Request, and how it is made. */
export interface NumberedPagesOptions<Item> {
  /** All who ask the same on one page share the pages. */
  key: readonly string[];
  /** Pages count from 1. */
  readPage(page: number, signal: AbortSignal): Promise<Answer<NumberedPage<Item>>>;
  /** An item that has moved between two pages is shown where it came last. */
  idOf(item: Item): string | number;
  /** Milliseconds until a server that is preparing is asked again. */
  pendingMs?: number;
}

type PageQuery<Item> = Query<NumberedPage<Item>>;

interface Subscribed<Item> {
  readonly query: PageQuery<Item>;
  /** Counts answers: the newest is right. */
  answer: number;
  state: QueryState<NumberedPage<Item>>;
  leave(): void;
}

/** Makes a list of numbered pages. */
export function createNumberedPages<Item>(
  client: ServerClient,
  options: NumberedPagesOptions<Item>,
): NumberedPages<Item> {
  const { key, idOf, readPage, pendingMs = 500 } = options;
  const listeners = new Set<() => void>();
  const pages = new Map<number, Subscribed<Item>>();
  /** Pages that were asked for again because an item was on two of them: once each, or two servers' orders would go on for ever. */
  const askedAgain = new Set<string>();
  let state: NumberedState<Item> = { is: "loading" };
  let answers = 0;
  let shape = { total: 0, size: 0 };
  let visible: readonly [first: number, last: number] = [0, 0];
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function ask(page: number): void {
    if (pages.has(page)) return;
    const query = createQuery<NumberedPage<Item>>(client, {
      key: [...key, `page ${page}`],
      read: (signal) => readPage(page, signal),
      // The data stays while the server prepares it anew.
      combine: (answer, before) => (answer.isPending && before ? { ...before, isPending: true } : answer),
      keepMs: 0,
    });
    const subscribed: Subscribed<Item> = { query, answer: 0, state: query.state(), leave: () => {} };
    pages.set(page, subscribed);
    subscribed.leave = query.subscribe(() => changed(page, subscribed));
    changed(page, subscribed);
  }

  function leave(page: number): void {
    pages.get(page)?.leave();
    pages.delete(page);
  }

  /** Pages of what is looked at, and one around. */
  function wanted(): readonly number[] {
    if (shape.size === 0) return [1];
    const last = Math.max(Math.ceil(shape.total / shape.size), 1);
    const pageOf = (index: number) => Math.min(Math.max(Math.floor(index / shape.size) + 1, 1), last);
    return range(Math.max(pageOf(visible[0]) - 1, 1), Math.min(pageOf(visible[1]) + 1, last) + 1);
  }

  function setVisible(): void {
    if (listeners.size === 0) return;
    const now = wanted();
    for (const [page, { state }] of pages) if (state.is === "loading" && !now.includes(page)) leave(page);
    for (const page of now) ask(page);
  }

  function changed(page: number, subscribed: Subscribed<Item>): void {
    const before = subscribed.state;
    subscribed.state = subscribed.query.state();
    const { data } = subscribed.state;
    if (data !== null && !data.isPending && (before.data !== data || subscribed.answer === 0)) {
      answers += 1;
      subscribed.answer = answers;
      if (shape.total !== data.total || shape.size !== data.size) {
        shape = { total: data.total, size: data.size };
        const last = Math.max(Math.ceil(shape.total / shape.size), 1);
        for (const each of pages.keys()) if (each > last) leave(each);
        setVisible();
      }
    }
    update(page);
  }

  function update(newest?: number): void {
    state = stateNow(newest);
    waitIfPending();
    for (const listener of [...listeners]) listener();
  }

  function stateNow(newest?: number): NumberedState<Item> {
    const states = [...pages.values()].map((each) => each.state);
    const failed = states.find(({ is }) => is === "failed");
    const isPending = states.some(({ data }) => data?.isPending);
    const loaded = loadedPages(pages);
    if (loaded.length === 0) {
      if (failed?.is === "failed") return { is: "failed", failure: failed.failure };
      return { is: !isPending ? "loading" : isStopped ? "stopped" : "pending" };
    }
    const rows = arrange(loaded, shape, idOf);
    for (const { page, id } of rows.moved) {
      const what = `${page} ${id}`;
      if (page === newest || askedAgain.has(what)) continue;
      askedAgain.add(what);
      queueMicrotask(() => pages.get(page)?.query.invalidate());
    }
    const now = states.flatMap((each) => failureOf(each) ?? []);
    const before = state.is === "ready" ? state.failures.filter((each) => now.includes(each)) : [];
    const { size } = shape;
    return {
      is: "ready",
      total: shape.total,
      failures: [...before, ...now.filter((each) => !before.includes(each))],
      itemAt: rows.itemAt,
      isMissing: (index) => pages.get(Math.floor(index / size) + 1)?.state.is === "failed",
      indexOf: rows.indexOf,
    };
  }

  function waitIfPending(): void {
    const isPending = [...pages.values()].some((each) => each.state.data?.isPending);
    if (!isPending || isStopped || listeners.size === 0) {
      clearTimeout(timer);
      timer = undefined;
    } else
      timer ??= setTimeout(() => {
        timer = undefined;
        for (const each of pages.values()) if (each.state.data?.isPending) each.query.invalidate();
        waitIfPending();
      }, pendingMs);
  }

  function end(): void {
    for (const page of [...pages.keys()]) leave(page);
    clearTimeout(timer);
    timer = undefined;
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
      if (listeners.size === 1) setVisible();
      return () => {
        if (listeners.delete(call) && listeners.size === 0) end();
      };
    },
    setVisible(first, last) {
      visible = [first, last];
      setVisible();
    },
    retry() {
      isStopped = false;
      const now = wanted();
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
      const now = wanted();
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
      for (const { query } of [...pages.values()])
        query.receive((page) => {
          const items = page.items.map(change);
          return items.every((item, at) => item === page.items[at]) ? page : { ...page, items };
        });
    },
  };
}

function failureOf(state: QueryState<unknown>): Failure | null {
  if (state.is === "failed") return state.failure;
  return state.is === "ready" ? state.refreshFailure : null;
}

/** The pages that have come, the newest answer first. */
function loadedPages<Item>(pages: ReadonlyMap<number, Subscribed<Item>>): readonly LoadedPage<Item>[] {
  return [...pages]
    .flatMap(([page, { answer, state }]) =>
      state.data === null || answer === 0 ? [] : [{ page, answer, items: state.data.items }],
    )
    .sort((one, other) => other.answer - one.answer);
}
