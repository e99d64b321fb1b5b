import { atom, type createStore } from "jotai/vanilla";
import { beginHistory, type History, mapHistory, recordStep, redoStep, undoStep } from "../../lib/history.js";
import { isPlainObject, type PlainData, type PlainObject, samePlainData } from "../../lib/plain-data.js";
import { subscribeAll } from "../../lib/subscribe-all.js";
import type { FocusTarget } from "../editing/index.js";
import { definitionOf } from "./conditions/index.js";
import { createEdits, type Happening } from "./edits.js";
import {
  allRows,
  emptyFilter,
  type FilterRow,
  type FilterState,
  readFilter,
  recordOf,
  writeFilter,
} from "./entity.js";
import { filterPayload } from "./payload.js";
import { type FilterProblem, notThere, problemsOf } from "./problems.js";
import type { EstimateFunction, ExplainFunction } from "./services.js";
import type { FilterSettings } from "./settings.js";

type Store = ReturnType<typeof createStore>;

/** What is said beside a row, besides its problems. */
export interface RowNote {
  /** How many friends are left after it, or meet it. */
  figure?: string | undefined;
  /** That it leaves nobody. */
  isZero?: boolean | undefined;
  /** What is odd about it beside the others; it keeps nobody from saving. */
  finding?: string | undefined;
  /** Whether the friend that was asked about meets it. */
  meets?: boolean | undefined;
  /** What the server has against it, and the field that this is about, if it named one. */
  told?: readonly { message: string; field: string }[];
}

/** Up to so many conditions the sentence about them stands open. */
const fewRows = 5;

/** The same list while nothing is wrong, so that an edit is the business of its row only. */
const noProblems: readonly FilterProblem[] = [];

/** The state of one filter editor, and everything that can be done to it. */
export type FilterModel = ReturnType<typeof createFilterModel>;

/**
 * Makes the model of one filter editor. Its atoms live in `store`. `onEdit` is called after each edit by the operator,
 * never for what the page does by script. The action editor has one for the condition of an effect.
 */
