import type { createStore } from "jotai/vanilla";
import { isPlainObject } from "../../../lib/plain-data.js";
import type { AnyEffectDefinition } from "../effects/index.js";
import type { ActionState, EffectRow } from "../entity.js";
import type { ActionModel, Happening } from "../model.js";
import * as transitions from "./transitions.js";

/** What the operator does to the list of effects. */
export interface ListEdits {
  /** `false` when a single-use effect is in the list already. */
  addEffect(definition: AnyEffectDefinition): boolean;
  duplicateEffect(key: string): void;
  /** The focus goes to the next row, else to the one before, else to the add buttons. */
  removeEffect(key: string): void;
  /** The focus stays on the button that was pressed; the panel is marked for a moment. */
  moveEffect(key: string, by: -1 | 1): void;
}

/**
 * Edits of the list, with what is seen of them: where the focus goes, what is read out. They come with the buttons that ask
 * for them, after the first picture.
 */
export function createListEdits(model: ActionModel, store: ReturnType<typeof createStore>): ListEdits {
  const { settings, focus, moved, happening } = model.atoms;

  function tell(kind: (Happening & { number: number })["kind"], { effect }: EffectRow, number: number): void {
    store.set(happening, { kind, number, type: isPlainObject(effect) ? effect.type : null });
  }

  /** Opens the new row and goes to its first field. */
  function insert(kind: "added" | "duplicated", next: ActionState | null): boolean {
    const before = model.state().rows;
    if (!next || !model.edit(next)) return false;
    const at = next.rows.findIndex((row) => !before.includes(row));
    const row = next.rows[at];
    if (row) {
      model.goTo({ row: row.key, field: "first" });
      tell(kind, row, at + 1);
    }
    return true;
  }

  return {
    addEffect: (definition) =>
      insert("added", transitions.addEffect(model.state(), definition, store.get(settings))),
    duplicateEffect: (key) => void insert("duplicated", transitions.duplicateEffect(model.state(), key)),

    removeEffect(key) {
      const { rows } = model.state();
      const at = rows.findIndex((row) => row.key === key);
      const row = rows[at];
      if (!row || !model.edit(transitions.removeEffect(model.state(), key))) return;
      const neighbour = rows[at + 1] ?? rows[at - 1];
      store.set(focus, neighbour ? { row: neighbour.key, field: "toggle" } : { row: null, field: "inputs" });
      tell("removed", row, at + 1);
    },

    moveEffect(key, by) {
      if (!model.edit(transitions.moveEffect(model.state(), key, by))) return;
      const { rows } = model.state();
      const at = rows.findIndex((row) => row.key === key);
      store.set(moved, key);
      store.set(focus, { row: key, field: by === 1 ? "moveDown" : "moveUp" });
      const row = rows[at];
      if (row) tell("moved", row, at + 1);
    },
  };
}
