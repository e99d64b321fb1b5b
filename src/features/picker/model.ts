import { atom, type createStore } from "jotai/vanilla";
import type { ItemId, NewItem, ResourceItem } from "../../api/resources.js";
import type { Answer } from "../../lib/failure.js";
import { subscribeAll } from "../../lib/subscribe-all.js";
import type { ActionStatus, AddingEvents } from "./adding/adding.js";
import { type ChoiceEvents, createChoice } from "./choice/choice.js";
import { changeOfRange, type Span } from "./choice/range.js";
import type { Resource } from "./list/resource.js";
import { createOpened, type Opened } from "./opened.js";
import type { Row } from "./rows/rows.js";
import { mayAdd, type PickerSettings } from "./settings.js";
import { type FieldShown, shownOf } from "./shown.js";

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
  const open = atom(false);
  const status = atom<ActionStatus>("idle");
  const failedName = atom<string | null>(null);
  const choice = createChoice({ ...options, settings });
  const field = atom(
    (get): FieldShown => ({
      settings: get(settings),
      open: get(open),
      listed: get(choice.atoms.listed),
      catalogue: get(choice.atoms.catalogue),
      selection: get(choice.atoms.selection),
      missing: get(choice.atoms.missing),
      count: get(choice.atoms.count),
      status: get(status),
      failedName: get(failedName),
      refusal: get(choice.atoms.refusal),
      popupBlocked: get(popupBlocked),
    }),
  );
  let made: Opened | undefined;
  const opened = () => {
    made ??= createOpened({ ...options, settings, choice, field, open, status, failedName });
    return made;
  };

  const isMultiple = () => store.get(settings).multiple;
  const rows = () => store.get(opened().view.atoms.rows);

  /** Chooses an item, takes it off again where several can be chosen, or says why not. */
  function pressItem(place: number): void {
    const guard = choice.guardOf(place);
    if (guard) choice.refuse(guard);
    else if (isMultiple() && choice.isChosen(place)) choice.takeOff(place);
    else {
      choice.choose(place);
      if (!isMultiple()) store.set(open, false);
    }
  }

  return {
    store,
    get atoms() {
      return { settings, popupBlocked, open, status, failedName, ...choice.atoms, ...opened().atoms };
    },
    /** All that the closed field shows. */
    field: shownOf(store, field),
    get list() {
      return opened().list;
    },
    get scopes() {
      return opened().scopes;
    },
    get view() {
      return opened().view;
    },

    // ── What the page does by script ─────────────────────────────────────────────────────────────
    value: () => store.get(choice.atoms.value),
    ids: () => store.get(choice.atoms.selection).ids,
    isEmpty: () => store.get(choice.atoms.selection).ids.length === 0,
    isDirty: () => store.get(choice.atoms.dirty),
    /** Whatever is chosen may be saved; that something required is missing is for the element to say. */
    problems: () => noProblems,
    configure(next: PickerSettings): void {
      store.set(settings, next);
      if (next.disabled || next.readonly) store.set(open, false);
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
      const { view } = opened();
      choice.resource().refresh();
      view.open(query);
      const [list, { ids }] = [store.get(choice.atoms.catalogue), store.get(choice.atoms.selection)];
      const [id] = ids;
      if (list && id !== undefined && ids.length === 1 && query === "") view.goToPlace(list.placeOf(id));
    },
    close: () => store.set(open, false),
    /** With Shift several rows at once: what the range gains is ticked, what it loses is unticked. */
    moveTo(position: number, extend: boolean): void {
      const { view } = opened();
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
      if (row.is === "create") opened().adding.addNew(store.get(opened().view.atoms.query));
    },
    /** All editable items that are visible (§5 "Picker"). */
    chooseVisible: () => choice.chooseAlso(rows()?.places() ?? []),
    /** Of one folder what the query finds. */
    pressGroup: (id: ItemId | null) => choice.toggleAll(opened().view.foundInGroup(id)),
    takeOff: choice.takeOff,
    takeOffMissing: choice.takeOffMissing,
    clear: choice.clear,
    retryLoading: () => choice.resource().retry(),

    // ── Adding, pasting, testing ─────────────────────────────────────────────────────────────────
    mayAdd: () => mayAdd(store.get(settings)),
    addNew: (text: string) => opened().adding.addNew(text),
    addAnyway: () => opened().adding.addAnyway(),
    chooseLookAlike: () => opened().adding.chooseLookAlike(),
    forgetLookAlike: () => opened().adding.forgetLookAlike(),
    forgetFailedName: () => store.set(failedName, null),
    paste: (names: readonly string[]) => opened().adding.paste(names),
    takePasted: (places: readonly number[], names: readonly string[]) =>
      opened().adding.takePasted(places, names),
    forgetPasted: () => opened().adding.forgetPasted(),
    /** Only from idle; `false` when something else is under way. */
    startTest(): boolean {
      if (store.get(status) !== "idle") return false;
      store.set(status, "testing");
      return true;
    },
    endTest(): void {
      if (store.get(status) === "testing") store.set(status, "idle");
    },
    /** Whether the browser refused to open a pop-up page. */
    tellBlocked: (blocked: boolean) => store.set(popupBlocked, blocked),
  };
}

const noProblems: readonly never[] = [];
