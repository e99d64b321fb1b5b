import type { ItemId } from "../../../api/resources.js";
import { nameOf } from "../list/catalogue.js";
import type { Resource } from "../list/resource.js";
import { isWhole, noIds, type StateHolder, selectIn } from "../state.js";
import { type ChosenValue, createChosenValue } from "./chosen-value.js";
import { isLocked, protectionOf, protects } from "./protection.js";
import type { Refusal } from "./refusal.js";
import * as selecting from "./selection.js";

/** Events of a choice for its owner. */
export interface ChoiceEvents {
  /** The operator changed what is chosen. */
  edited(): void;
  refused(refusal: Refusal): void;
  /** With the first edit ids left that the list does not have. */
  dropped(ids: readonly ItemId[]): void;
}

/** Indices of items in the list. */
export type Indices = Uint32Array | readonly number[];

/** Choice from a list that may not be loaded yet, and the rules by which it changes. */
export interface Choice extends ChosenValue {
  refuse(why: Refusal): void;
  /** Uses this list from now on, and loads it if nobody has; call what comes back to leave it. */
  follow(next: Resource): () => void;
  resource(): Resource;
  choose(index: number): void;
  /** Chooses what was just made. It is in the list, unless that is not there; nobody may have told us of it yet. */
  chooseNew(id: ItemId): void;
  /** Why a press on an item changes nothing, if it does not. What may not be added may still be taken off. */
  guardOf(index: number): Refusal | null;
  isChosen(index: number): boolean;
  chooseAlso(indices: Indices): boolean;
  /** Takes some off and ticks others, as one edit. */
  swap(off: Indices, on: Indices): void;
  /** One item by its chip, whether or not it could be chosen again. */
  takeOff(index: number): boolean;
  /** The same by its id, whether the list has it or not. */
  takeOffId(id: ItemId): void;
  /** Exactly what was chosen once, as the operator's edit. */
  put(once: selecting.Selection): boolean;
  takeOffMissing(ids: readonly ItemId[]): boolean;
  /** Ticks what may be ticked of these; if all of it is ticked, takes it off. */
  toggleAll(indices: Indices): void;
  /** Takes everything off that this operator may touch. */
  clear(): void;
}

/** The choice of one picker, kept in its state. */
export function createChoice(options: {
  state: StateHolder;
  resource: Resource;
  events: ChoiceEvents;
}): Choice {
  const { state, events } = options;
  let { resource } = options;
  const refresh = () => state.put({ listed: resource.state(), arranged: resource.catalogue() });

  /** Without a change nothing is told. The first edit leaves out what the list does not have (rules: picker-deleted-items). */
  function edit(next: selecting.Selection): boolean {
    const { listed, settings, selection } = state.now();
    if (next === selection) {
      state.put({ refusal: null });
      return false;
    }
    // A chosen item that is gone and was never shown leaves the choice.
    const hides = isWhole(listed) && !settings.showDeleted;
    const leaving = hides ? [...new Set([...selection.missing, ...next.missing])] : noIds;
    const held = selecting.leaveOutMissing(next, leaving);
    state.put({ refusal: null, lastChip: null, held, touched: true });
    if (leaving.length > 0) events.dropped(leaving);
    events.edited();
    return true;
  }

  function refuse(why: Refusal): void {
    state.put({ refusal: why, refusals: state.now().refusals + 1 });
    events.refused(why);
  }

  /** Chooses one item, in place of the one before where only one can be. */
  function choose(index: number): void {
    const { selection, settings } = state.now();
    if (settings.multiple) edit(selecting.chooseAlso(selection, [index]));
    else if (selection.ids.length !== 1 || !selecting.isChosen(selection, index))
      edit(selecting.chooseOnly(selection, index));
  }

  /** Those of these items that may be ticked. */
  function editable(indices: Indices): Indices {
    const { catalogue, settings } = state.now();
    if (!catalogue || !(catalogue.source.inexact || protects(settings))) return indices;
    return [...indices].filter((index) => protectionOf(catalogue.itemAt(index), settings) === null);
  }

  const selection = () => state.now().selection;

  return {
    refuse,
    ...createChosenValue(state, edit),

    follow(next: Resource): () => void {
      resource = next;
      const leave = next.subscribe(() => {
        if (resource === next) refresh();
      });
      refresh();
      return leave;
    },
    resource: () => resource,

    choose,
    chooseNew(id: ItemId): void {
      refresh();
      const { catalogue, settings } = state.now();
      const index = catalogue?.placeOf(id) ?? -1;
      if (index >= 0) choose(index);
      else edit(selecting.select([...(settings.multiple ? selection().ids : []), id], null));
    },
    guardOf(index: number): Refusal | null {
      const { catalogue, settings } = state.now();
      const item = catalogue?.itemAt(index);
      const guard = item && protectionOf(item, settings);
      const stays = guard === "permission" || !selecting.isChosen(selection(), index);
      return item && guard && stays ? { is: "protected", name: nameOf(item) } : null;
    },
    isChosen: (index: number) => selecting.isChosen(selection(), index),
    chooseAlso: (indices: Indices) => edit(selecting.chooseAlso(selection(), editable(indices))),
    swap(off: Indices, on: Indices): void {
      const less = selecting.leaveOut(selection(), editable(off));
      edit(selecting.chooseAlso(less, editable(on)));
    },
    takeOff: (index: number) => edit(selecting.leaveOut(selection(), [index])),
    takeOffId(id: ItemId): void {
      const index = state.now().catalogue?.placeOf(id) ?? -1;
      edit(
        index < 0 ? selecting.leaveOutMissing(selection(), [id]) : selecting.leaveOut(selection(), [index]),
      );
    },
    put: (once: selecting.Selection) => edit(selectIn(state.now().catalogue, once)),
    takeOffMissing(ids: readonly ItemId[]): boolean {
      // What the list has again by now is not deleted.
      const { catalogue } = state.now();
      const missing = ids.filter((id) => !catalogue?.itemOf(id));
      return edit(selecting.leaveOutMissing(selection(), missing));
    },
    toggleAll(indices: Indices): void {
      const mine = editable(indices);
      const now = selection();
      const all = selecting.countChosen(now, mine) === mine.length;
      edit(all ? selecting.leaveOut(now, mine) : selecting.chooseAlso(now, mine));
    },
    clear(): void {
      const { selection: now, catalogue, settings } = state.now();
      const kept = (index: number) => catalogue !== null && isLocked(catalogue.itemAt(index), settings);
      if (now.ids.length > 0) edit(selecting.clear(now, kept));
    },
  };
}
