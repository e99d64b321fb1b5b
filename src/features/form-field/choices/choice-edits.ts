import type { PlainData } from "../../../lib/plain-data.js";
import {
  createSelectionEdits,
  type DocumentModel,
  moveRow,
  type Row,
  removeRow,
  removeRows,
  rowOf,
  type SelectionEdits,
} from "../../../list-editor/index.js";
import type { FormFieldState } from "../entity.js";
import type { FormFieldSettings } from "../settings.js";
import * as transitions from "./transitions.js";

/** Announcements of the status line that other lists do not have. */
export interface FormFieldAnnouncements {
  row: never;
  whole: "linesApplied";
}

/** Edits of the choices by the operator. */
export interface ChoiceEdits extends SelectionEdits {
  renameChoice(key: string, text: string): void;
  /** An empty one at the end, or below another one; it gets the focus. */
  addChoice(after?: string | null): void;
  /** The next one gets the focus; after the last one a new one is made. */
  leaveChoice(key: string): void;
  /** An empty one goes, and the focus to the one before. `false` where there is none. */
  removeEmptyChoice(key: string): boolean;
  removeChoices(keys: readonly string[]): void;
  /** Pastes into a choice. */
  pasteChoices(key: string, lines: readonly string[]): void;
  /** Pastes where another choice is added. */
  appendChoices(lines: readonly string[]): void;
  /** Copies that were pasted; gives their rows. */
  insertChoices(choices: readonly PlainData[], after: string | null): readonly Row[];
  moveChoice(key: string, by: -1 | 1, field: string): void;
  /** Puts a choice, and what else is selected if it is, at a place of the list, counted from 0. */
  moveChoiceTo(key: string, index: number): void;
  /** The choices follow a text, one a line. */
  applyLines(text: string): void;
}

/** Edits of the choices, with what is seen of them: where the focus goes, what is announced. */
export function createChoiceEdits(
  list: DocumentModel<FormFieldState, FormFieldSettings, FormFieldAnnouncements>,
): ChoiceEdits {
  const { state } = list;
  const selectionEdits = createSelectionEdits(list);

  /** By its key, not by where it stood: the page may have changed the list meanwhile. */
  function withRow(key: string, change: (row: Row) => void): void {
    const row = rowOf(state(), key);
    if (row) change(row);
  }

  function focusOn(row: Row | undefined): void {
    if (row) list.focusOn({ row: row.key, field: "value" });
  }

  function addChoice(after: string | null = null): void {
    list.insert("added", transitions.addChoice(state(), after), "value");
  }

  return {
    ...selectionEdits,
    addChoice,
    renameChoice: (key, text) => void list.edit(transitions.renameChoice(state(), key, text), `${key}.value`),
    leaveChoice(key) {
      const { rows } = state();
      const next = rows[rows.findIndex((row) => row.key === key) + 1];
      if (next) focusOn(next);
      else addChoice();
    },
    removeEmptyChoice(key) {
      const { rows } = state();
      const before = rows[rows.findIndex((row) => row.key === key) - 1];
      const row = rowOf(state(), key);
      if (!row || !before) return false;
      list.remove([row], removeRow(state(), key));
      focusOn(before);
      return true;
    },
    removeChoices(keys) {
      const rows = state().rows.filter(({ key }) => keys.includes(key));
      if (rows.length > 0) list.remove(rows, removeRows(state(), new Set(keys)));
    },
    pasteChoices(key, lines) {
      const at = state().rows.findIndex((row) => row.key === key);
      const count = state().rows.length;
      if (!list.edit(transitions.pasteChoices(state(), key, lines))) return;
      focusOn(state().rows[at + state().rows.length - count]);
    },
    appendChoices(lines) {
      if (list.edit(transitions.appendChoices(state(), lines))) focusOn(state().rows.at(-1));
    },
    insertChoices(choices, after) {
      const before = state();
      if (!list.edit(transitions.insertChoices(before, choices, after))) return [];
      return state().rows.filter((row) => !before.rows.includes(row));
    },
    moveChoice: (key, by, field) => withRow(key, (row) => list.move(row, moveRow(state(), key, by), field)),
    moveChoiceTo(key, index) {
      const field = "grip";
      const selected = list.selection.keys();
      if (selected.has(key) && selected.size > 1)
        selectionEdits.moveSelectedTo(key, index, { row: key, field });
      else withRow(key, (row) => list.move(row, transitions.moveChoiceTo(state(), key, index), field));
    },
    applyLines(text) {
      if (list.edit(transitions.applyLines(state(), text))) list.announceEdit({ kind: "linesApplied" });
    },
  };
}
