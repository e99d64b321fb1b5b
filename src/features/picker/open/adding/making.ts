import type { NewItem, ResourceItem } from "../../../../api/resources.js";
import { nameOf } from "../../list/catalogue.js";
import type { PickerModel } from "../../model.js";
import { mayAdd } from "../../settings.js";

/** The ways in which making an item changes how the list is looked at. */
export interface LookedAt {
  search(query: string): void;
  goToIndex(index: number): void;
  /** Asks about a name that is like one in the list; `null` takes the question back. */
  doubt(name: string | null): void;
}

/** New items, made one at a time. */
export interface Making {
  /** A new item can be made only from idle (rules: picker-one-thing-at-a-time). */
  ready(): boolean;
  /**
   * The new item is chosen; after a failure the search text is cleared and the name kept for another try. Where the page
   * has asked for another kind meanwhile, or set another value, the item belongs to the list it was made for, and nothing
   * here changes. Where one is chosen, a choice made meanwhile stays. What the operator has typed meanwhile is another
   * search, which stays.
   */
  make(item: NewItem): Promise<ResourceItem | "failed" | "elsewhere">;
  /** Says that these were made, and where the first of them is. */
  announce(made: readonly ResourceItem[]): void;
}

/** Makes it. */
export function createMaking(picker: PickerModel, { search, goToIndex, doubt }: LookedAt): Making {
  const { state, events } = picker;
  const settings = () => state.now().settings;
  return {
    ready: () => state.now().status === "idle" && mayAdd(settings()),
    async make(item) {
      const resource = picker.resource();
      const { query, held, loads } = state.now();
      const isCurrent = () => picker.resource() === resource && state.now().loads === loads;
      doubt(null);
      state.put({ status: "appending", failedName: null, added: null });
      const answer = await picker.add(item);
      state.put({ status: "idle" });
      const made = answer.ok ? { name: item.name, group_id: item.groupId, ...answer.data } : null;
      if (made) resource.insert(made);
      const searchesOn = state.now().query !== query;
      if (isCurrent() && !searchesOn) search("");
      if (isCurrent() && !made) state.put({ failedName: item.name });
      if (made) events.added(made);
      else events.addFailed(item.name);
      // Asked again: the page has just been told, and may have changed its mind.
      if (!isCurrent()) return "elsewhere";
      if (!made) return "failed";
      if (!settings().multiple && state.now().held !== held) return "elsewhere";
      picker.chooseNew(made.id);
      if (!settings().multiple) picker.close();
      else if (!searchesOn) goToIndex(state.now().catalogue?.placeOf(made.id) ?? -1);
      return made;
    },
    announce([first, ...others]) {
      const { catalogue, added } = state.now();
      if (!first) return;
      const group = catalogue?.groups[catalogue.groupAt(catalogue.placeOf(first.id))];
      const hasFolders = catalogue !== null && catalogue.groups.length > 1;
      const folder = hasFolders ? (group?.name ?? "") : null;
      state.put({
        added: { key: (added?.key ?? 0) + 1, name: nameOf(first), count: 1 + others.length, folder },
      });
    },
  };
}
