import type { Atom } from "jotai/vanilla";
import type { ItemId } from "../../api/resources.js";
import type { ActionStatus } from "./adding/adding.js";
import type { Refusal } from "./choice/choice.js";
import type { Selection } from "./choice/selection.js";
import type { Catalogue } from "./list/catalogue.js";
import type { ResourceState } from "./list/resource.js";
import type { PickerSettings } from "./settings.js";

/** Something that a view shows, and a way to hear that it is another. */
export interface Shown<T> {
  /** The same object as long as nothing in it has changed. */
  now(): T;
  /** Call what comes back to leave. */
  subscribe(listener: () => void): () => void;
}

interface Store {
  get<T>(atom: Atom<T>): T;
  sub(atom: Atom<unknown>, listener: () => void): () => void;
}

/** What an atom holds, for views: all that one of them shows is in one atom, since each subscription has its price. */
export function shownOf<T>(store: Store, atom: Atom<T>): Shown<T> {
  return { now: () => store.get(atom), subscribe: (listener) => store.sub(atom, listener) };
}

/** All that the closed field shows. */
export interface FieldShown {
  readonly settings: PickerSettings;
  readonly open: boolean;
  readonly listed: ResourceState;
  readonly catalogue: Catalogue | null;
  readonly selection: Selection;
  /** Ids that are shown as deleted. */
  readonly missing: readonly ItemId[];
  /** How many the operator sees as chosen. */
  readonly count: number;
  readonly status: ActionStatus;
  /** A name that could not be added. */
  readonly failedName: string | null;
  readonly refusal: Refusal | null;
  readonly popupBlocked: boolean;
}
