import type { FocusTarget } from "../../editor/index.js";
import type { DocumentModel } from "../document.js";
import { containerOf, type ListDocument } from "../rows.js";
import { moveRows, moveRowsTo, removeRows } from "../several-rows.js";

/** Edits of all selected rows: one step each. */
export interface SelectionEdits {
  removeSelected(): void;
  /** The focus goes along to `focus`, and stays where it is without. */
  moveSelected(by: -1 | 1, focus?: FocusTarget): void;
  /** Puts them together where `key`, one of them, was carried to; places count from 0. */
  moveSelectedTo(key: string, index: number, focus: FocusTarget): void;
}

/** Makes the edits of what is selected in a document. */
export function createSelectionEdits<State extends ListDocument, Settings>(
  list: Pick<
    DocumentModel<State, Settings>,
    "state" | "selection" | "edit" | "focusOn" | "announceRows" | "remove"
  >,
): SelectionEdits {
  const { state, selection } = list;

  function move(next: State | null, focus: FocusTarget | undefined): void {
    const rows = selection.rows();
    if (!list.edit(next)) return;
    if (focus) list.focusOn(focus);
    list.announceRows("moved", next, rows);
  }

  return {
    removeSelected() {
      const rows = selection.rows();
      const [first] = rows;
      if (first) list.remove(rows, removeRows(state(), selection.keys()), containerOf(state(), first.key));
    },
    moveSelected: (by, focus) => move(moveRows(state(), selection.keys(), by), focus),
    moveSelectedTo: (key, index, focus) => move(moveRowsTo(state(), selection.keys(), key, index), focus),
  };
}
