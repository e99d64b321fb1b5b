import { atom, type createStore } from "jotai/vanilla";
import type { CalendarWait } from "../salon/index.js";

/** So long a calendar is given to be brought in before it is read again (rules: calendar-new-waits), in milliseconds. */
export const waitMs = 30_000;

/**
 * Counts 30 s from an answer, and then reads once. It goes by the clock and not by ticks: where a page was hidden and slept,
 * `look` makes up for it. Several waits are independent of each other.
 */
export function createCalendarWaits(options: {
  store: ReturnType<typeof createStore>;
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back later; gives what calls it off. */
  after(ms: number, act: () => void): () => void;
  /** A wait is over: the calendars are read again. */
  read(): Promise<void>;
}) {
  const { store, now, after, read } = options;
  const waits = atom<readonly CalendarWait[]>([]);
  let callOff = (): void => {};

  function plan(): void {
    callOff();
    callOff = () => {};
    const ends = store.get(waits).flatMap(({ until, isOver }) => (isOver ? [] : [until]));
    if (ends.length > 0) callOff = after(Math.max(Math.min(...ends) - now(), 0), refresh);
  }

  /** Reads the links whose wait is over, once each. */
  function refresh(): void {
    const time = now();
    const all = store.get(waits).map((wait) => ({ wait, isDue: !wait.isOver && wait.until <= time }));
    if (all.some(({ isDue }) => isDue)) {
      const marked = all.map(({ wait, isDue }) => (isDue ? { ...wait, isOver: true } : wait));
      store.set(waits, marked);
      for (const wait of marked.filter((_, at) => all[at]?.isDue)) {
        const end = () =>
          store.set(
            waits,
            store.get(waits).filter((each) => each !== wait),
          );
        void read().then(end, end);
      }
    }
    plan();
  }

  return {
    atoms: { waits },
    all: () => store.get(waits),
    begin(primaryId: number): void {
      store.set(waits, [...store.get(waits), { primaryId, until: now() + waitMs, isOver: false }]);
      plan();
    },
    refresh,
    /** Nothing is asked any more. */
    stop(): void {
      callOff();
      callOff = () => {};
      if (store.get(waits).length > 0) store.set(waits, []);
    },
  };
}
