import { atom } from "jotai/vanilla";
import type { ItemId } from "../../../api/resources.js";
import { fold } from "../../../lib/fold.js";
import type { PickerModel } from "../model.js";
import type { Reached } from "./active-row.js";
import { type Adding, createAdding } from "./adding/adding.js";
import { createListShown, type ListShowing } from "./list-shown.js";
import { createListView, type ListState } from "./list-view.js";
import { changeOfRange, type Span } from "./rows/range.js";
import { indicesInGroup, type Row, type Scope } from "./rows/rows.js";

/** State of the open list of one picker, and what the operator can do in it. */
export interface ListModel extends Adding, ListShowing {
  search(query: string): void;
  /** Does now what the first search would do before it can begin. */
  prepareSearch(): void;
  /** The input method begins or ends a conversion. */
  compose(composing: boolean): void;
  lookAt(scope: Exclude<Scope, { is: "chosen" }>): void;
  /** Keeps what is chosen now listed, ticked or not, until the operator looks elsewhere. */
  lookAtChosen(): void;
  /** A key or a press leads to another row, and a range begins there. */
  moveTo(ariaPosInSet: number): void;
  /** The rows are wanted again after all. */
  lookAgain(): void;
  /** The same as `moveTo` with Shift: what the range gains is ticked, what it loses is unticked. */
  extendTo(ariaPosInSet: number): void;
  pressRow(row: Row): void;
  /**
   * Enter in the search box, at a time in ms, presses the active row. A search without a find is led to the offer to make
   * it first; there the next Enter makes it, after a pause: who presses twice, out of habit or to accept a conversion,
   * makes nothing.
   */
  pressEnter(at: number): void;
  /** All editable items that are visible (rules: select-all-editable). */
  chooseVisible(): void;
  /** Shows what the query finds in one folder. */
  pressGroup(id: ItemId | null): void;
}

/** Made at each opening: what was looked at before is over. With one item chosen the list opens at that item. */
export function createListModel(picker: PickerModel): ListModel {
  const { store, state } = picker;
  const list = atom<ListState>(fromTheTop);
  const put = (part: Partial<ListState>) => store.set(list, { ...store.get(list), ...part });
  const view = createListView(state.field, list);
  const rows = () => store.get(view.rows);
  const isMultiple = () => state.now().settings.multiple;

  /** Row at a position now. */
  function reach(ariaPosInSet: number): Reached {
    const { catalogue, query } = state.now();
    const shown = rows();
    const row = shown && ariaPosInSet < shown.ariaSetSize ? shown.rowAt(shown.rowOf(ariaPosInSet)) : null;
    const id = catalogue && row?.is === "item" ? catalogue.itemAt(row.index).id : null;
    return { ariaPosInSet, id, catalogue, query, isOffer: row?.is === "create" };
  }
  function goToIndex(index: number): void {
    const ariaPosInSet = index < 0 ? -1 : (rows()?.indices().indexOf(index) ?? -1);
    if (ariaPosInSet >= 0) put({ reached: reach(ariaPosInSet) });
  }
  function moveTo(ariaPosInSet: number): void {
    const here = reach(ariaPosInSet);
    put({ anchor: here, reached: here });
  }
  function search(query: string): void {
    if (query === state.now().query) return;
    picker.search(query);
    put({ reached: null, anchor: null });
  }
  const lookAt = (scope: Scope) => put({ scope, reached: null, anchor: null, emptied: false });

  const adding = createAdding(picker, view, {
    search,
    goToIndex,
    doubt: (doubtedName) => put({ doubtedName }),
  });

  /** Chooses an item, takes it off again where several can be chosen, or says why not. */
  function pressItem(index: number): void {
    const guard = picker.guardOf(index);
    if (guard) picker.refuse(guard);
    else if (isMultiple() && picker.isChosen(index)) picker.takeOff(index);
    else {
      picker.choose(index);
      if (!isMultiple()) picker.close();
    }
  }

  function pressRow(row: Row): void {
    if (row.is === "item") pressItem(row.index);
    if (row.is === "missing") picker.takeOffMissing([row.id]);
    if (row.is === "create") adding.addNew(state.now().query);
  }
  /** The search is its whole name, so it is meant and none that goes on. */
  function isNamed(row: Row): boolean {
    const { catalogue, query } = state.now();
    return row.is === "item" && query !== "" && fold(catalogue?.nameAt(row.index) ?? "") === fold(query);
  }
  /** When Enter was last about the offer to make something new. */
  let offerEnteredAt = Number.NEGATIVE_INFINITY;

  const { catalogue, selection, query } = state.now();
  const [chosen] = selection.ids;
  if (catalogue && chosen !== undefined && selection.ids.length === 1 && query === "")
    goToIndex(catalogue.placeOf(chosen));

  return {
    ...adding,
    ...createListShown(store, state.field, view),

    search,
    prepareSearch: () => store.get(view.finder)?.prepare(),
    compose: picker.compose,
    lookAt,
    lookAtChosen: () => lookAt({ is: "chosen", snapshot: state.now().selection }),

    moveTo,
    lookAgain: () => put({ emptied: false }),
    extendTo(ariaPosInSet: number): void {
      if (!isMultiple()) {
        moveTo(ariaPosInSet);
        return;
      }
      const left = store.get(view.current) ?? ariaPosInSet;
      const start = store.get(view.anchor) ?? left;
      put({ anchor: reach(start), reached: reach(ariaPosInSet) });
      const { gained, lost } = changeOfRange(start, left, ariaPosInSet);
      const between = ([from, to]: Span) => rows()?.indicesBetween(from, to) ?? [];
      picker.swap(lost.flatMap(between), between(gained));
    },
    pressRow,
    pressEnter(at: number): void {
      const [all, ariaPosInSet] = [rows(), store.get(view.current)];
      const last = all ? all.ariaSetSize - 1 : -1;
      const row = all && last >= 0 ? all.rowAt(all.rowOf(ariaPosInSet ?? last)) : null;
      if (row?.is === "create") {
        const isTooSoon = at - offerEnteredAt < pauseBeforeAdding;
        offerEnteredAt = at;
        if (!store.get(view.isOffered)) moveTo(row.ariaPosInSet);
        else if (!isTooSoon) pressRow(row);
      } else if (row && ariaPosInSet !== null) {
        const isOnlyHit = ariaPosInSet === store.get(view.onlyHit) || isNamed(row);
        pressRow(row);
        if (isOnlyHit && state.now().open && !state.now().refusal) {
          search("");
          put({ emptied: true });
        }
      }
    },
    chooseVisible: () => picker.chooseAlso(rows()?.indices() ?? []),
    pressGroup(id: ItemId | null): void {
      const [found, { catalogue }] = [store.get(view.found), state.now()];
      if (found && catalogue) picker.toggleAll(indicesInGroup(id, found, catalogue));
    },
  };
}

/** In milliseconds. */
const pauseBeforeAdding = 500;

const fromTheTop: ListState = {
  scope: { is: "all" },
  reached: null,
  anchor: null,
  doubtedName: null,
  emptied: false,
};
