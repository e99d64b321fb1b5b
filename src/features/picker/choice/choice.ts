import { type Atom, atom, type createStore } from "jotai/vanilla";
import type { ItemId, ResourceItem } from "../../../api/resources.js";
import { type PlainData, samePlainData } from "../../../lib/plain-data.js";
import { type Catalogue, createCatalogue, nameOf } from "../list/catalogue.js";
import type { Resource, ResourceState } from "../list/resource.js";
import type { PickerSettings } from "../settings.js";
import { protectionOf, protects } from "./protection.js";
import * as selecting from "./selection.js";
import { readValue, writeValue } from "./value.js";

/** Why something was refused, for the alert. */
export type Refusal = { is: "protected"; name: string } | { is: "emptyName" | "noType" | "required" };

/** What a choice tells its owner. */
export interface ChoiceEvents {
  /** The operator changed what is chosen. */
  edited(): void;
  refused(refusal: Refusal): void;
  /** With the first edit ids left that the list does not have. */
  dropped(ids: readonly ItemId[]): void;
}

/** What is chosen from a list that may not be there yet, and the rules by which that changes. */
export type Choice = ReturnType<typeof createChoice>;

/** The choice of one picker. Its atoms live in `store`. */
export function createChoice(options: {
  store: ReturnType<typeof createStore>;
  settings: Atom<PickerSettings>;
  resource: Resource;
  events: ChoiceEvents;
}) {
  const { store, settings, events } = options;
  const resource = atom(options.resource);
  const listed = atom<ResourceState>(options.resource.state());
  /** As the page set it, until the operator's first edit: loading never changes a value by itself. */
  const loaded = atom<PlainData>(null);
  const touched = atom(false);
  const held = atom<selecting.Selection>(selecting.select([], null));
  const refusal = atom<Refusal | null>(null);

  const catalogue = atom((get) => catalogueOf(get(listed), get(settings).extraItems));
  const selection = atom((get) => {
    const [selected, list] = [get(held), get(catalogue)];
    return selected.catalogue === list ? selected : selecting.select(selected.ids, list);
  });
  /** Ids that are gone: only a whole list can tell, not a failure nor a 403 that counts as empty. */
  const gone = atom((get) => (isWhole(get(listed)) ? get(selection).missing : noIds));
  /** Ids that are shown as deleted; elsewhere they are not shown, and leave with the first edit. */
  const missing = atom((get) => (get(settings).showDeleted ? get(gone) : noIds));
  /** How many the operator sees as chosen. */
  const count = atom((get) => get(selection).ids.length - get(gone).length + get(missing).length);
  const original = atom((get): PlainData => {
    const data = get(loaded);
    return get(settings).multiple && !Array.isArray(data) ? [...(readValue(data) ?? [])] : data;
  });
  const value = atom(
    (get): PlainData =>
      get(touched) ? writeValue(get(selection).ids, get(settings).multiple) : get(original),
  );
  const dirty = atom((get) => get(touched) && !samePlainData(get(value), get(original)));

  /** Without a change nothing is told. The first edit leaves out what the list does not have (§5 "Picker"). */
  function edit(next: selecting.Selection): boolean {
    store.set(refusal, null);
    if (next === store.get(selection)) return false;
    // What is gone and was never shown leaves.
    const leaving = isWhole(store.get(listed)) && !store.get(settings).showDeleted ? next.missing : noIds;
    store.set(held, selecting.leaveOutMissing(next, leaving));
    store.set(touched, true);
    if (leaving.length > 0) events.dropped(leaving);
    events.edited();
    return true;
  }

  function refuse(why: Refusal): void {
    store.set(refusal, why);
    events.refused(why);
  }

  /** Chooses one item, in place of the one before where only one can be. */
  function choose(place: number): void {
    const now = store.get(selection);
    if (store.get(settings).multiple) edit(selecting.chooseAlso(now, [place]));
    else if (now.ids.length !== 1 || !selecting.isChosen(now, place)) edit(selecting.chooseOnly(now, place));
  }

  /** Of these items, those that may be ticked. */
  function editable(places: Places): Places {
    const [list, now] = [store.get(catalogue), store.get(settings)];
    if (!list || !protects(now)) return places;
    const result: number[] = [];
    for (const place of places) if (protectionOf(list.itemAt(place), now) === null) result.push(place);
    return result;
  }

  return {
    atoms: { listed, catalogue, selection, missing, count, value, dirty, refusal },
    edit,
    refuse,

    /** Uses this list from now on, and loads it if nobody has; call what comes back to leave it. */
    follow(next: Resource): () => void {
      store.set(resource, next);
      const look = () => store.set(listed, next.state());
      const leave = next.subscribe(look);
      look();
      return leave;
    },
    resource: () => store.get(resource),

    /** Replaces the value; `false` when it is none. */
    load(data: PlainData): boolean {
      const ids = readValue(data);
      if (ids === null) return false;
      store.set(held, selecting.select(ids, store.get(catalogue)));
      store.set(loaded, data);
      store.set(touched, false);
      return true;
    },
    /** Puts what was kept in place of the value, as the operator's edit. */
    restoreDraft(data: PlainData): boolean {
      const ids = readValue(data);
      return ids !== null && edit(selecting.select(ids, store.get(catalogue)));
    },
    /** Back to what was last set. */
    reset(): void {
      const ids = readValue(store.get(loaded)) ?? [];
      store.set(held, selecting.select(ids, store.get(catalogue)));
      store.set(touched, false);
      store.set(refusal, null);
    },
    /** A function for the items of what is chosen now, deleted ones marked `invalid`: few listeners ask for 100,000. */
    itemsOfNow(): () => ResourceItem[] {
      const [list, { ids }, lost] = [store.get(catalogue), store.get(selection), store.get(gone)];
      return () => {
        const invalid = new Set(lost);
        return ids.map((id) => list?.itemOf(id) ?? (invalid.has(id) ? { id, invalid: true } : { id }));
      };
    },

    choose,
    /** Chooses what was just made. It is in the list, unless that is not there; nobody may have told us of it yet. */
    chooseNew(id: ItemId): void {
      store.set(listed, store.get(resource).state());
      const place = store.get(catalogue)?.placeOf(id) ?? -1;
      if (place >= 0) choose(place);
      else
        edit(selecting.select([...(store.get(settings).multiple ? store.get(selection).ids : []), id], null));
    },
    /** Why a press on an item changes nothing, if it does not. What may not be added may still be taken off. */
    guardOf(place: number): Refusal | null {
      const item = store.get(catalogue)?.itemAt(place);
      const guard = item && protectionOf(item, store.get(settings));
      const stays = guard === "permission" || !selecting.isChosen(store.get(selection), place);
      return item && guard && stays ? { is: "protected", name: nameOf(item) } : null;
    },
    isChosen: (place: number) => selecting.isChosen(store.get(selection), place),
    chooseAlso: (places: Places) => edit(selecting.chooseAlso(store.get(selection), editable(places))),
    /** Takes some off and ticks others, as one edit. */
    swap(off: Places, on: Places): void {
      const less = selecting.leaveOut(store.get(selection), editable(off));
      edit(selecting.chooseAlso(less, editable(on)));
    },
    /** One item by its chip, whether or not it could be chosen again. */
    takeOff: (place: number) => edit(selecting.leaveOut(store.get(selection), [place])),
    takeOffMissing: (ids: readonly ItemId[]) => edit(selecting.leaveOutMissing(store.get(selection), ids)),
    /** Ticks what may be ticked of these; if all of it is ticked, takes it off. */
    toggleAll(places: Places): void {
      const mine = editable(places);
      const now = store.get(selection);
      const all = selecting.countChosen(now, mine) === mine.length;
      edit(all ? selecting.leaveOut(now, mine) : selecting.chooseAlso(now, mine));
    },
    /** Takes everything off that this operator may touch. */
    clear(): void {
      const [now, list] = [store.get(selection), store.get(catalogue)];
      const kept = (place: number) =>
        list !== null && protectionOf(list.itemAt(place), store.get(settings)) === "permission";
      if (now.ids.length > 0) edit(selecting.clear(now, kept));
    },
  };
}

type Places = Uint32Array | readonly number[];

const noIds: readonly ItemId[] = [];

/** Whether what is not in the list is gone. */
function isWhole(state: ResourceState): boolean {
  return state.is === "ready" && state.complete;
}

/** Pickers of one list share its arrangement; injected items make it their own. */
const arranged = new WeakMap<object, Catalogue>();

function catalogueOf(state: ResourceState, extras: readonly ResourceItem[]): Catalogue | null {
  if (!state.source) return null;
  if (extras.length > 0) return createCatalogue(state.source, extras);
  const known = arranged.get(state.source) ?? createCatalogue(state.source, []);
  arranged.set(state.source, known);
  return known;
}
