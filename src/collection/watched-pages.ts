import type { Answer } from "../lib/failure.js";
import type { ServerClient } from "./client.js";
import type { NumberedPage, PageState } from "./numbered-state.js";
import { createQuery, type Query } from "./query.js";

/** Request of a page, and how it is made. */
export interface PageRequest<Item> {
  /** All who ask the same on one page share the pages. */
  key: readonly string[];
  /** Pages count from 1. */
  readPage(page: number, signal: AbortSignal): Promise<Answer<NumberedPage<Item>>>;
  /** Milliseconds until a server that is preparing is asked again. */
  pendingMs?: number;
}

/** A page that is asked for, and listened to. */
interface WatchedPage<Item> extends PageState<Item> {
  readonly query: Query<NumberedPage<Item>>;
}

/** The pages that are asked for and listened to, each by its number. */
export interface WatchedPages<Item> {
  readonly pages: ReadonlyMap<number, WatchedPage<Item>>;
  ask(page: number): void;
  leave(page: number): void;
  /** Takes over what the server has said elsewhere. That makes no page newer than another. */
  receive(change: (page: NumberedPage<Item>) => NumberedPage<Item>): void;
  /** Asks again and again for what the server is still preparing, until all is there, or with `false` no longer. */
  poll(isOn: boolean): void;
}

interface Watched<Item> extends WatchedPage<Item> {
  answer: number;
  state: WatchedPage<Item>["state"];
  leave(): void;
}

/** Makes it. `changed` is called when the state of a page is another; `answer` is its data where that has come just now. */
export function createWatchedPages<Item>(
  client: ServerClient,
  { key, readPage, pendingMs = 500 }: PageRequest<Item>,
  changed: (page: number, answer: NumberedPage<Item> | null) => void,
): WatchedPages<Item> {
  const pages = new Map<number, Watched<Item>>();
  let answers = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReceiving = false;

  function hear(page: number, watched: Watched<Item>): void {
    const before = watched.state;
    watched.state = watched.query.state();
    const { data } = watched.state;
    const isNew = before.data !== data && !isReceiving;
    const isAnswer = data !== null && !data.isPending && (isNew || watched.answer === 0);
    if (isAnswer) watched.answer = ++answers;
    changed(page, isAnswer ? data : null);
  }

  const inPreparation = () => [...pages.values()].filter((each) => each.state.data?.isPending);

  function poll(isOn: boolean): void {
    if (!isOn || inPreparation().length === 0) {
      clearTimeout(timer);
      timer = undefined;
      return;
    }
    timer ??= setTimeout(() => void askAgain(timer), pendingMs);
  }

  /** Goes on when all have answered: to ask again gives up a call that is under way, and a slow server would never be heard. */
  async function askAgain(own: typeof timer): Promise<void> {
    await Promise.all(inPreparation().map(({ query }) => query.invalidate()));
    if (timer !== own) return;
    timer = undefined;
    poll(true);
  }

  return {
    pages,
    ask(page) {
      if (pages.has(page)) return;
      const query = createQuery<NumberedPage<Item>>(client, {
        key: [...key, `page ${page}`],
        read: (signal) => readPage(page, signal),
        // The data stays while the server prepares it anew.
        combine: (answer, before) => (answer.isPending && before ? { ...before, isPending: true } : answer),
        keepMs: 0,
      });
      const watched: Watched<Item> = { query, answer: 0, state: query.state(), leave: () => {} };
      pages.set(page, watched);
      watched.leave = query.subscribe(() => hear(page, watched));
      hear(page, watched);
    },
    leave(page) {
      pages.get(page)?.leave();
      pages.delete(page);
    },
    receive(change) {
      isReceiving = true;
      for (const { query } of [...pages.values()]) query.receive(change);
      isReceiving = false;
    },
    poll,
  };
}
