import { type Atom, atom, type createStore } from "jotai/vanilla";
import type { PartModel } from "./part/part-model.js";
import type { FriendTab } from "./settings.js";

/** Tab that is shown: the history is that of its part. */
export interface TabHistory {
  openTab(tab: FriendTab): void;
  tabNow(): FriendTab;

  canUndo(): boolean;
  canRedo(): boolean;
  undo(): boolean;
  redo(): boolean;
  undoEdit(): void;
  redoEdit(): void;
  endStep(): void;
}

export interface TabHistoryAtoms {
  readonly tab: Atom<FriendTab>;
  readonly canUndo: Atom<boolean>;
  readonly canRedo: Atom<boolean>;
}

/** Makes it for these parts. */
export function createTabHistory(
  store: ReturnType<typeof createStore>,
  parts: Readonly<Record<FriendTab, PartModel>>,
): TabHistory & { readonly atoms: TabHistoryAtoms } {
  const tab = atom<FriendTab>("tags");
  const shown = () => parts[store.get(tab)];
  return {
    atoms: {
      tab,
      canUndo: atom((get) => get(parts[get(tab)].atoms.canUndo)),
      canRedo: atom((get) => get(parts[get(tab)].atoms.canRedo)),
    },
    openTab: (next) => store.set(tab, next),
    tabNow: () => store.get(tab),
    canUndo: () => shown().canUndo(),
    canRedo: () => shown().canRedo(),
    undo: () => shown().undo(),
    redo: () => shown().redo(),
    undoEdit: () => shown().undoEdit(),
    redoEdit: () => shown().redoEdit(),
    endStep: () => shown().endStep(),
  };
}
