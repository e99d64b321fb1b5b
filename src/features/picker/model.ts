import { type Atom, atom, type createStore } from "jotai/vanilla";
import type { ItemId, NewItem, ResourceItem } from "../../api/resources.js";
import type { Answer } from "../../lib/failure.js";
import { type AddingEvents, createAdding } from "./adding.js";
import { type ChoiceEvents, createChoice } from "./choice.js";
import { changeOfRange, type Span } from "./range.js";
import type { Resource } from "./resource.js";
import type { Row } from "./rows.js";
import { mayAdd, type PickerSettings } from "./settings.js";
import { createListView } from "./view.js";

type Store = ReturnType<typeof createStore>;

/** What the picker tells its owner. */
export type PickerEvents = ChoiceEvents & AddingEvents;

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
  const { store } = options;
  const settings = atom(options.settings);
  const popupBlocked = atom(false);
  const choice = createChoice({ ...options, settings });
  const view = createListView({ store, ...choice.atoms, settings });
  const adding = createAdding({ ...options, settings: () => store.get(settings), choice, view });

  const isMultiple = () => store.get(settings).multiple;
  const rows = () => store.get(view.atoms.rows);

  /** Chooses an item, takes it off again where several can be chosen, or says why not. */
  function pressItem(place: number): void {
    const guard = choice.guardOf(place);
    if (guard) choice.refuse(guard);
    else if (isMultiple() && choice.isChosen(place)) choice.takeOff(place);
    else {
      choice.choose(place);
      if (!isMultiple()) view.close();
    }
  }

  return {
    atoms: { settings, popupBlocked, ...choice.atoms, ...adding.atoms, ...view.atoms },
    view,

    // ── What the page does by script ─────────────────────────────────────────────────────────────
    value: () => store.get(choice.atoms.value),
    ids: () => store.get(choice.atoms.selection).ids,
    isEmpty: () => store.get(choice.atoms.selection).ids.length === 0,
    isDirty: () => store.get(choice.atoms.dirty),
    /** Whatever is chosen may be saved; that something required is missing is for the element to say. */
    problems: () => noProblems,
    configure(next: PickerSettings): void {
      store.set(settings, next);
      if (next.disabled || next.readonly) view.close();
    },
    subscribe: (listener: () => void) =>
      subscribeAll(store, [choice.atoms.value, choice.atoms.dirty, settings], listener),
    follow: choice.follow,
    load: choice.load,
    reset: choice.reset,
    restoreDraft: choice.restoreDraft,
    itemsOfNow: choice.itemsOfNow,
    refuse: choice.refuse,

    // ── What the operator does ───────────────────────────────────────────────────────────────────
    /** Opens the list; with one item chosen, at that item. */
    open(query = ""): void {
      choice.resource().refresh();
      view.open();
      view.search(query);
      const [list, { ids }] = [store.get(choice.atoms.catalogue), store.get(choice.atoms.selection)];
      const [id] = ids;
      if (list && id !== undefined && ids.length === 1 && query === "") view.goToPlace(list.placeOf(id));
    },
    /** With Shift several rows at once: what the range gains is ticked, what it loses is unticked. */
    moveTo(position: number, extend: boolean): void {
      if (!extend || !isMultiple()) {
        view.moveTo(position);
        return;
      }
      const { start, left } = view.extendTo(position);
      const { gained, lost } = changeOfRange(start, left, position);
      const between = ([from, to]: Span) => rows()?.placesBetween(from, to) ?? [];
      choice.swap(lost.flatMap(between), between(gained));
    },
    pressRow(row: Row): void {
      if (row.is === "item") pressItem(row.place);
      if (row.is === "missing") choice.takeOffMissing([row.id]);
      if (row.is === "create") adding.addNew(store.get(view.atoms.query));
    },
    /** All editable items that are visible (§5 "Picker"). */
    chooseVisible: () => choice.chooseAlso(rows()?.places() ?? []),
    /** Of one folder what the query finds. */
    pressGroup: (id: ItemId | null) => choice.toggleAll(view.foundInGroup(id)),
    takeOff: choice.takeOff,
    takeOffMissing: choice.takeOffMissing,
    clear: choice.clear,
    retryLoading: () => choice.resource().retry(),

    // ── Adding, pasting, testing ─────────────────────────────────────────────────────────────────
    mayAdd: () => mayAdd(store.get(settings)),
    addNew: adding.addNew,
    addAnyway: adding.addAnyway,
    chooseLookAlike: adding.chooseLookAlike,
    forgetLookAlike: adding.forgetLookAlike,
    forgetFailedName: adding.forgetFailedName,
    paste: adding.paste,
    takePasted: adding.takePasted,
    forgetPasted: adding.forgetPasted,
    startTest: adding.startTest,
    endTest: adding.endTest,
  };
}

const noProblems: readonly never[] = [];

function subscribeAll(store: Store, atoms: readonly Atom<unknown>[], listener: () => void): () => void {
  const endings = atoms.map((each) => store.sub(each, listener));
  return () => {
    for (const end of endings) end();
  };
}
