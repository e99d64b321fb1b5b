import { atom, type createStore } from "jotai/vanilla";
import type { NewItem, ResourceItem } from "../../api/resources.js";
import type { Answer } from "../../lib/failure.js";
import type { Choice } from "./choice.js";
import { draftItem, groupForNew, placeOfNearDuplicate } from "./draft.js";
import { matchNames, type PastedNames } from "./pasting.js";
import { mayAdd, type PickerSettings } from "./settings.js";
import type { ListView } from "./view.js";

/** What the picker is doing (actions-and-filters §4 "Picker action status"). */
export type ActionStatus = "idle" | "appending" | "testing";

/** What adding tells its owner. */
export interface AddingEvents {
  added(item: ResourceItem): void;
  addFailed(name: string): void;
}

/** New items, one at a time, and lists of names that were pasted. */
export function createAdding(options: {
  store: ReturnType<typeof createStore>;
  settings(): PickerSettings;
  choice: Choice;
  view: ListView;
  /** Makes a new item on the server. */
  add(item: NewItem): Promise<Answer<ResourceItem>>;
  events: AddingEvents;
}) {
  const { store, settings, choice, view, events } = options;
  const status = atom<ActionStatus>("idle");
  /** An item that is named like the one to be made. */
  const lookAlike = atom<{ name: string; place: number } | null>(null);
  /** A name that could not be added, for another try. */
  const failedName = atom<string | null>(null);
  const pasted = atom<PastedNames | null>(null);

  const catalogue = () => store.get(choice.atoms.catalogue);
  /** A new item can be made only from idle (§4). */
  const ready = () => store.get(status) === "idle" && mayAdd(settings());
  const draft = (name: string) =>
    draftItem(name, groupForNew(store.get(view.atoms.scope), catalogue()), settings());

  /** The new item is chosen; after a failure the search text is cleared and the name kept for another try. */
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
    choice.resource().insert(made);
    events.added(made);
    const place = catalogue()?.placeOf(made.id) ?? -1;
    if (place >= 0) choice.choose(place);
    if (settings().multiple) view.goToPlace(place);
    else view.close();
    return true;
  }

  return {
    atoms: { status, lookAlike, failedName, pasted },

    /** Makes an item named by this text, after a look at items that are named alike. */
    addNew(text: string): void {
      if (!ready()) return;
      const made = draft(text);
      if (!made.ok) {
        choice.refuse({ is: made.problem });
        return;
      }
      const list = catalogue();
      const place = list ? placeOfNearDuplicate(made.item.name, list) : -1;
      if (place >= 0) store.set(lookAlike, { name: made.item.name, place });
      else void add(made.item);
    },
    /** Makes it although there is one named alike. */
    addAnyway(): void {
      const offer = store.get(lookAlike);
      const made = offer && draft(offer.name);
      if (made?.ok && ready()) void add(made.item);
    },
    chooseLookAlike(): void {
      const offer = store.get(lookAlike);
      store.set(lookAlike, null);
      if (!offer) return;
      choice.choose(offer.place);
      if (!settings().multiple) view.close();
    },
    forgetLookAlike: () => store.set(lookAlike, null),
    forgetFailedName: () => store.set(failedName, null),

    /** Looks at a pasted list of names before anything is chosen. */
    paste(names: readonly string[]): void {
      const list = catalogue();
      if (list) store.set(pasted, matchNames(names, list));
    },
    /** Chooses these of what was pasted, and makes new items of the names nobody knows, one after another. */
    async takePasted(places: readonly number[], names: readonly string[]): Promise<void> {
      store.set(pasted, null);
      choice.chooseAlso(places);
      for (const name of names) {
        const made = draft(name);
        if (!ready() || !made.ok || !(await add(made.item))) return;
      }
    },
    forgetPasted: () => store.set(pasted, null),

    /** Only from idle; `false` when something else is under way. */
    startTest(): boolean {
      if (store.get(status) !== "idle") return false;
      store.set(status, "testing");
      return true;
    },
    endTest(): void {
      if (store.get(status) === "testing") store.set(status, "idle");
    },
  };
}
