import { atom, type createStore, type PrimitiveAtom } from "jotai/vanilla";
import type { ItemId } from "../../api/resources.js";
import type { PlainData } from "../../lib/plain-data.js";
import type { Refusal } from "./choice/refusal.js";
import { type Selection, select } from "./choice/selection.js";
import { type Catalogue, createCatalogue } from "./list/catalogue.js";
import type { ResourceState } from "./list/resource.js";
import type { PickerSettings } from "./settings.js";

/** Action of the picker that is under way (rules: picker-one-thing-at-a-time). */
export type ActionStatus = "idle" | "appending" | "testing";

/**
 * The last change of a choice of several: chosen or taken off, put back, or marked by Backspace, so that the next one takes
 * it off.
 */
export interface LastChip {
  readonly is: "marked" | "takenOff" | "chosenNow" | "several" | "putBack";
  /** `null` for several. */
  readonly id: ItemId | null;
}

/** Items made on the server, until that was announced long enough. */
export interface Added {
  /** Another for each addition. */
  readonly key: number;
  /** The name that the server gave it; of several the first. */
  readonly name: string;
  readonly count: number;
  /** The name of its folder: empty for what has none, `null` in a list without folders. */
  readonly folder: string | null;
}

/** State of a picker that changes, in one atom: a page has many, and each atom has its price. */
export interface PickerState {
  readonly settings: PickerSettings;
  readonly open: boolean;
  /** Search text. Letters typed on the closed field are its beginning, so it is there before the open list. */
  readonly query: string;
  /** The input method is converting: what is found follows; what Enter would choose, and the offer to make it, wait. */
  readonly composing: boolean;
  readonly status: ActionStatus;
  /** A name that could not be added. */
  readonly failedName: string | null;
  readonly added: Added | null;
  /** Names that were pasted and wait for an answer. */
  readonly pastedNames: readonly string[] | null;
  /** How many columns the pasted text had; of several the first one was taken. */
  readonly pastedColumns: number;
  /** How many of them were made on the server, out of how many, while that is under way. */
  readonly making: { readonly done: number; readonly total: number } | null;
  /** True when the browser refused to open a pop-up page. */
  readonly popupBlocked: boolean;
  readonly listed: ResourceState;
  /** The list as it is arranged for all pickers. */
  readonly arranged: Catalogue | null;
  /** As the page set it, until the operator's first edit: loading never changes a value by itself. */
  readonly loaded: PlainData;
  /** How often it has set one: what is under way may be about the value before. */
  readonly loads: number;
  readonly touched: boolean;
  /** Last choice, from the list that was loaded then. */
  readonly held: Selection;
  readonly lastChip: LastChip | null;
  readonly refusal: Refusal | null;
  /** How often something was: what is refused again is announced again. */
  readonly refusals: number;
}

/** All that the field shows: the state, and what follows from it. */
export interface FieldShown extends PickerState {
  readonly catalogue: Catalogue | null;
  readonly selection: Selection;
  /** Ids that are gone: only a whole list can tell, not a failure nor a 403 that counts as empty. */
  readonly gone: readonly ItemId[];
  /** Ids that are shown as deleted; elsewhere they are not shown, and leave with the first edit. */
  readonly missing: readonly ItemId[];
  /** How many the operator sees as chosen. */
  readonly count: number;
}

/** The state of one picker, and the one way to change it. */
export interface StateHolder {
  /** The same object as long as nothing in it has changed. */
  readonly field: PrimitiveAtom<FieldShown>;
  now(): FieldShown;
  /** Several members change as one; nobody hears of what stays the same. */
  put(part: Partial<PickerState>): void;
}

/** Keeps the state of one picker in `store`. */
export function holdState(store: ReturnType<typeof createStore>, first: PickerState): StateHolder {
  const field = atom(shownIn(first, null));
  const now = () => store.get(field);
  return {
    field,
    now,
    put(part: Partial<PickerState>): void {
      const last = now();
      const names = Object.keys(part) as (keyof PickerState)[];
      if (names.some((name) => part[name] !== last[name]))
        store.set(field, shownIn({ ...last, ...part }, last));
    },
  };
}

/** Parts that follow from the same as before are the same objects: views and lists ask by identity. */
function shownIn(state: PickerState, last: FieldShown | null): FieldShown {
  const { settings, listed, arranged, held } = state;
  const isSameList = last?.arranged === arranged && last.settings.extraItems === settings.extraItems;
  const catalogue = isSameList ? last.catalogue : catalogueOf(state);
  const isSameChoice = last?.held === held && last.catalogue === catalogue;
  const selection = isSameChoice ? last.selection : selectIn(catalogue, held);
  const gone = isWhole(listed) ? selection.missing : noIds;
  const missing = settings.showDeleted ? gone : noIds;
  const count = selection.ids.length - gone.length + missing.length;
  return { ...state, catalogue, selection, gone, missing, count };
}

/** The same choice in this list. */
export function selectIn(catalogue: Catalogue | null, held: Selection): Selection {
  return held.catalogue === catalogue ? held : select(held.ids, catalogue);
}

/** True when every item that is not in the list is gone. */
export function isWhole(state: ResourceState): boolean {
  return state.is === "ready" && state.complete;
}

/** No ids, always the same list. */
export const noIds: readonly ItemId[] = [];

/** Pickers of one list share its arrangement; injected items make it their own. */
function catalogueOf({ listed, arranged, settings }: PickerState): Catalogue | null {
  const { extraItems } = settings;
  return listed.source && extraItems.length > 0 ? createCatalogue(listed.source, extraItems) : arranged;
}
