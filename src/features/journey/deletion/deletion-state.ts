import { type Atom, atom, type createStore } from "jotai/vanilla";
import type { UnansweredWork } from "../left/unanswered-work.js";

/** Rows that are taken away and come back where the operator wants that. */
export interface WaitingDeletion {
  readonly id: number;
  readonly ids: readonly number[];
  /** The names of the first ones, for whoever hears of it. */
  readonly names: readonly string[];
}

export interface DeletionAtoms {
  /** Reasons of the server for rows that it did not delete. */
  readonly refused: Atom<ReadonlyMap<number, string>>;
  readonly deletion: Atom<WaitingDeletion | null>;
  /** Confirmed on an earlier page, and not done. */
  readonly left: Atom<readonly UnansweredWork[]>;
}

/** Deletions that wait, that an earlier page has left, and that were refused. */
export interface DeletionState {
  /** The deletion that can be undone. */
  waiting(): WaitingDeletion | null;
  waitWith(deletion: WaitingDeletion | null): void;
  offerLeft(works: readonly UnansweredWork[]): void;
  refuseRows(messages: ReadonlyMap<number, string>): void;
  forgetRefusal(ids: readonly number[]): void;
}

/** Makes it. */
export function createDeletionState(
  store: ReturnType<typeof createStore>,
): DeletionState & { readonly atoms: DeletionAtoms } {
  const refused = atom<ReadonlyMap<number, string>>(new Map<number, string>());
  const deletion = atom<WaitingDeletion | null>(null);
  const left = atom<readonly UnansweredWork[]>([]);
  return {
    atoms: { refused, deletion, left },
    waiting: () => store.get(deletion),
    waitWith: (next) => store.set(deletion, next),
    offerLeft: (works) => store.set(left, works),
    refuseRows: (messages) => store.set(refused, messages),
    forgetRefusal(ids) {
      const before = store.get(refused);
      if (!ids.some((id) => before.has(id))) return;
      store.set(refused, new Map([...before].filter(([id]) => !ids.includes(id))));
    },
  };
}
