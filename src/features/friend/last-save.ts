import { type Atom, atom, type createStore } from "jotai/vanilla";
import { type Fields, rebaseEdits } from "../../lib/three-way-merge.js";
import type { PartModel } from "./part/part-model.js";
import { asEdits } from "./read-value.js";
import { type FriendTab, friendTabs } from "./settings.js";

/** Outcomes of a save of several parts, a part each. */
export type Outcomes = Readonly<Partial<Record<FriendTab, "saved" | "failed" | "unsent">>>;

/** Changes of the last save, for its undo. */
export type SavedChanges = Readonly<Partial<Record<FriendTab, { before: Fields; after: Fields }>>>;

/** How long a save can be undone, in milliseconds. */
export const undoableForMs = 30_000;

/** Outcome of the last save, and the way back. */
export interface LastSave {
  readonly atoms: {
    readonly outcomes: Atom<Outcomes | null>;
    readonly lastSave: Atom<SavedChanges | null>;
    /** The tabs of a save that was stopped: it goes on once its conflicts are decided. */
    readonly stopped: Atom<readonly FriendTab[]>;
  };
  stop(tabs: readonly FriendTab[]): void;
  showOutcomes(outcomes: Outcomes | null): void;
  /** Remembers the changes that can be undone for a while; `null` when it cannot any more. */
  rememberSave(changes: SavedChanges | null): void;
  /** Puts the values of before the last save in the place of those that are still as it left them. Gives how many. */
  takeBackSave(): number;
}

/** Makes it for these parts. */
export function createLastSave(
  store: ReturnType<typeof createStore>,
  parts: Readonly<Record<FriendTab, PartModel>>,
): LastSave {
  const outcomes = atom<Outcomes | null>(null);
  const lastSave = atom<SavedChanges | null>(null);
  const stopped = atom<readonly FriendTab[]>([]);
  return {
    atoms: { outcomes, lastSave, stopped },
    stop: (tabs) => store.set(stopped, tabs),
    showOutcomes: (next: Outcomes | null) => store.set(outcomes, next),
    rememberSave: (next: SavedChanges | null) => store.set(lastSave, next),
    takeBackSave(): number {
      let count = 0;
      for (const each of friendTabs) {
        const changes = store.get(lastSave)?.[each];
        const record = parts[each].record();
        if (!changes || !record) continue;
        const still = rebaseEdits(asEdits(changes.after), record);
        const back = Object.entries(changes.before).filter(([key]) => !Object.hasOwn(still, key));
        parts[each].writeAll(Object.fromEntries(back));
        count += back.length;
      }
      store.set(lastSave, null);
      return count;
    },
  };
}
