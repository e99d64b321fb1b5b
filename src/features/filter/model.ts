import { type Atom, atom, type createStore } from "jotai/vanilla";
import { beginHistory, type History, recordStep, redoStep, undoStep } from "../../lib/history.js";
import { isPlainObject, type PlainData, type PlainObject, samePlainData } from "../../lib/plain-data.js";
import type { AnyConditionDefinition, ConditionData } from "./conditions/index.js";
import {
  emptyFilter,
  type FilterRow,
  type FilterState,
  type PanelKey,
  panelOf,
  readFilter,
  recordOf,
  rowsOf,
  writeFilter,
} from "./entity.js";
import { filterPayload } from "./payload.js";
import { type FilterProblem, problemsOf } from "./problems.js";
import type { FilterSettings } from "./settings.js";
import * as transitions from "./transitions.js";

type Store = ReturnType<typeof createStore>;

/** Where the focus goes next: a field of a row, one of its tools, or a place of the screen. */
export interface FocusTarget {
  row: string | null;
  /** A field or tool; `first` is the first field of the row. */
  field: string;
}

/** What an edit did, for the status line that screen readers hear. */
export type Happening =
  | { kind: "added" | "removed" | "duplicated" | "moved" | "inverted"; number: number; type: unknown }
  | { kind: "undone" | "redone" };

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

  const state = atom((get) => get(history).present);
  const value = atom((get) => writeFilter(get(state)));
  const problems = atom((get) => problemsOf(get(state), get(settings), today()));
  // As they would be finished: blanks around a name are no change.
  const dirty = atom((get) => {
    const [now, then] = [get(state), get(baseline)].map((each) => filterPayload(each, get(settings)));
    return !samePlainData(now, then);
  });
  const canUndo = atom((get) => get(history).past.length > 0);
  const canRedo = atom((get) => get(history).future.length > 0);

  /** Makes a step of an edit. Without a next state nothing happened, and nothing is told. */
  function edit(next: FilterState | null, field?: string): next is FilterState {
    if (next === null) return false;
    store.set(history, recordStep(store.get(history), next, now(), field));
    onEdit();
    return true;
  }

  function travel(next: History<FilterState> | null): boolean {
    if (next === null) return false;
    store.set(history, next);
    return true;
  }

  /** Tells of a row by its number in its panel. */
  function tell(
    kind: "added" | "removed" | "duplicated" | "moved" | "inverted",
    of: FilterState,
    key: string,
  ) {
    const rows = siblings(of, key);
    const at = rows.findIndex((row) => row.key === key);
    const row = rows[at];
    if (row) store.set(happening, { kind, number: at + 1, type: transitions.typeOf(row.condition) });
  }

  /** After an insertion: goes to the first field of what is new. */
  function showNew(kind: "added" | "duplicated", before: FilterState, after: FilterState): void {
    const key = firstNewKey(before, after);
    if (key === undefined) return;
    store.set(focus, { row: key, field: "first" });
    tell(kind, after, key);
  }

  function insert(kind: "added" | "duplicated", next: FilterState | null): boolean {
    const before = store.get(state);
    if (!edit(next)) return false;
    showNew(kind, before, next);
    return true;
  }

  return {
    atoms: { settings, state, problems, focus, happening, moved, canUndo, canRedo, dirty, baseline },

    // ── What the page does by script ─────────────────────────────────────────────────────────────
    value: () => store.get(value),
    payload: () => filterPayload(store.get(state), store.get(settings)),
    problems: (): readonly FilterProblem[] => store.get(problems),
    record: () => recordOf(store.get(baseline).document),
    isEmpty: () => store.get(state).rows.length === 0,
    isDirty: () => store.get(dirty),
    canUndo: () => store.get(canUndo),
    canRedo: () => store.get(canRedo),
    undo: () => travel(undoStep(store.get(history))),
    redo: () => travel(redoStep(store.get(history))),
    configure: (next: FilterSettings) => store.set(settings, next),
    subscribe: (listener: () => void) => subscribeAll(store, [value, problems, dirty, baseline], listener),

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
      store.set(baseline, stateOf({ ...payload, ...decided }));
      store.set(
        history,
        mapHistory(store.get(history), (each) => ({ ...each, document: { ...each.document, ...decided } })),
      );
    },

    // ── What the operator does ───────────────────────────────────────────────────────────────────
    /** `false` when a single-use condition is in the panel already. */
    addCondition: (panel: PanelKey, definition: AnyConditionDefinition) =>
      insert("added", transitions.addCondition(store.get(state), panel, definition, store.get(settings))),
    addOrPanel(): void {
      const next = transitions.addOrPanel(store.get(state));
      const panel = firstNewKey(store.get(state), next);
      if (edit(next)) store.set(focus, { row: panel ?? null, field: "add" });
    },
    duplicateCondition: (key: string) =>
      insert("duplicated", transitions.duplicateCondition(store.get(state), key)),

    /** The focus goes to the next row, else to the one before, else to the add buttons of the panel. */
    removeRow(key: string): void {
      const before = store.get(state);
      const [panel, rows] = [panelOf(before, key) ?? null, siblings(before, key)];
      const at = rows.findIndex((row) => row.key === key);
      if (!edit(transitions.removeRow(before, key))) return;
      const neighbour = rows[at + 1] ?? rows[at - 1];
      store.set(focus, neighbour ? { row: neighbour.key, field: "remove" } : { row: panel, field: "add" });
      tell("removed", before, key);
    },
    /** The focus stays on the row; it is marked for a moment. */
    moveCondition(key: string, by: -1 | 1): void {
      const next = transitions.moveCondition(store.get(state), key, by);
      if (!edit(next)) return;
      store.set(moved, key);
      store.set(focus, { row: key, field: "tools" });
      tell("moved", next, key);
    },
    moveToPanel(key: string, panel: PanelKey): void {
      const next = transitions.moveToPanel(store.get(state), key, panel);
      if (!edit(next)) return;
      store.set(moved, key);
      store.set(focus, { row: key, field: "tools" });
      tell("moved", next, key);
    },
    wrapInOrPanel(key: string): void {
      if (edit(transitions.wrapInOrPanel(store.get(state), key)))
        store.set(focus, { row: key, field: "tools" });
    },
    dissolveOrPanel(key: string): void {
      const [first] = rowsOf(store.get(state), key);
      if (!edit(transitions.dissolveOrPanel(store.get(state), key))) return;
      store.set(focus, first ? { row: first.key, field: "tools" } : { row: null, field: "add" });
    },
    invertCondition(key: string): void {
      const next = transitions.invertCondition(store.get(state), key);
      if (edit(next)) tell("inverted", next, key);
    },
    changeCondition(key: string, condition: ConditionData, field: string): void {
      edit(transitions.changeCondition(store.get(state), key, condition), `${key}.${field}`);
    },
    /** `false` when they may not all stand there. */
    appendConditions: (panel: PanelKey, inputs: readonly PlainData[]) =>
      insert("added", transitions.appendConditions(store.get(state), panel, inputs)),
    replaceContent: (search: PlainObject) => edit(transitions.replaceContent(store.get(state), search)),
    removeAll: () => edit(transitions.removeAll(store.get(state))),
    renameFilter: (name: string) => edit(transitions.renameFilter(store.get(state), name), "name"),
    chooseFolder: (folder: number | string | null) =>
      edit(transitions.chooseFolder(store.get(state), folder)),
    chooseOption: (option: transitions.FilterOption, chosen: number) =>
      edit(transitions.chooseOption(store.get(state), option, chosen)),

    /** Puts a draft in place of the content, as one step that can be undone. */
    restoreDraft(data: PlainData): boolean {
      const next = readFilter(data, store.get(state).nextKey);
      return next !== null && edit(next);
    },
    undoEdit(): void {
      if (!travel(undoStep(store.get(history)))) return;
      store.set(happening, { kind: "undone" });
      onEdit();
    },
    redoEdit(): void {
      if (!travel(redoStep(store.get(history)))) return;
      store.set(happening, { kind: "redone" });
      onEdit();
    },

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

function stateOf(filter: PlainObject): FilterState {
  return readFilter(filter) ?? { document: filter, rows: [], nextKey: 0 };
}

/** The rows that a row is numbered among: conditions with conditions, or-panels with or-panels. */
function siblings(state: FilterState, key: string): readonly FilterRow[] {
  const rows = rowsOf(state, panelOf(state, key) ?? null);
  const row = rows.find((each) => each.key === key);
  return rows.filter(({ branches }) => (branches === null) === (row?.branches === null));
}

function firstNewKey(before: FilterState, after: FilterState): string | undefined {
  const keysOf = ({ rows }: FilterState) =>
    rows.flatMap(({ key, branches }) => [key, ...(branches ?? []).map((branch) => branch.key)]);
  const known = new Set(keysOf(before));
  return keysOf(after).find((key) => !known.has(key));
}

function mapHistory<T>({ past, present, future, mark }: History<T>, change: (each: T) => T): History<T> {
  return { past: past.map(change), present: change(present), future: future.map(change), mark };
}

function subscribeAll(store: Store, atoms: readonly Atom<unknown>[], listener: () => void): () => void {
  const endings = atoms.map((each) => store.sub(each, listener));
  return () => {
    for (const end of endings) end();
  };
}
