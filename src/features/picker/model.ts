import type { createStore } from "jotai/vanilla";
import type { ItemId, NewItem, ResourceItem } from "../../api/resources.js";
import type { Answer } from "../../lib/failure.js";
import { type Choice, type ChoiceEvents, createChoice } from "./choice/choice.js";
import { type ChoiceSteps, createLastChip } from "./choice/last-chip.js";
import { select } from "./choice/selection.js";
import type { Resource } from "./list/resource.js";
import { mayAdd, type PickerSettings } from "./settings.js";
import { type Shown, shownOf } from "./shown.js";
import { type FieldShown, holdState, type StateHolder } from "./state.js";

/** Events of the picker for its owner. */
export interface PickerEvents extends ChoiceEvents {
  added(item: ResourceItem): void;
  addFailed(name: string): void;
}

/** The state of one picker, and what can be done to it; `createListModel` has what only its open list can do. */
export interface PickerModel extends Omit<Choice, keyof ChoiceSteps>, ChoiceSteps {
  /** For the model of the open list, as are the three after it. */
  readonly store: ReturnType<typeof createStore>;
  readonly state: StateHolder;
  /** Makes a new item on the server. */
  add(item: NewItem): Promise<Answer<ResourceItem>>;
  readonly events: PickerEvents;
  /** All that the field shows. */
  readonly field: Shown<FieldShown>;
  ids(): readonly ItemId[];
  isEmpty(): boolean;
  /** Nothing is chosen, and nothing was. */
  isBlank(): boolean;
  /** Never any: whatever is chosen may be saved; that something required is missing is the element's to say. */
  problems(): readonly never[];
  configure(next: PickerSettings): void;
  /** Calls `listener` when the value may be another, or the page asks for something else. */
  subscribe(listener: () => void): () => void;
  open(query?: string): void;
  close(): void;
  search(query: string): void;
  /** The input method begins or ends a conversion. */
  compose(composing: boolean): void;
  /** Letters that were typed outside of the search box. */
  type(letters: string): void;
  retryLoading(): void;
  forgetFailedName(): void;
  forgetAdded(): void;
  mayAdd(): boolean;
  /** Only from idle; `false` when something else is under way. */
  startTest(): boolean;
  endTest(): void;
  /** Notes that the browser refused to open a pop-up page, or opened it. */
  notePopup(blocked: boolean): void;
}

/** Makes the model of one picker. Its atom lives in `store`. */
export function createPickerModel(options: {
  store: ReturnType<typeof createStore>;
  settings: PickerSettings;
  resource: Resource;
  /** Makes a new item on the server. */
  add(item: NewItem): Promise<Answer<ResourceItem>>;
  events: PickerEvents;
}): PickerModel {
  const { store, settings, resource, add, events } = options;
  const state = holdState(store, {
    settings,
    open: false,
    query: "",
    composing: false,
    status: "idle",
    failedName: null,
    added: null,
    pastedNames: null,
    pastedColumns: 1,
    making: null,
    popupBlocked: false,
    listed: resource.state(),
    arranged: resource.catalogue(),
    loaded: null,
    loads: 0,
    touched: false,
    held: select([], null),
    lastChip: null,
    refusal: null,
    refusals: 0,
  });
  const choice = createChoice({ state, resource, events });
  const lastChip = createLastChip(state, choice);
  const close = () => state.put({ open: false, composing: false, pastedNames: null, lastChip: null });

  return {
    ...choice,
    ...lastChip,
    store,
    state,
    add,
    events,

    field: shownOf(store, state.field),

    // ── What the page does by script ─────────────────────────────────────────────────────────────
    ids: () => state.now().selection.ids,
    isEmpty: () => state.now().selection.ids.length === 0,
    isBlank: () => state.now().selection.ids.length === 0 && !choice.isDirty(),
    problems: () => noProblems,
    configure(next: PickerSettings): void {
      state.put({ settings: next });
      if (next.disabled || next.readonly) close();
    },
    subscribe(listener: () => void): () => void {
      let { selection, settings } = state.now();
      return store.sub(state.field, () => {
        const now = state.now();
        if (now.selection !== selection || now.settings !== settings) listener();
        ({ selection, settings } = now);
      });
    },

    // ── What the operator does ───────────────────────────────────────────────────────────────────
    open(query = ""): void {
      const { refusal } = state.now();
      choice.resource().refresh();
      // The last refusal is over; a missing item is still missing.
      state.put({
        open: true,
        query,
        lastChip: null,
        refusal: refusal?.is === "required" ? refusal : null,
      });
    },
    close,
    search: (query: string) => state.put({ query }),
    compose: (composing: boolean) => state.put({ composing }),
    type: (letters: string) => state.put({ query: state.now().query + letters }),
    retryLoading: () => choice.resource().retry(),
    forgetFailedName: () => state.put({ failedName: null }),
    forgetAdded: () => state.put({ added: null }),

    // ── Adding and testing ───────────────────────────────────────────────────────────────────────
    mayAdd: () => mayAdd(state.now().settings),
    startTest(): boolean {
      if (state.now().status !== "idle") return false;
      state.put({ status: "testing" });
      return true;
    },
    endTest(): void {
      if (state.now().status === "testing") state.put({ status: "idle" });
    },
    notePopup: (blocked: boolean) => state.put({ popupBlocked: blocked }),
  };
}

const noProblems: readonly never[] = [];
