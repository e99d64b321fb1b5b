import type { createStore } from "jotai/vanilla";
import type { ItemId, NewItem, ResourceItem } from "../../api/resources.js";
import type { Answer } from "../../lib/failure.js";
import type { AddingEvents } from "./adding/adding.js";
import { type ChoiceEvents, createChoice } from "./choice/choice.js";
import { changeOfRange, type Span } from "./choice/range.js";
import { select } from "./choice/selection.js";
import type { Resource } from "./list/resource.js";
import { createOpened, type Opened } from "./opened.js";
import type { Row } from "./rows/rows.js";
import { mayAdd, type PickerSettings } from "./settings.js";
import { shownOf } from "./shown.js";
import { holdState } from "./state.js";

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
  const { store, settings, resource } = options;
  const state = holdState(store, {
    settings,
    open: false,
    status: "idle",
    failedName: null,
    popupBlocked: null,
    listed: resource.state(),
    loaded: null,
    touched: false,
    held: select([], null),
    refusal: null,
    refusals: 0,
  });
  const choice = createChoice({ ...options, state });
  let made: Opened | undefined;
  const opened = () => {
    made ??= createOpened({ ...options, state, choice });
    return made;
  };

  const isMultiple = () => state.now().settings.multiple;
  const rows = () => store.get(opened().view.atoms.rows);
  const close = () => state.put({ open: false });

  /** Chooses an item, takes it off again where several can be chosen, or says why not. */
  function pressItem(place: number): void {
    const guard = choice.guardOf(place);
    if (guard) choice.refuse(guard);
    else if (isMultiple() && choice.isChosen(place)) choice.takeOff(place);
    else {
      choice.choose(place);
      if (!isMultiple()) close();
    }
  }

  return {
    store,
    /** All that the closed field shows. */
    field: shownOf(store, state.field),
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
    value: choice.value,
    ids: () => state.now().selection.ids,
    isEmpty: () => state.now().selection.ids.length === 0,
    isDirty: choice.isDirty,
    /** Whatever is chosen may be saved; that something required is missing is for the element to say. */
    problems: () => noProblems,
    configure(next: PickerSettings): void {
      state.put({ settings: next });
      if (next.disabled || next.readonly) close();
    },
    /** Calls `listener` when the value may be another, or the page asks for something else. */
    subscribe(listener: () => void): () => void {
      let { selection, settings } = state.now();
      return store.sub(state.field, () => {
        const now = state.now();
        if (now.selection !== selection || now.settings !== settings) listener();
        ({ selection, settings } = now);
      });
    },
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
      // What was refused the last time is over; what is missing still is.
      if (state.now().refusal?.is !== "required") state.put({ refusal: null });
      choice.resource().refresh();
      view.open(query);
      const { catalogue, selection } = state.now();
      const [id] = selection.ids;
      if (catalogue && id !== undefined && selection.ids.length === 1 && query === "")
        view.goToPlace(catalogue.placeOf(id));
    },
    close,
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
    mayAdd: () => mayAdd(state.now().settings),
    addNew: (text: string) => opened().adding.addNew(text),
    addAnyway: () => opened().adding.addAnyway(),
    chooseLookAlike: () => opened().adding.chooseLookAlike(),
    forgetLookAlike: () => opened().adding.forgetLookAlike(),
    forgetFailedName: () => state.put({ failedName: null }),
    paste: (names: readonly string[]) => opened().adding.paste(names),
    takePasted: (places: readonly number[], names: readonly string[]) =>
      opened().adding.takePasted(places, names),
    forgetPasted: () => opened().adding.forgetPasted(),
    /** Only from idle; `false` when something else is under way. */
    startTest(): boolean {
      if (state.now().status !== "idle") return false;
      state.put({ status: "testing" });
      return true;
    },
    endTest(): void {
      if (state.now().status === "testing") state.put({ status: "idle" });
    },
    /** What is said of a pop-up page that the browser refused to open; its words come with what opens them. */
    tellBlocked: (said: string | null) => state.put({ popupBlocked: said }),
  };
}

const noProblems: readonly never[] = [];
