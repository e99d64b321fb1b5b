import { type Atom, atom, type createStore } from "jotai/vanilla";
import type { RowField } from "./first-wrong.js";

export interface RowViewAtoms {
  readonly collapsed: Atom<ReadonlySet<number>>;
  /** Next target of the focus: a row, or the first text that is wrong. */
  readonly focus: Atom<{ readonly uid: number; readonly field: string } | "text" | null>;
}

/** Rows of the tree as they are looked at: which are folded, and where the focus goes. */
export interface RowView {
  fold(node: number, isFolded: boolean): void;
  focusRow(uid: number | null, field?: string): void;
  /** The first field that is wrong gets the focus; a row is unfolded for that. */
  focusWrong(): void;
  focusArrived(): void;
}

/** Makes it. `firstWrong` tells which field that is now. */
export function createRowView(
  store: ReturnType<typeof createStore>,
  firstWrong: () => RowField | "text" | null,
): RowView & { readonly atoms: RowViewAtoms } {
  const collapsed = atom<ReadonlySet<number>>(new Set<number>());
  const focus = atom<{ readonly uid: number; readonly field: string } | "text" | null>(null);
  return {
    atoms: { collapsed, focus },
    fold(node, isFolded) {
      const all = new Set(store.get(collapsed));
      if (isFolded) all.add(node);
      else all.delete(node);
      store.set(collapsed, all);
    },
    focusRow: (uid, field = "key") => store.set(focus, uid === null ? null : { uid, field }),
    focusWrong() {
      const wrong = firstWrong();
      store.set(focus, wrong);
      if (wrong === null || wrong === "text") return;
      const folded = store.get(collapsed);
      store.set(collapsed, new Set([...folded].filter((each) => !wrong.inside.includes(each))));
    },
    focusArrived: () => store.set(focus, null),
  };
}
