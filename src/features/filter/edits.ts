import type { Atom, createStore, PrimitiveAtom } from "jotai/vanilla";
import { type History, recordStep, redoStep, undoStep } from "../../lib/history.js";
import type { PlainData, PlainObject } from "../../lib/plain-data.js";
import type { FocusTarget } from "../editing/index.js";
import type { AnyConditionDefinition, ConditionData } from "./conditions/index.js";
import {
  allRows,
  type FilterRow,
  type FilterState,
  type PanelKey,
  panelOf,
  readFilter,
  rowsOf,
} from "./entity.js";
import type { FilterSettings } from "./settings.js";
import * as transitions from "./transitions.js";

/** What an edit did, for the status line that screen readers hear. */
export type Happening =
  | { kind: "added" | "removed" | "duplicated" | "moved" | "inverted"; number: number; type: unknown }
  | { kind: "wrapped" | "dissolved" | "cleared" | "undone" | "redone" };

/** What the operator does to a filter: each edit is a step of the history, told to the page and to screen readers. */
export function createEdits(options: {
  store: ReturnType<typeof createStore>;
  now(): number;
  onEdit(): void;
  settings: Atom<FilterSettings>;
  history: PrimitiveAtom<History<FilterState>>;
  state: Atom<FilterState>;
  focus: PrimitiveAtom<FocusTarget | null>;
  happening: PrimitiveAtom<Happening | null>;
  moved: PrimitiveAtom<string | null>;
}) {
  const { store, now, onEdit, settings, history, state, focus, happening, moved } = options;

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
    /** `false` when a single-use condition is in the panel already. */
    addCondition: (panel: PanelKey, definition: AnyConditionDefinition) =>
      insert("added", transitions.addCondition(store.get(state), panel, definition, store.get(settings))),
    addOrPanel(): void {
      const next = transitions.addOrPanel(store.get(state));
      const panel = firstNewKey(store.get(state), next);
      if (!edit(next) || panel === undefined) return;
      store.set(focus, { row: panel, field: "add" });
      tell("added", next, panel);
    },
    duplicateCondition: (key: string) =>
      insert("duplicated", transitions.duplicateCondition(store.get(state), key, store.get(settings))),

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
      if (!edit(transitions.wrapInOrPanel(store.get(state), key))) return;
      store.set(focus, { row: key, field: "tools" });
      store.set(happening, { kind: "wrapped" });
    },
    dissolveOrPanel(key: string): void {
      const [first] = rowsOf(store.get(state), key);
      if (!edit(transitions.dissolveOrPanel(store.get(state), key))) return;
      store.set(focus, first ? { row: first.key, field: "tools" } : { row: null, field: "add" });
      store.set(happening, { kind: "dissolved" });
    },
    invertCondition(key: string): void {
      const next = transitions.invertCondition(store.get(state), key, store.get(settings));
      if (edit(next)) tell("inverted", next, key);
    },
    changeCondition(key: string, condition: ConditionData, field: string): void {
      edit(transitions.changeCondition(store.get(state), key, condition), `${key}.${field}`);
    },
    /** What a part that comes late puts in; `false` when it may not stand there. */
    insertRows: (make: (state: FilterState) => FilterState | null) => insert("added", make(store.get(state))),
    replaceContent: (search: PlainObject) => edit(transitions.replaceContent(store.get(state), search)),
    removeAll(): void {
      if (edit(transitions.removeAll(store.get(state)))) store.set(happening, { kind: "cleared" });
    },
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
  };
}

/** The rows that a row is numbered among: conditions with conditions, or-panels with or-panels. */
function siblings(state: FilterState, key: string): readonly FilterRow[] {
  const rows = rowsOf(state, panelOf(state, key) ?? null);
  const row = rows.find((each) => each.key === key);
  return rows.filter(({ branches }) => (branches === null) === (row?.branches === null));
}

function firstNewKey(before: FilterState, after: FilterState): string | undefined {
  const known = new Set(allRows(before).map(({ key }) => key));
  return allRows(after).find(({ key }) => !known.has(key))?.key;
}
