import {
  createSelectionEdits,
  type DocumentModel,
  firstNewRow,
  moveRow,
  type Row,
  removeRows,
  rowOf,
  type SelectionEdits,
} from "../../../list-editor/index.js";
import type { AnyEffect, EffectVariants } from "../effects/index.js";
import type { ActionState } from "../entity.js";
import type { ActionSettings } from "../settings.js";
import { addEffect, duplicateEffect, moveEffectTo } from "./transitions.js";

/** Edits of the list of effects by the operator. */
export interface ListEdits extends SelectionEdits {
  /** `false` when a single-use effect is in the list already. */
  addEffect(definition: AnyEffect): boolean;
  duplicateEffect(key: string): void;
  /** The focus goes to the next row, else to the one before, else to the add buttons. */
  removeEffect(key: string): void;
  removeEffects(keys: readonly string[]): void;
  /** The focus stays on the button that was pressed, or on `field`; the panel is marked for a moment. */
  moveEffect(key: string, by: -1 | 1, field?: string): void;
  /** Puts an effect, and what else is selected if it is, at a place of the list, counted from 0. */
  moveEffectTo(key: string, index: number): void;
}

/** Edits of the list, with what is seen of them: where the focus goes, what is announced. */
export function createListEdits(
  list: DocumentModel<ActionState, ActionSettings>,
  { effects, expand }: { effects: EffectVariants; expand(key: string): void },
): ListEdits {
  const { state } = list;

  /** Opens the new row and goes to the field where one begins. */
  function insert(kind: "added" | "duplicated", next: ActionState | null, field?: string): boolean {
    const before = state();
    if (!list.insert(kind, next, field)) return false;
    const row = firstNewRow(before, state());
    if (row) expand(row.key);
    return true;
  }

  /** By its key, not by where it stood: the page may have changed the list meanwhile. */
  function withRow(key: string, change: (row: Row) => void): void {
    const row = rowOf(state(), key);
    if (row) change(row);
  }

  function removeEffects(keys: readonly string[]): void {
    const rows = state().rows.filter(({ key }) => keys.includes(key));
    list.remove(rows, removeRows(state(), new Set(keys)));
  }

  const selectionEdits = createSelectionEdits(list);
  return {
    ...selectionEdits,
    addEffect: (definition) => insert("added", addEffect(state(), definition), definition.begins),
    duplicateEffect: (key) => void insert("duplicated", duplicateEffect(state(), key, effects)),
    removeEffect: (key) => removeEffects([key]),
    removeEffects,
    moveEffect: (key, by, field = by === 1 ? "moveDown" : "moveUp") =>
      withRow(key, (row) => list.move(row, moveRow(state(), key, by), field)),
    moveEffectTo(key, index) {
      const field = "grip";
      const selected = list.selection.keys();
      if (selected.has(key) && selected.size > 1)
        selectionEdits.moveSelectedTo(key, index, { row: key, field });
      else withRow(key, (row) => list.move(row, moveEffectTo(state(), key, index), field));
    },
  };
}
