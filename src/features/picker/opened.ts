import { type Atom, atom, type createStore, type PrimitiveAtom } from "jotai/vanilla";
import type { NewItem, ResourceItem } from "../../api/resources.js";
import type { Answer } from "../../lib/failure.js";
import { type ActionStatus, type AddingEvents, createAdding } from "./adding/adding.js";
import type { Choice } from "./choice/choice.js";
import { createListView } from "./rows/view.js";
import type { PickerSettings } from "./settings.js";
import { type FieldShown, shownOf } from "./shown.js";

/** What of a picker is there once its list was opened: what is seen of it, adding, pasting. */
export type Opened = ReturnType<typeof createOpened>;

/** Made when first needed: of seventy pickers on a page few are ever opened. */
export function createOpened(options: {
  store: ReturnType<typeof createStore>;
  settings: Atom<PickerSettings>;
  choice: Choice;
  /** What the closed field shows; the open list shows it too. */
  field: Atom<FieldShown>;
  open: PrimitiveAtom<boolean>;
  status: PrimitiveAtom<ActionStatus>;
  failedName: PrimitiveAtom<string | null>;
  add(item: NewItem): Promise<Answer<ResourceItem>>;
  events: AddingEvents;
}) {
  const { store, settings, choice, field } = options;
  const view = createListView({ ...options, ...choice.atoms });
  const adding = createAdding({ ...options, settings: () => store.get(settings), view });
  const { query, rows, current, active, hidden, scope, counts, chosenCounts } = view.atoms;

  const list = atom((get) => ({
    ...get(field),
    query: get(query),
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
    atoms: { ...adding.atoms, ...view.atoms },
    /** All that the open list shows. */
    list: shownOf(store, list),
    /** What only the choice between its parts shows. */
    scopes: shownOf(store, scopes),
  };
}

/** All that the open list shows. */
export type ListShown = ReturnType<Opened["list"]["now"]>;
