import { type Atom, atom, type createStore } from "jotai/vanilla";
import type { ItemId, NewItem, ResourceItem } from "../../api/resources.js";
import type { Answer } from "../../lib/failure.js";
import { type PlainData, samePlainData } from "../../lib/plain-data.js";
import { draftItem, groupForNew, placeOfNearDuplicate } from "./adding.js";
import { type Catalogue, createCatalogue, nameOf } from "./catalogue.js";
import { matchNames, type PastedNames } from "./pasting.js";
import { protectionOf } from "./protection.js";
import type { Resource, ResourceState } from "./resource.js";
import type { Row } from "./rows.js";
import * as selecting from "./selection.js";
import { mayAdd, type PickerSettings } from "./settings.js";
import { readValue, writeValue } from "./value.js";
import { createListView } from "./view.js";

type Store = ReturnType<typeof createStore>;

/** What the picker is doing (actions-and-filters §4 "Picker action status"). */
export type ActionStatus = "idle" | "appending" | "testing";

/** Why something was refused, for the alert. */
export type Refusal = { is: "protected"; name: string } | { is: "emptyName" | "noType" | "required" };

/** What the picker tells its owner. */
export interface PickerEvents {
  /** The operator changed what is chosen. */
  edited(): void;
  refused(refusal: Refusal): void;
  added(item: ResourceItem): void;
  addFailed(name: string): void;
  /** With the first edit ids left that the list does not have. */
  dropped(ids: readonly ItemId[]): void;
}

/** The state of one picker, and everything that can be done to it. */
export type PickerModel = ReturnType<typeof createPickerModel>;

