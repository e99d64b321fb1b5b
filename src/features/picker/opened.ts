import { atom, type createStore } from "jotai/vanilla";
import type { NewItem, ResourceItem } from "../../api/resources.js";
import type { Answer } from "../../lib/failure.js";
import { type AddingEvents, createAdding } from "./adding/adding.js";
import type { Choice } from "./choice/choice.js";
import { createListView } from "./rows/view.js";
import { shownOf } from "./shown.js";
import type { FieldShown, StateHolder } from "./state.js";

/** What of a picker is there once its list was opened: what is seen of it, adding, pasting. */
export type Opened = ReturnType<typeof createOpened>;

/** Made when first needed: of seventy pickers on a page few are ever opened. */
export function createOpened(options: {
  store: ReturnType<typeof createStore>;
  state: StateHolder;
  choice: Choice;
  add(item: NewItem): Promise<Answer<ResourceItem>>;
  events: AddingEvents;
}) {
  const { store, state } = options;
  const { field } = state;
  /** What the list is made of follows one thing each, and not all that the field shows. */
  const member = <K extends keyof FieldShown>(key: K) => atom((get) => get(field)[key]);
  const [catalogue, settings] = [member("catalogue"), member("settings")];
  const selection = member("selection");
  const [missing, count] = [member("missing"), member("count")];
  const view = createListView({ ...options, catalogue, settings, selection, missing, count });
  const adding = createAdding({ ...options, view, catalogue });
  const { query, rows, current, active, hidden, scope, counts, chosenCounts } = view.atoms;

  const list = atom((get) => ({
    ...get(field),
    query: get(query),
    scope: get(scope),
    rows: get(rows),
    /** The position of the active row. */
    current: get(current),
    /** The position that keys have led to; `null` until they have. */
    moved: get(active),
    hidden: get(hidden),
    lookAlike: get(adding.atoms.lookAlike),
    pasted: get(adding.atoms.pasted),
  }));
  const scopes = atom((get) => ({
    scope: get(scope),
    counts: get(counts),
    chosenCounts: get(settings).multiple ? get(chosenCounts) : null,
  }));

  return {
    view,
    adding,
    /** All that the open list shows. */
    list: shownOf(store, list),
    /** What only the choice between its parts shows. */
    scopes: shownOf(store, scopes),
  };
}

/** All that the open list shows. */
export type ListShown = ReturnType<Opened["list"]["now"]>;
