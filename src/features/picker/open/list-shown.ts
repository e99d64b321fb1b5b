import { type Atom, atom, type createStore } from "jotai/vanilla";
import { type Shown, shownOf } from "../shown.js";
import type { FieldShown } from "../state.js";
import type { ListView, LookAlike } from "./list-view.js";
import type { PastedNames } from "./paste/pasting.js";
import type { FoundCounts, Rows, Scope } from "./rows/rows.js";

/** All that the open list shows. */
export interface ListShown extends FieldShown {
  readonly scope: Scope;
  readonly rows: Rows | null;
  /** The position of the active row. */
  readonly current: number | null;
  /** The position that keys have led to; `null` until they have. */
  readonly moved: number | null;
  /** Keys have led to the offer to make something new. */
  readonly isOffered: boolean;
  /** Count of chosen items that the list does not show now. */
  readonly hidden: number;
  /** Count of those that go with it when all is taken off. */
  readonly goesUnseen: number;
  readonly isDone: boolean;
  readonly lookAlike: LookAlike | null;
  readonly pasted: PastedNames | null;
}

/** State that only the choice between the list's parts shows. */
interface ScopesShown {
  readonly scope: Scope;
  readonly counts: FoundCounts | null;
  /** Counts of what is chosen among what was found, by folder; `null` where only one item can be. */
  readonly chosenCounts: Uint32Array | null;
}

/** Parts of the list, each with all that its view shows. */
export interface ListShowing {
  readonly shown: Shown<ListShown>;
  readonly scopes: Shown<ScopesShown>;
}

/** Makes it of a picker's state and of what follows from it. */
export function createListShown(
  store: ReturnType<typeof createStore>,
  field: Atom<FieldShown>,
  view: ListView,
): ListShowing {
  const shown = atom(
    (get): ListShown => ({
      ...get(field),
      scope: get(view.scope),
      rows: get(view.rows),
      current: get(view.current),
      moved: get(view.moved),
      isOffered: get(view.isOffered),
      hidden: get(view.hidden),
      goesUnseen: get(view.goesUnseen),
      isDone: get(view.isDone),
      lookAlike: get(view.lookAlike),
      pasted: get(view.pasted),
    }),
  );
  const scopes = atom(
    (get): ScopesShown => ({
      scope: get(view.scope),
      counts: get(view.counts),
      chosenCounts: get(field).settings.multiple ? get(view.chosenCounts) : null,
    }),
  );
  return { shown: shownOf(store, shown), scopes: shownOf(store, scopes) };
}
