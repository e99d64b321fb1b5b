import type { NewItem, ResourceItem } from "../../../../api/resources.js";
import { nameOf } from "../../list/catalogue.js";
import type { PickerModel } from "../../model.js";
import { mayAdd } from "../../settings.js";
import type { ListView } from "../list-view.js";
import { draftItem, groupForNew } from "./draft.js";

/** Transitions of new items. */
export interface Adding {
  /** Makes an item named by this text, after a look at items that are named alike. */
  addNew(text: string): void;
  /** Makes it although there is one named alike. */
  addAnyway(): void;
  /** Chooses the item that is named alike instead. */
  chooseLookAlike(): void;
  forgetLookAlike(): void;
  /** Looks at a pasted list of names before anything is chosen, as soon as the list of items is there. */
  paste(names: readonly string[], pastedColumns?: number): void;
  /** Chooses these of what was pasted; what nobody knows is done with then. */
  takePasted(indices: readonly number[]): void;
  /** The folder that a new item goes to where nobody says otherwise. */
  usualGroup(): number;
  /**
   * Makes new items of pasted names that nobody knows, one after another, and chooses them. What is made leaves the paste;
   * a failure ends it, and so does who takes the paste back: the rest is not made.
   */
  makePasted(names: readonly string[], groupId: number): Promise<void>;
  forgetPasted(): void;
}

/** New items, one at a time, and lists of names that were pasted. */
export function createAdding(options: {
  picker: PickerModel;
  view: ListView;
  search(query: string): void;
  goToIndex(index: number): void;
  /** Asks about a name that is like one in the list; `null` takes the question back. */
  doubt(name: string | null): void;
}): Adding {
  const { picker, view, search, goToIndex, doubt } = options;
  const { store, state, events } = picker;
  const settings = () => state.now().settings;
  /** A new item can be made only from idle (rules: picker-one-thing-at-a-time). */
  const ready = () => state.now().status === "idle" && mayAdd(settings());
  const usualGroup = () => groupForNew(store.get(view.scope), state.now().catalogue);
  const draft = (name: string) => draftItem(name, usualGroup(), settings());

  /**
   * The new item is chosen; after a failure the search text is cleared and the name kept for another try. Where the page
   * has asked for another kind meanwhile, the item belongs to the list it was made for, and nothing here changes. What
   * the operator has typed meanwhile is another search, which stays.
   */
  async function add(item: NewItem): Promise<ResourceItem | "failed" | "elsewhere"> {
    const resource = picker.resource();
    const isCurrentList = () => picker.resource() === resource;
    const { query } = state.now();
    doubt(null);
    state.put({ status: "appending", failedName: null, added: null });
    const answer = await picker.add(item);
    state.put({ status: "idle" });
    const made = answer.ok ? { name: item.name, group_id: item.groupId, ...answer.data } : null;
    if (made) resource.insert(made);
    const searchesOn = state.now().query !== query;
    if (isCurrentList() && !searchesOn) search("");
    if (isCurrentList() && !made) state.put({ failedName: item.name });
    if (made) events.added(made);
    else events.addFailed(item.name);
    // Asked again: the page has just been told, and may have changed its mind.
    if (!isCurrentList()) return "elsewhere";
    if (!made) return "failed";
    picker.chooseNew(made.id);
    if (!settings().multiple) picker.close();
    else if (!searchesOn) goToIndex(state.now().catalogue?.placeOf(made.id) ?? -1);
    return made;
  }

  /** Says that these were made, and where the first of them is. */
  function announce([first, ...others]: readonly ResourceItem[]): void {
    const { catalogue, added } = state.now();
    if (!first) return;
    const group = catalogue?.groups[catalogue.groupAt(catalogue.placeOf(first.id))];
    const hasFolders = catalogue !== null && catalogue.groups.length > 1;
    const folder = hasFolders ? (group?.name ?? "") : null;
    state.put({
      added: { key: (added?.key ?? 0) + 1, name: nameOf(first), count: 1 + others.length, folder },
    });
  }
  async function addOne(item: NewItem): Promise<void> {
    const end = await add(item);
    if (typeof end === "object") announce([end]);
  }

  /** True when all pasted names are chosen. */
  function isNothingLeft(): boolean {
    const pasted = store.get(view.pasted);
    if (!pasted || pasted.ambiguous.length > 0 || pasted.unknown.length > 0) return false;
    return pasted.matched.every(({ index }) => picker.isChosen(index));
  }

  return {
    addNew(text: string): void {
      if (!ready()) return;
      const made = draft(text);
      if (!made.ok) {
        picker.refuse({ is: made.problem });
        return;
      }
      const index = store.get(view.finder)?.indexOfNearDuplicate(made.item.name) ?? -1;
      if (index >= 0) doubt(made.item.name);
      else void addOne(made.item);
    },
    addAnyway(): void {
      const offer = store.get(view.lookAlike);
      const made = offer && draft(offer.name);
      if (made?.ok && ready()) void addOne(made.item);
    },
    chooseLookAlike(): void {
      const offer = store.get(view.lookAlike);
      doubt(null);
      if (!offer) return;
      const guard = picker.guardOf(offer.index);
      if (guard) {
        picker.refuse(guard);
        return;
      }
      picker.choose(offer.index);
      if (!settings().multiple) picker.close();
    },
    forgetLookAlike: () => doubt(null),

    paste: (names, pastedColumns = 1) => state.put({ pastedNames: names, pastedColumns }),
    takePasted(indices: readonly number[]): void {
      state.put({ pastedNames: null });
      picker.chooseAlso(indices);
      const left = indices.find((index) => !picker.isChosen(index));
      const guard = left === undefined ? null : picker.guardOf(left);
      if (guard) picker.refuse(guard);
    },
    usualGroup,
    async makePasted(names: readonly string[], groupId: number): Promise<void> {
      const made: ResourceItem[] = [];
      const total = names.length;
      for (const name of names) {
        const item = draftItem(name, groupId, settings());
        if (!item.ok) picker.refuse({ is: item.problem });
        if (!item.ok || !ready()) break;
        const before = state.now().pastedNames;
        state.put({ making: { done: made.length, total } });
        const end = await add(item.item);
        if (typeof end === "object") made.push(end);
        // Another paste, or none.
        if (typeof end !== "object" || before === null || state.now().pastedNames !== before) break;
        state.put({ pastedNames: before.filter((each) => each !== name) });
      }
      state.put({ making: null });
      announce(made);
      if (isNothingLeft()) state.put({ pastedNames: null });
    },
    forgetPasted: () => state.put({ pastedNames: null }),
  };
}
