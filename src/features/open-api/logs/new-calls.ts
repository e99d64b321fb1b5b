import { type Atom, atom, type createStore } from "jotai/vanilla";
import type { LogPage } from "../../../api/open-api-calls.js";
import type { Answer } from "../../../lib/failure.js";
import type { Period } from "../period/period.js";
import { countNew, type LogQuery, type LogView, nextPollDelay, pollQuery } from "./frozen-log.js";

/** Reads one page of a code's log. */
export type ReadLogs = (codeId: number, query: LogQuery, signal: AbortSignal) => Promise<Answer<LogPage>>;

/** How many calls came since the list was frozen. */
export interface NewCalls {
  readonly count: number;
  readonly isAtLeast: boolean;
}

const noCalls: NewCalls = { count: 0, isAtLeast: false };

/** Log that is shown now. */
export interface ShownLog {
  readonly view: LogView | null;
  /** Days that its choice means by now: what is called after midnight is today's. */
  readonly period: Period;
  /** Aborted where something else is asked for. */
  readonly signal: AbortSignal;
}

/** Watch over what is called while a frozen log is shown. */
export interface NewCallsWatch {
  readonly newCalls: Atom<NewCalls>;
  /** The log is as the server has it now: it is looked at again when it is time. */
  begin(): void;
  /** Another log is asked for, which has no new calls yet. */
  forget(): void;
  /** Sets whether somebody sees the log. */
  watch(isIt: boolean): void;
}

/** Makes it. `wait` calls back after so many milliseconds and gives what ends that; `now` is since 1970. */
export function createNewCallsWatch(
  {
    store,
    read,
    wait,
    now,
  }: {
    store: ReturnType<typeof createStore>;
    read: ReadLogs;
    wait(ms: number, act: () => void): () => void;
    now(): number;
  },
  shown: () => ShownLog,
): NewCallsWatch {
  const newCalls = atom<NewCalls>(noCalls);
  let stopWaiting = (): void => {};
  let isWatched = false;
  let failures = 0;
  let lookedAt = 0;

  /** Looks again when it is time, as long as somebody watches and there is something to compare with. */
  function watchOn(): void {
    stopWaiting();
    if (!isWatched || shown().view?.beforeId == null) return;
    stopWaiting = wait(Math.max(lookedAt + nextPollDelay(failures - 1) - now(), 0), () => void refresh());
  }

  async function refresh(): Promise<void> {
    const { view, period, signal } = shown();
    if (view === null || view.beforeId === null) return;
    lookedAt = now();
    const answer = await read(view.codeId, pollQuery({ period }), signal);
    const after = shown().view;
    if (after?.beforeId !== view.beforeId || after.codeId !== view.codeId) return;
    // Given up for a page that was asked for: no failure.
    if (answer.ok || answer.failure.kind !== "aborted") failures = answer.ok ? 0 : failures + 1;
    if (answer.ok) store.set(newCalls, countNew(answer.data.logs, view.beforeId, answer.data.perPage));
    watchOn();
  }

  return {
    newCalls,
    begin() {
      lookedAt = now();
      failures = 0;
      watchOn();
    },
    forget() {
      stopWaiting();
      store.set(newCalls, noCalls);
    },
    watch(isIt) {
      if (isIt === isWatched) return;
      isWatched = isIt;
      if (isIt) watchOn();
      else stopWaiting();
    },
  };
}
