import { atom, type createStore } from "jotai/vanilla";
import type { ItemId, ResourceItem } from "../../api/resources.js";
import type { PlainData } from "../../lib/plain-data.js";
import type { ActionStatus } from "./adding/adding.js";
import type { Refusal } from "./choice/choice.js";
import { type Selection, select } from "./choice/selection.js";
import { type Catalogue, createCatalogue } from "./list/catalogue.js";
import type { ResourceState } from "./list/resource.js";
import type { PickerSettings } from "./settings.js";

/** What changes about a picker while its list is closed, in one atom: a page has many, and each atom has its price. */
export interface PickerState {
  readonly settings: PickerSettings;
  readonly open: boolean;
  readonly status: ActionStatus;
  /** A name that could not be added. */
  readonly failedName: string | null;
  /** What is said of a pop-up page that the browser refused to open. */
  readonly popupBlocked: string | null;
  readonly listed: ResourceState;
  /** As the page set it, until the operator's first edit: loading never changes a value by itself. */
  readonly loaded: PlainData;
  readonly touched: boolean;
  /** What was last chosen, of the list that was there then. */
  readonly held: Selection;
  readonly refusal: Refusal | null;
  /** How often something was: what is refused again is told again. */
  readonly refusals: number;
}

/** All that the closed field shows: the state, and what follows from it. */
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
export type StateHolder = ReturnType<typeof holdState>;

/** Keeps the state of one picker in `store`. */
export function holdState(store: ReturnType<typeof createStore>, first: PickerState) {
  const state = atom(first);
  let last: FieldShown | null = null;
  const field = atom((get) => {
    last = shownIn(get(state), last);
    return last;
  });
  return {
    /** The same object as long as nothing in it has changed. */
    field,
    now: () => store.get(field),
    /** Several members change as one; nobody hears of what stays the same. */
    put(part: Partial<PickerState>): void {
      const now = store.get(state);
      for (const name of Object.keys(part) as (keyof PickerState)[])
        if (part[name] !== now[name]) {
          store.set(state, { ...now, ...part });
          return;
        }
    },
  };
}

/** Parts that follow from the same as before are the same objects: views and lists ask by identity. */
function shownIn(state: PickerState, last: FieldShown | null): FieldShown {
  const { settings, listed, held } = state;
  const isSameList = last?.listed === listed && last.settings.extraItems === settings.extraItems;
  const catalogue = isSameList ? last.catalogue : catalogueOf(listed, settings.extraItems);
  const isSameChoice = last?.held === held && last.catalogue === catalogue;
  const selection = isSameChoice ? last.selection : selectIn(catalogue, held);
  const gone = isWhole(listed) ? selection.missing : noIds;
  const missing = settings.showDeleted ? gone : noIds;
  const count = selection.ids.length - gone.length + missing.length;
  return { ...state, catalogue, selection, gone, missing, count };
}

function selectIn(catalogue: Catalogue | null, held: Selection): Selection {
  return held.catalogue === catalogue ? held : select(held.ids, catalogue);
}

/** Whether what is not in the list is gone. */
export function isWhole(state: ResourceState): boolean {
  return state.is === "ready" && state.complete;
}

/** No ids, always the same list. */
export const noIds: readonly ItemId[] = [];

/** Pickers of one list share its arrangement; injected items make it their own. */
const arranged = new WeakMap<object, Catalogue>();

function catalogueOf(state: ResourceState, extras: readonly ResourceItem[]): Catalogue | null {
  if (!state.source) return null;
  if (extras.length > 0) return createCatalogue(state.source, extras);
  const known = arranged.get(state.source) ?? createCatalogue(state.source, []);
  arranged.set(state.source, known);
  return known;
}