/** Makes the model of one picker. Its atoms live in `store`. */
export function createPickerModel(options: {
  store: Store;
  settings: PickerSettings;
  resource: Resource;
  /** Makes a new item on the server. */
  add(item: NewItem): Promise<Answer<ResourceItem>>;
  events: PickerEvents;
}) {
  const { store, events } = options;
  const settings = atom(options.settings);
  const resource = atom(options.resource);
  const listed = atom<ResourceState>(options.resource.state());
  /** As the page set it, until the operator's first edit: loading never changes a value by itself. */
  const loaded = atom<PlainData>(null);
  const baseline = atom<PlainData>(null);
  const touched = atom(false);
  const held = atom<selecting.Selection>(selecting.select([], null));
  const status = atom<ActionStatus>("idle");
  const refusal = atom<Refusal | null>(null);
  /** An item that is named like the one to be made. */
  const lookAlike = atom<{ name: string; place: number } | null>(null);
  /** A name that could not be added, for another try. */
  const failedName = atom<string | null>(null);
  const popupBlocked = atom(false);
  const pasted = atom<PastedNames | null>(null);

  const catalogue = atom((get) => catalogueOf(get(listed), get(settings).extraItems));
  const selection = atom((get) => {
    const [selected, list] = [get(held), get(catalogue)];
    return selected.catalogue === list ? selected : selecting.select(selected.ids, list);
  });
  /** Ids that are shown as deleted; elsewhere they are not shown, and leave with the first edit. */
  const shownMissing = atom((get) => {
    const { is } = get(listed);
    return is === "ready" && get(settings).showDeleted ? get(selection).missing : noIds;
  });
  /** How many the operator sees as chosen. */
  const count = atom((get) => {
    const { ids, missing } = get(selection);
    return ids.length - missing.length + get(shownMissing).length;
  });
  const view = createListView({ store, catalogue, selection, missing: shownMissing, settings });

  const value = atom((get): PlainData => {
    const { multiple } = get(settings);
    if (get(touched)) return writeValue(get(selection).ids, multiple);
    const data = get(loaded);
    return data === null && multiple ? [] : data;
  });
  const dirty = atom((get) => get(touched) && !samePlainData(get(value), get(baseline)));

  /** Without a change nothing is told. The first edit leaves out what the list does not have (§5 "Picker"). */
  function edit(next: selecting.Selection): boolean {
    if (next === store.get(selection)) return false;
    const gone = goingMissing(next);
    store.set(held, selecting.leaveOutMissing(next, gone));
    store.set(touched, true);
    if (gone.length > 0) events.dropped(gone);
    events.edited();
    return true;
  }

  function goingMissing(next: selecting.Selection): readonly ItemId[] {
    const state = store.get(listed);
    const known = state.is === "ready" && state.complete;
    return known && !store.get(settings).showDeleted ? next.missing : noIds;
  }

  function refuse(why: Refusal): void {
    store.set(refusal, why);
    events.refused(why);
  }

  /** Items that may be ticked: everything but what is protected. */
  function editable(list: Catalogue, places: Iterable<number>): number[] {
    const now = store.get(settings);
    const result: number[] = [];
    for (const place of places) if (protectionOf(list.itemAt(place), now) === null) result.push(place);
    return result;
  }

  async function add(item: NewItem): Promise<boolean> {
    store.set(status, "appending");
    store.set(lookAlike, null);
    store.set(failedName, null);
    const answer = await options.add(item);
    store.set(status, "idle");
    view.search("");
    if (!answer.ok) {
      store.set(failedName, item.name);
      events.addFailed(item.name);
      return false;
    }
    const made = { name: item.name, group_id: item.groupId, ...answer.data };
    store.get(resource).insert(made);
    events.added(made);
    const place = store.get(catalogue)?.placeOf(made.id) ?? -1;
    if (place >= 0) choose(place);
    view.goToPlace(place);
    return true;
  }

  function choose(place: number): void {
    const now = store.get(selection);
    const { multiple } = store.get(settings);
    edit(multiple ? selecting.chooseAlso(now, [place]) : selecting.chooseOnly(now, place));
    if (!multiple) view.close();
  }

  /** Presses a row: chooses it, takes it off again where several can be chosen, or says why not. */
  function pressItem(place: number): void {
    const list = store.get(catalogue);
    if (!list) return;
    const now = store.get(selection);
    const item = list.itemAt(place);
    const guard = protectionOf(item, store.get(settings));
    const chosen = selecting.isChosen(now, place);
    // What may not be added may still be taken off, unless this operator may not touch it at all.
    if (guard !== null && (!chosen || guard === "permission"))
      return refuse({ is: "protected", name: nameOf(item) });
    store.set(refusal, null);
    if (chosen && store.get(settings).multiple) edit(selecting.leaveOut(now, [place]));
    else choose(place);
  }

  /** Ticks or unticks the items between two positions; protected ones stay as they are. */
  function pressRange(from: number, to: number, on: boolean): void {
    const list = store.get(catalogue);
    if (!list || !store.get(settings).multiple) return;
    const places = editable(list, store.get(view.atoms.rows)?.placesBetween(from, to) ?? []);
    const now = store.get(selection);
    edit(on ? selecting.chooseAlso(now, places) : selecting.leaveOut(now, places));
  }

  /** Makes an item named by the search text, after a look at items that are named alike. Only from idle (§4). */
  function addNew(text: string): void {
    if (store.get(status) !== "idle" || !mayAdd(store.get(settings))) return;
    const list = store.get(catalogue);
    const draft = draftItem(text, groupForNew(store.get(view.atoms.scope), list), store.get(settings));
    if (!draft.ok) return refuse({ is: draft.problem });
    store.set(refusal, null);
    const place = list ? placeOfNearDuplicate(draft.item.name, list) : -1;
    if (place >= 0) store.set(lookAlike, { name: draft.item.name, place });
    else void add(draft.item);
  }

  return {
    atoms: {
      settings,
      listed,
      catalogue,
      selection,
      missing: shownMissing,
      count,
      status,
      refusal,
      lookAlike,
      failedName,
      popupBlocked,
      pasted,
      ...view.atoms,
    },
    view,

    // ── What the page does by script ─────────────────────────────────────────────────────────────
    value: () => store.get(value),
    ids: () => store.get(selection).ids,
    isEmpty: () => store.get(selection).ids.length === 0,
    isDirty: () => store.get(dirty),
    configure: (next: PickerSettings) => store.set(settings, next),
    subscribe(listener: () => void): () => void {
      return subscribeAll(store, [value, dirty, settings], listener);
    },

    /** Uses this list from now on, and loads it if nobody has; call what comes back to leave it. */
    follow(next: Resource): () => void {
      store.set(resource, next);
      const look = () => store.set(listed, next.state());
      const leave = next.subscribe(look);
      look();
      return leave;
    },

    /** Replaces the value; `false` when it is none. */
    load(data: PlainData): boolean {
      const ids = readValue(data);
      if (ids === null) return false;
      store.set(held, selecting.select(ids, store.get(catalogue)));
      store.set(loaded, data);
      store.set(touched, false);
      store.set(baseline, store.get(value));
      return true;
    },
    /** Puts what was kept in place of the value, as the operator's edit. */
    restoreDraft(data: PlainData): boolean {
      const ids = readValue(data);
      return ids !== null && edit(selecting.select(ids, store.get(catalogue)));
    },
    problems: () => noProblems,
    refuse,
    /** Back to what was last set. */
    reset(): void {
      const data = store.get(loaded);
      store.set(held, selecting.select(readValue(data) ?? [], store.get(catalogue)));
      store.set(touched, false);
    },
    /** A function for the items of what is chosen now, deleted ones marked `invalid`: few listeners ask for 100,000. */
    itemsOfNow(): () => ResourceItem[] {
      const [list, { ids }] = [store.get(catalogue), store.get(selection)];
      return () => ids.map((id) => list?.itemOf(id) ?? { id, invalid: true });
    },

    // ── What the operator does ───────────────────────────────────────────────────────────────────
    /** Opens the list; with one item chosen, at that item. */
    open(query = ""): void {
      store.get(resource).refresh();
      view.open();
      view.search(query);
      const [list, { ids }] = [store.get(catalogue), store.get(selection)];
      const [id] = ids;
      if (list && id !== undefined && ids.length === 1 && query === "") view.goToPlace(list.placeOf(id));
    },
    /** With Shift several rows at once: what the range gains is ticked, what it loses is unticked. */
    moveTo(position: number, extend: boolean): void {
      if (!extend || !store.get(settings).multiple) return view.moveTo(position);
      const { start, left } = view.extendTo(position);
      const shrinks = Math.abs(position - start) < Math.abs(left - start);
      if (shrinks) pressRange(left, position < left ? position + 1 : position - 1, false);
      else pressRange(start, position, true);
    },
    pressRow(row: Row): void {
      if (row.is === "item") pressItem(row.place);
      if (row.is === "missing") edit(selecting.leaveOutMissing(store.get(selection), [row.id]));
      if (row.is === "create") addNew(store.get(view.atoms.query));
    },
    /** All editable items that are visible (§5 "Picker"). */
    chooseVisible(): void {
      const list = store.get(catalogue);
      const places = store.get(view.atoms.rows)?.places();
      if (list && places) edit(selecting.chooseAlso(store.get(selection), editable(list, places)));
    },
    /** Ticks what may be ticked of one folder and of the query; if all of it is ticked, takes it off. */
    pressGroup(id: ItemId | null): void {
      const list = store.get(catalogue);
      if (!list) return;
      const places = editable(list, view.foundInGroup(id));
      const now = store.get(selection);
      const all = places.every((place) => selecting.isChosen(now, place));
      edit(all ? selecting.leaveOut(now, places) : selecting.chooseAlso(now, places));
    },
    chooseMany(places: readonly number[]): void {
      const list = store.get(catalogue);
      if (list) edit(selecting.chooseAlso(store.get(selection), editable(list, places)));
    },
    takeOff(place: number): void {
      edit(selecting.leaveOut(store.get(selection), [place]));
    },
    takeOffMissing(ids: readonly ItemId[]): void {
      edit(selecting.leaveOutMissing(store.get(selection), ids));
    },
    /** Takes everything off that this operator may touch. */
    clear(): void {
      const now = store.get(selection);
      const list = store.get(catalogue);
      const kept = (place: number) =>
        list !== null && protectionOf(list.itemAt(place), store.get(settings)) === "permission";
      if (now.ids.length > 0) edit(selecting.clear(now, kept));
    },
    dismissRefusal: () => store.set(refusal, null),

    // ── Adding ───────────────────────────────────────────────────────────────────────────────────
    mayAdd: () => mayAdd(store.get(settings)),
    addNew,
    /** Makes it although there is one named alike. */
    addAnyway(): void {
      const offer = store.get(lookAlike);
      if (!offer || store.get(status) !== "idle") return;
      const groupId = groupForNew(store.get(view.atoms.scope), store.get(catalogue));
      const draft = draftItem(offer.name, groupId, store.get(settings));
      if (draft.ok) void add(draft.item);
    },
    chooseLookAlike(): void {
      const offer = store.get(lookAlike);
      store.set(lookAlike, null);
      if (offer) choose(offer.place);
    },
    forgetLookAlike: () => store.set(lookAlike, null),
    forgetFailedName: () => store.set(failedName, null),

    // ── Testing ──────────────────────────────────────────────────────────────────────────────────
    /** Only from idle; `false` when something else is under way. */
    startTest(): boolean {
      if (store.get(status) !== "idle") return false;
      store.set(status, "testing");
      return true;
    },
    endTest(): void {
      if (store.get(status) === "testing") store.set(status, "idle");
    },

    // ── Pasting ──────────────────────────────────────────────────────────────────────────────────
    /** Looks at a pasted list of names before anything is chosen. */
    paste(names: readonly string[]): void {
      const list = store.get(catalogue);
      if (list) store.set(pasted, matchNames(names, list));
    },
    /** Chooses these of what was pasted, and makes new items of the names nobody knows, one after another. */
    async takePasted(places: readonly number[], names: readonly string[]): Promise<void> {
      const list = store.get(catalogue);
      store.set(pasted, null);
      if (list) edit(selecting.chooseAlso(store.get(selection), editable(list, places)));
      if (store.get(status) !== "idle" || !mayAdd(store.get(settings))) return;
      for (const name of names) {
        const draft = draftItem(name, groupForNew(store.get(view.atoms.scope), list), store.get(settings));
        if (!draft.ok || !(await add(draft.item))) return;
      }
    },
    forgetPasted: () => store.set(pasted, null),

    retryLoading: () => store.get(resource).retry(),
  };
}

const noIds: readonly ItemId[] = [];
/** Whatever is chosen may be saved; that something required is missing is for the element to say. */
const noProblems: readonly never[] = [];

/** Pickers of one list share its arrangement; injected items make it their own. */
const arranged = new WeakMap<object, Catalogue>();

function catalogueOf(state: ResourceState, extras: readonly ResourceItem[]): Catalogue | null {
  if (!state.source) return null;
  if (extras.length > 0) return createCatalogue(state.source, extras);
  const known = arranged.get(state.source) ?? createCatalogue(state.source, []);
  arranged.set(state.source, known);
  return known;
}

function subscribeAll(store: Store, atoms: readonly Atom<unknown>[], listener: () => void): () => void {
  const endings = atoms.map((each) => store.sub(each, listener));
  return () => {
    for (const end of endings) end();
  };
}