export function createFilterModel(options: {
  store: Store;
  settings: FilterSettings;
  now(): number;
  /** `YYYY-MM-DD`. */
  today(): string;
  onEdit(): void;
}) {
  const { store, now, today, onEdit } = options;
  const start = stateOf(emptyFilter());
  const settings = atom(options.settings);
  const history = atom<History<FilterState>>(beginHistory(start));
  /** What was last set or finished: `dirty` and `reset()` compare with it. */
  const baseline = atom<FilterState>(start);
  const focus = atom<FocusTarget | null>(null);
  const happening = atom<Happening | null>(null);
  const moved = atom<string | null>(null);
  // What is said beside the rows, each part by a part of the screen that comes late.
  const figures = atom<ReadonlyMap<string, RowNote>>(new Map<string, RowNote>());
  const findings = atom<ReadonlyMap<string, RowNote>>(new Map<string, RowNote>());
  const verdicts = atom<ReadonlyMap<string, RowNote>>(new Map<string, RowNote>());
  /** What the server said about rows of a refused save. A row that was changed since is another one. */
  const told = atom<ReadonlyMap<FilterRow, RowNote>>(new Map<FilterRow, RowNote>());
  const toldNow = atom((get) => notesOfRows(get(told), get(state)));
  const notes = atom((get) => mergeNotes(get(figures), get(findings), get(verdicts), get(toldNow)));

  /** What the page offers to count and to explain with, and what it names that is not there yet. */
  const estimate = atom<{ call: EstimateFunction | null }>({ call: null });
  const explain = atom<{ call: ExplainFunction | null }>({ call: null });
  const loading = atom<"loading" | "failed" | null>(null);

  const state = atom((get) => get(history).present);
  const value = atom((get) => writeFilter(get(state)));
  const problems = atom((get) => {
    const found = problemsOf(get(state), get(settings), today());
    return found.length === 0 ? noProblems : found;
  });
  // As they would be finished: blanks around a name are no change.
  const dirty = atom((get) => {
    const [now, then] = [get(state), get(baseline)].map((each) => filterPayload(each, get(settings)));
    return !samePlainData(now, then);
  });
  const canUndo = atom((get) => get(history).past.length > 0);
  const canRedo = atom((get) => get(history).future.length > 0);

  function travel(next: History<FilterState> | null): boolean {
    if (next === null) return false;
    store.set(history, next);
    return true;
  }

  return {
    atoms: {
      settings,
      state,
      problems,
      focus,
      happening,
      moved,
      notes,
      figures,
      findings,
      verdicts,
      canUndo,
      canRedo,
      dirty,
      baseline,
      estimate,
      explain,
      loading,
    },

    // ── What the page does by script ─────────────────────────────────────────────────────────────
    value: () => store.get(value),
    payload: () => filterPayload(store.get(state), store.get(settings)),
    /** While the filter that the page named is not there, that is the problem: an empty one must not take its place. */
    problems(): readonly FilterProblem[] {
      const awaited = store.get(loading);
      return awaited ? [notThere(awaited, store.get(settings).locale)] : store.get(problems);
    },
    record: () => recordOf(store.get(baseline).document),
    /** The kinds among the conditions that have an editor. */
    editableTypes: () =>
      new Set(allRows(store.get(state)).flatMap(({ condition }) => definitionOf(condition)?.type ?? [])),
    /** Few enough conditions for a sentence about all of them to be read at a glance. */
    isShort: () => allRows(store.get(state)).length <= fewRows,
    isEmpty: () => store.get(state).rows.length === 0,
    state: () => store.get(state),
    settings: () => store.get(settings),
    /** The field of the last edit, where the next one in it would be the same step. */
    lastField: () => store.get(history).mark?.field ?? null,
    /** Another state in place of the present one, by who keeps the history of it: nothing to undo here. */
    show: (next: FilterState) => store.set(history, beginHistory(next)),
    tell: (notes: ReadonlyMap<FilterRow, RowNote>) => store.set(told, notes),
    /** Where the server said this, if it said it about a condition. */
    toldAt(message: string): FocusTarget | undefined {
      for (const [row, note] of store.get(toldNow)) {
        const said = note.told?.find((each) => each.message === message);
        if (said) return { row, field: said.field || "first" };
      }
      return undefined;
    },
    isDirty: () => store.get(dirty),
    canUndo: () => store.get(canUndo),
    canRedo: () => store.get(canRedo),
    undo: () => travel(undoStep(store.get(history))),
    redo: () => travel(redoStep(store.get(history))),
    estimate: () => store.get(estimate).call,
    explain: () => store.get(explain).call,
    countBy: (call: EstimateFunction | null) => store.set(estimate, { call }),
    explainBy: (call: ExplainFunction | null) => store.set(explain, { call }),
    /** The filter that the page named is on its way, or could not be had; until then nothing can be edited or saved. */
    await: (what: "loading" | "failed" | null) => store.set(loading, what),
    configure: (next: FilterSettings) => store.set(settings, next),
    subscribe: (listener: () => void) =>
      subscribeAll(store, [value, problems, dirty, baseline, loading, settings], listener),

    /** Replaces the content and clears the history; `false` when it is no filter. `null` is the empty one. */
    load(data: PlainData): boolean {
      const next = readFilter(data ?? emptyFilter(), store.get(state).nextKey);
      if (next === null) return false;
      store.set(history, beginHistory(next));
      store.set(baseline, next);
      return true;
    },

    /** Back to what was last set or finished, as one step that can be undone. */
    reset(): void {
      const next = readFilter(writeFilter(store.get(baseline)), store.get(state).nextKey);
      if (!next || !store.get(dirty)) return;
      store.set(history, recordStep(store.get(history), next, now()));
    },

    /**
     * The payload is saved or handed over: changes count from here. The id that the save gave holds for every step of the
     * history.
     */
    settle(payload: PlainObject, response: PlainData | undefined): void {
      const fid = isPlainObject(response) ? response.fid : undefined;
      const decided: PlainObject = fid === undefined || fid === null ? {} : { fid };
      const saved = stateOf({ ...payload, ...decided }, store.get(state).nextKey);
      // Rows keep their keys, so that what is changed from here on is told of the right ones.
      const { past, present } = store.get(history);
      const step = [present, ...past.toReversed()].find((each) =>
        samePlainData(filterPayload(each, store.get(settings)), payload),
      );
      store.set(baseline, step ? { ...saved, rows: step.rows } : saved);
      store.set(
        history,
        mapHistory(store.get(history), (each) => ({ ...each, document: { ...each.document, ...decided } })),
      );
    },

    ...createEdits({ store, now, onEdit, settings, history, state, focus, happening, moved }),

    // ── What is seen ─────────────────────────────────────────────────────────────────────────────
    settleMove: () => store.set(moved, null),
    /** Sends the focus to the field; without a target, to the first problem. */
    goTo(target: FocusTarget | undefined): void {
      const to = target ?? store.get(problems)[0];
      if (to) store.set(focus, { row: to.row, field: to.field });
    },
    focusArrived: () => store.set(focus, null),
    /** A row's fields have appeared: a request that was waiting for them is looked at again. */
    fieldsReady(): void {
      const waiting = store.get(focus);
      if (waiting) store.set(focus, { ...waiting });
    },
  };
}

function stateOf(filter: PlainObject, firstKey = 0): FilterState {
  return readFilter(filter, firstKey) ?? { document: filter, rows: [], nextKey: 0 };
}

/** The same map while nothing was said, so that an edit is the business of its row only. */
const noNotes: ReadonlyMap<string, RowNote> = new Map<string, RowNote>();

function notesOfRows(
  told: ReadonlyMap<FilterRow, RowNote>,
  state: FilterState,
): ReadonlyMap<string, RowNote> {
  if (told.size === 0) return noNotes;
  return new Map(
    allRows(state).flatMap((row): [string, RowNote][] => {
      const note = told.get(row);
      return note ? [[row.key, note]] : [];
    }),
  );
}

/** All that is said beside each row. */
function mergeNotes(...parts: readonly ReadonlyMap<string, RowNote>[]): ReadonlyMap<string, RowNote> {
  const merged = new Map<string, RowNote>();
  for (const part of parts) for (const [key, note] of part) merged.set(key, { ...merged.get(key), ...note });
  return merged;
}
