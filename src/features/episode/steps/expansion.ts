import { type Atom, atom, type createStore } from "jotai/vanilla";
import type { Row } from "../../../list-editor/index.js";

/** Up to this many steps a loaded list is shown expanded. */
const mostExpanded = 3;

/** Steps that are shown whole. */
export interface Expansion {
  toggle(key: string): void;
  expandAll(): void;
  collapseAll(): void;
}

/** Makes it. `rows` are the steps there are. */
export function createExpansion(
  store: ReturnType<typeof createStore>,
  rows: () => readonly Row[],
): {
  /** The keys of the steps that are shown whole. */
  readonly expanded: Atom<ReadonlySet<string>>;
  readonly commands: Expansion;
  expand(key: string): void;
  /** Begins with other steps: a short list is shown open, a long one closed. */
  begin(loaded: readonly Row[]): void;
} {
  const expanded = atom<ReadonlySet<string>>(new Set<string>());
  const expandOnly = (all: readonly Row[]) => store.set(expanded, new Set(all.map(({ key }) => key)));
  return {
    expanded,
    commands: {
      toggle(key) {
        const next = new Set(store.get(expanded));
        if (!next.delete(key)) next.add(key);
        store.set(expanded, next);
      },
      expandAll: () => expandOnly(rows()),
      collapseAll: () => expandOnly([]),
    },
    expand: (key) => store.set(expanded, new Set([...store.get(expanded), key])),
    begin: (loaded) => expandOnly(loaded.length <= mostExpanded ? loaded : []),
  };
}
