import { type Atom, atom, type createStore } from "jotai/vanilla";
import { type Fields, rebaseEdits } from "../../lib/three-way-merge.js";
import type { PartModel } from "./part/part-model.js";
import { asEdits } from "./read-value.js";
import { type FriendTab, friendTabs } from "./settings.js";

/** Outcomes of a save of several parts, a part each. */
export type Outcomes = Readonly<Partial<Record<FriendTab, "saved" | "failed" | "unsent">>>;

/** Changes of the last save, for its undo. */
export type SavedChanges = Readonly<Partial<Record<FriendTab, { before: Fields; after: Fields }>>>;

/** Fields of some parts. */
export type FieldsOfTabs = Readonly<Partial<Record<FriendTab, readonly string[]>>>;

/** A save of parts that are changed; of one that `fields` names, these alone. */
export interface AskedSave {
  readonly tabs: readonly FriendTab[];
  readonly fields?: FieldsOfTabs | undefined;
}

/** How long a save can be undone, in milliseconds. */
export const undoableForMs = 30_000;

/** Outcome of the last save, and the way back. */
export interface LastSave {
  readonly atoms: {
    readonly outcomes: Atom<Outcomes | null>;
    readonly lastSave: Atom<SavedChanges | null>;
    /** A save that was stopped: it goes on once its conflicts are decided. */
    readonly stopped: Atom<AskedSave>;
  };
  stop(save: AskedSave): void;
  showOutcomes(outcomes: Outcomes | null): void;
  /** Remembers the changes that can be undone for a while; `null` when it cannot any more. */
  rememberSave(changes: SavedChanges | null): void;
  /** Puts the values of before the last save in the place of those that are still as it left them. Gives which. */
  takeBackSave(): FieldsOfTabs;
}

/** Makes it for these parts. */
export function createLastSave(
  store: ReturnType<typeof createStore>,
  parts: Readonly<Record<FriendTab, PartModel>>,
): LastSave {
  const outcomes = atom<Outcomes | null>(null);
  const lastSave = atom<SavedChanges | null>(null);
  const stopped = atom<AskedSave>({ tabs: [] });
  return {
    atoms: { outcomes, lastSave, stopped },
    stop: (save) => store.set(stopped, save),
    showOutcomes: (next: Outcomes | null) => store.set(outcomes, next),
    rememberSave: (next: SavedChanges | null) => store.set(lastSave, next),
    takeBackSave(): FieldsOfTabs {
      const fields: Partial<Record<FriendTab, readonly string[]>> = {};
      for (const each of friendTabs) {
        const changes = store.get(lastSave)?.[each];
        const record = parts[each].record();
        if (!changes || !record) continue;
        const still = rebaseEdits(asEdits(changes.after), record);
        const back = Object.entries(changes.before).filter(([key]) => !Object.hasOwn(still, key));
        if (back.length === 0) continue;
        parts[each].writeAll(Object.fromEntries(back));
        fields[each] = back.map(([key]) => key);
      }
      store.set(lastSave, null);
      return fields;
    },
  };
}
