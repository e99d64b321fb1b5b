import type { PlainObject } from "../../lib/plain-data.js";
import {
  allRows,
  containerOf,
  createSelectionEdits,
  type DocumentModel,
  removeRows,
  rowOf,
  rowsIn,
  type SelectionEdits,
} from "../../list-editor/index.js";
import type { AnyConditionVariant, ConditionData, ConditionVariants } from "./conditions/index.js";
import type { FilterState, PanelKey } from "./entity.js";
import type { FilterSettings } from "./settings.js";
import * as transitions from "./transitions.js";

/** Announcements that only filters have. */
export interface FilterAnnouncements {
  row: "inverted";
  whole: "wrapped" | "dissolved" | "cleared";
}

/** Edits of a filter: each is a step of the history, reported to the page and announced to screen readers. */
export interface FilterEdits extends SelectionEdits {
  /** `false` when a single-use condition is in the panel already. */
  addCondition(panel: PanelKey, definition: AnyConditionVariant): boolean;
  addOrPanel(): boolean;
  duplicateCondition(key: string): boolean;
  /** The focus goes to the next row, else to the one before, else to the add buttons of the panel. */
  removeRow(key: string): void;
  /** Removes rows of one list. */
  removeRows(keys: readonly string[]): void;
  moveCondition(key: string, by: -1 | 1): void;
  moveToPanel(key: string, panel: PanelKey): void;
  wrapInOrPanel(keys: readonly string[]): void;
  /** The conditions of the panel take its place. */
  dissolveOrPanel(key: string): void;
  invertCondition(key: string): void;
  changeCondition(key: string, condition: ConditionData, field: string): void;
  /** Inserts what the clipboard holds; `false` when it may not stand there. */
  insertRows(make: (state: FilterState) => FilterState | null): boolean;
  replaceContent(search: PlainObject): boolean;
  removeAll(): void;
  renameFilter(name: string): boolean;
  chooseFolder(folder: number | string | null): boolean;
  chooseOption(option: transitions.FilterOption, chosen: number): boolean;
}

/** Makes the edits of one filter. */
export function createEdits(
  list: DocumentModel<FilterState, FilterSettings, FilterAnnouncements>,
  conditions: ConditionVariants,
): FilterEdits {
  const { state, settings, edit } = list;

  function moveRow(key: string, next: FilterState | null): void {
    const row = rowOf(state(), key);
    if (row) list.move(row, next, "tools");
  }

  function removeAll(keys: readonly string[]): void {
    const rows = allRows(state()).filter(({ key }) => keys.includes(key));
    const [first] = rows;
    if (first) list.remove(rows, removeRows(state(), new Set(keys)), containerOf(state(), first.key));
  }

  return {
    ...createSelectionEdits(list),
    addCondition: (panel: PanelKey, definition: AnyConditionVariant) =>
      list.insert(
        "added",
        transitions.addCondition(state(), panel, definition, settings()),
        definition.begins,
      ),
    addOrPanel: () => list.insert("added", transitions.addOrPanel(state()), "add"),
    duplicateCondition: (key: string) =>
      list.insert("duplicated", transitions.duplicateCondition(state(), key, settings(), conditions)),
    removeRow: (key: string) => removeAll([key]),
    removeRows: removeAll,
    moveCondition: (key: string, by: -1 | 1) => moveRow(key, transitions.moveCondition(state(), key, by)),
    moveToPanel: (key: string, panel: PanelKey) =>
      moveRow(key, transitions.moveToPanel(state(), key, panel, conditions)),
    wrapInOrPanel(keys: readonly string[]): void {
      const next = transitions.wrapInOrPanel(state(), keys, conditions);
      const first = state().rows.find(({ key }) => keys.includes(key));
      if (!edit(next) || !first) return;
      list.focusOn({ row: first.key, field: "tools" });
      list.announceEdit({ kind: "wrapped" });
    },
    dissolveOrPanel(key: string): void {
      const [first] = rowsIn(state(), key);
      if (!edit(transitions.dissolveOrPanel(state(), key, conditions))) return;
      list.focusOn(first ? { row: first.key, field: "tools" } : { row: null, field: "add" });
      list.announceEdit({ kind: "dissolved" });
    },
    invertCondition(key: string): void {
      const next = transitions.invertCondition(state(), key, settings(), conditions);
      const row = rowOf(state(), key);
      if (edit(next) && row) list.announce("inverted", next, row);
    },
    changeCondition(key: string, condition: ConditionData, field: string): void {
      edit(transitions.changeCondition(state(), key, condition), `${key}.${field}`);
    },
    insertRows: (make) => list.insert("added", make(state())),
    replaceContent: (search: PlainObject) => edit(transitions.replaceContent(state(), search)),
    removeAll(): void {
      if (edit(transitions.removeAll(state()))) list.announceEdit({ kind: "cleared" });
    },
    renameFilter: (name: string) => edit(transitions.renameFilter(state(), name), "name"),
    chooseFolder: (folder: number | string | null) => edit(transitions.chooseFolder(state(), folder)),
    chooseOption: (option: transitions.FilterOption, chosen: number) =>
      edit(transitions.chooseOption(state(), option, chosen)),
  };
}
