import { type Atom, atom, type createStore } from "jotai/vanilla";
import type { NewItem, ResourceItem } from "../../../api/resources.js";
import type { Answer } from "../../../lib/failure.js";
import type { Choice } from "../choice/choice.js";
import type { Catalogue } from "../list/catalogue.js";
import type { ListView } from "../rows/view.js";
import { mayAdd } from "../settings.js";
import type { StateHolder } from "../state.js";

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
  state: StateHolder;
  catalogue: Atom<Catalogue | null>;
  choice: Choice;
  view: ListView;
  /** Makes a new item on the server. */
  add(item: NewItem): Promise<Answer<ResourceItem>>;
  events: AddingEvents;
}) {
  const { store, state, choice, view, events } = options;
  const { finding } = view.atoms;
  /** A name to be looked at once more, and the item that is named like it, as long as there is one. */
  const doubted = atom<string | null>(null);
  const lookAlike = atom((get) => {
    const [name, list] = [get(doubted), get(options.catalogue)];
    const place = name !== null && list ? get(finding)?.placeOfNearDuplicate(name, list) : undefined;
    return name !== null && place !== undefined && place >= 0 ? { name, place } : null;
  });
  const pastedNames = atom<readonly string[] | null>(null);
  /** Looked up in the list as it stands: one that is loaded again has its items in other places. */
  const pasted = atom((get) => {
    const [names, list] = [get(pastedNames), get(options.catalogue)];
    return (names && list && get(finding)?.matchNames(names, list)) ?? null;
  });

  const catalogue = () => state.now().catalogue;
  const settings = () => state.now().settings;
  /** A new item can be made only from idle (§4), and by what came with the open list. */
  const ready = () => state.now().status === "idle" && mayAdd(settings()) && store.get(finding) !== null;
  const draft = (name: string) =>
    store.get(finding)?.draftItem(name, store.get(view.atoms.scope), catalogue(), settings());

  /**
   * The new item is chosen; after a failure the search text is cleared and the name kept for another try. Where the page
   * has asked for another kind meanwhile, the item belongs to the list it was made for, and nothing here changes. What
   * the operator has typed meanwhile is another search, which stays.
   */
  async function add(item: NewItem): Promise<"made" | "failed" | "elsewhere"> {
    const resource = choice.resource();
    const isHere = () => choice.resource() === resource;
    const text = store.get(view.atoms.query);
    store.set(doubted, null);
    state.put({ status: "appending", failedName: null });
    const answer = await options.add(item);
    state.put({ status: "idle" });
    const made = answer.ok ? { name: item.name, group_id: item.groupId, ...answer.data } : null;
    if (made) resource.insert(made);
    const searchesOn = store.get(view.atoms.query) !== text;
    if (isHere() && !searchesOn) view.search("");
    if (isHere() && !made) state.put({ failedName: item.name });
    if (made) events.added(made);
    else events.addFailed(item.name);
    // Asked again: the page has just been told, and may have changed its mind.
    if (!isHere()) return "elsewhere";
    if (!made) return "failed";
    choice.chooseNew(made.id);
    if (!settings().multiple) view.close();
    else if (!searchesOn) view.goToPlace(catalogue()?.placeOf(made.id) ?? -1);
    return "made";
  }

  return {
    atoms: { lookAlike, pasted },

    /** Makes an item named by this text, after a look at items that are named alike. */
    addNew(text: string): void {
      if (!ready()) return;
      const made = draft(text);
      if (!made) return;
      if (!made.ok) {
        choice.refuse({ is: made.problem });
        return;
      }
      const list = catalogue();
      const place = (list && store.get(finding)?.placeOfNearDuplicate(made.item.name, list)) ?? -1;
      if (place >= 0) store.set(doubted, made.item.name);
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
      store.set(doubted, null);
      if (!offer) return;
      const guard = choice.guardOf(offer.place);
      if (guard) {
        choice.refuse(guard);
        return;
      }
      choice.choose(offer.place);
      if (!settings().multiple) view.close();
    },
    forgetLookAlike: () => store.set(doubted, null),

    /** Looks at a pasted list of names before anything is chosen, as soon as the list of items is there. */
    paste: (names: readonly string[]) => store.set(pastedNames, names),
    /**
     * Chooses these of what was pasted, and makes new items of the names nobody knows, one after another. After a failure
     * what is left of them is shown again.
     */
    async takePasted(places: readonly number[], names: readonly string[]): Promise<void> {
      store.set(pastedNames, null);
      choice.chooseAlso(places);
      const left = places.find((place) => !choice.isChosen(place));
      const guard = left === undefined ? null : choice.guardOf(left);
      if (guard) choice.refuse(guard);
      for (const [at, made] of names.map(draft).entries()) {
        if (made?.ok === false) choice.refuse({ is: made.problem });
        if (!made?.ok || !ready()) return;
        const end = await add(made.item);
        if (end === "failed") store.set(pastedNames, names.slice(at));
        if (end !== "made") return;
      }
    },
    forgetPasted: () => store.set(pastedNames, null),
  };
}
