import { type Atom, atom, type createStore } from "jotai/vanilla";
import type { LogPage } from "../../../api/open-api-calls.js";
import { tokyoDay } from "../../../lib/dates/days.js";
import type { Failure } from "../../../lib/failure.js";
import { anchorPeriod, type PeriodChoice, periodProblems } from "../period/period.js";
import { type LogView, newLogView, pageQuery, withPage } from "./frozen-log.js";
import { createNewCallsWatch, type NewCalls, type ReadLogs } from "./new-calls.js";

/** Shown state of a log. */
export interface LogState {
  readonly view: LogView | null;
  /** The page that is shown; `null` before the first one is here. */
  readonly shown: LogPage | null;
  /** The page that is asked for; `null` where none is. */
  readonly asked: number | null;
  /** Why the page that was asked for last is not here. */
  readonly failure: { readonly page: number; readonly reason: Failure } | null;
}

const nothing: LogState = { view: null, shown: null, asked: null, failure: null };

/** The log of one code: its pages as they were when it was frozen, and how many calls came since. */
export interface LogModel {
  readonly atoms: {
    readonly choice: Atom<PeriodChoice>;
    readonly onlyErrors: Atom<boolean>;
    readonly state: Atom<LogState>;
    readonly newCalls: Atom<NewCalls>;
  };
  state(): LogState;
  /** Reads the first page anew, of the days that the choice means now. Nothing is read where it means none. */
  begin(codeId: number): Promise<void>;
  /** The same log as it is now; kept when it is shown, or the failure is said. */
  again(): Promise<void>;
  choose(choice: PeriodChoice): void;
  showOnlyErrors(only: boolean): void;
  goTo(page: number): void;
  retry(): void;
  /** It was the log of another server. */
  forget(): void;
  /** Sets whether somebody sees the log. */
  watch(isIt: boolean): void;
  /** The element has left the page. */
  leave(): void;
}

/** Makes it. `wait` calls back after so many milliseconds and gives what ends that; `now` is since 1970. */
export function createLogModel(options: {
  store: ReturnType<typeof createStore>;
  read: ReadLogs;
  wait(ms: number, act: () => void): () => void;
  now(): number;
}): LogModel {
  const { store, read, now } = options;
  const choice = atom<PeriodChoice>({ preset: "today" });
  const onlyErrors = atom(false);
  const state = atom<LogState>(nothing);
  let leaving = new AbortController();
  /** Choice by which the shown days were chosen: another one may be written and not be read yet. */
  let shownChoice = store.get(choice);

  const today = () => tokyoDay(now());
  const calls = createNewCallsWatch(options, () => ({
    view: store.get(state).view,
    period: anchorPeriod(shownChoice, today()),
    signal: leaving.signal,
  }));

  async function ask(wanted: number): Promise<void> {
    const { view } = store.get(state);
    if (view === null) return;
    // Not frozen yet: there are no pages but the first.
    const page = view.beforeId === null ? 1 : wanted;
    leaving.abort();
    const leave = new AbortController();
    leaving = leave;
    store.set(state, { ...store.get(state), asked: page, failure: null });
    const answer = await read(view.codeId, pageQuery(view, page), leave.signal);
    // Another page, period or code was asked for since.
    if (leave.signal.aborted) return;
    const before = store.get(state);
    if (!answer.ok) {
      store.set(state, { ...before, asked: null, failure: { page, reason: answer.failure } });
      return;
    }
    store.set(state, {
      view: withPage(view, page, answer.data.logs),
      shown: { ...answer.data, page },
      asked: null,
      failure: null,
    });
    if (view.beforeId === null) calls.begin();
  }

  /** Rows of another code would be taken for this one's. */
  function clear(): void {
    calls.forget();
    leaving.abort();
    store.set(state, nothing);
  }

  async function begin(codeId: number): Promise<void> {
    const chosen = store.get(choice);
    if (chosen.preset === "custom") {
      const { from, to } = periodProblems(chosen.from, chosen.to, today());
      if (from !== null || to !== null) {
        if (store.get(state).view?.codeId !== codeId) clear();
        return;
      }
    }
    calls.forget();
    shownChoice = chosen;
    const before = store.get(state);
    const isSame = before.view?.codeId === codeId;
    store.set(state, {
      ...nothing,
      view: newLogView(codeId, anchorPeriod(chosen, today())),
      shown: isSame ? before.shown : null,
    });
    await ask(1);
  }

  return {
    atoms: { choice, onlyErrors, state, newCalls: calls.newCalls },
    state: () => store.get(state),
    begin,
    async again(): Promise<void> {
      const { view } = store.get(state);
      if (view === null) return;
      await begin(view.codeId);
    },
    choose: (next: PeriodChoice) => store.set(choice, next),
    showOnlyErrors: (only: boolean) => store.set(onlyErrors, only),
    goTo: (page: number) => void ask(page),
    retry(): void {
      const { failure, view } = store.get(state);
      // A log that is not frozen yet has no days of its own.
      if (failure && view) void (view.beforeId === null ? begin(view.codeId) : ask(failure.page));
    },
    forget: clear,
    watch: calls.watch,
    leave(): void {
      calls.watch(false);
      const before = store.get(state);
      if (before.asked === null) return;
      leaving.abort();
      // The looks after its return are not given up with it.
      leaving = new AbortController();
      const isFrozen = before.shown !== null && before.view?.beforeId != null;
      store.set(state, isFrozen ? { ...before, asked: null } : nothing);
    },
  };
}
