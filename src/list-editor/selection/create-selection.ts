import { type Atom, atom, type createStore } from "jotai/vanilla";
import type { ListDocument, Row } from "../rows.js";
import {
  extendSelection,
  keptSelection,
  noSelection,
  type Selection,
  selectAllAround,
  selectedRows,
  selectTo,
  toggleRow,
} from "./selection.js";

/** Which rows of a document are selected, and everything that can be done about it. */
export interface RowSelection {
  readonly atoms: {
    readonly keys: Atom<ReadonlySet<string>>;
    readonly rows: Atom<readonly Row[]>;
    /** True while there are checkboxes. */
    readonly showsChecks: Atom<boolean>;
  };
  keys(): ReadonlySet<string>;
  /** In the order of the list. */
  rows(): readonly Row[];
  toggle(key: string): void;
  /** From the row that was selected last to this one; with `adds` the others stay selected. */
  selectTo(key: string, adds?: boolean): void;
  /** Gives the row that the selection reaches to now. */
  extend(key: string, by: -1 | 1): string;
  selectAll(key: string): void;
  clear(): void;
  /** Checkboxes although nothing is selected: a finger has neither Ctrl nor Shift. */
  offerChecks(always: boolean): void;
  /** Removes from the selection the rows that are gone from the document. */
  keepIn(next: ListDocument): void;
}

/** Makes the selection of one document. It is no part of its history, so nothing here is an edit. */
export function createSelection(
  store: ReturnType<typeof createStore>,
  state: Atom<ListDocument>,
): RowSelection {
  const current = atom<Selection>(noSelection);
  const keys = atom((get) => get(current).keys);
  const rows = atom((get) => selectedRows(get(state), get(current)));
  /** True when there are checkboxes although nothing is selected: a finger has neither Ctrl nor Shift. */
  const isByTouch = atom(false);
  const showsChecks = atom((get) => get(isByTouch) || get(keys).size > 0);

  function select(next: Selection): void {
    store.set(current, next);
  }

  return {
    atoms: { keys, rows, showsChecks },
    keys: (): ReadonlySet<string> => store.get(keys),
    rows: (): readonly Row[] => store.get(rows),
    toggle: (key: string) => select(toggleRow(store.get(state), store.get(current), key)),
    selectTo: (key: string, adds?: boolean) =>
      select(selectTo(store.get(state), store.get(current), key, adds)),
    extend(key: string, by: -1 | 1): string {
      const { selection, to } = extendSelection(store.get(state), store.get(current), key, by);
      select(selection);
      return to;
    },
    selectAll: (key: string) => select(selectAllAround(store.get(state), store.get(current), key)),
    clear: () => select(noSelection),
    offerChecks: (always: boolean) => store.set(isByTouch, always),
    keepIn: (next: ListDocument) => select(keptSelection(next, store.get(current))),
  };
}
