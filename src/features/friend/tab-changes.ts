import { type Atom, atom, type createStore } from "jotai/vanilla";
import type { FieldsOfTabs } from "./last-save.js";
import type { PartModel } from "./part/part-model.js";
import type { FriendProblem } from "./problems.js";
import { type FriendTab, friendTabs } from "./settings.js";

/** Saves that change so many fields are shown before they are sent. */
const largeSave = 10;

/** How much is edited, and where. */
export interface TabChanges {
  /** The changed ones `among` these; where `fields` names some of one, it is one by them alone. */
  changedTabs(among?: readonly FriendTab[], fields?: FieldsOfTabs): FriendTab[];
  /** True for a save of these tabs that changes so much that it is shown before it is sent; one that would be refused is not. */
  isLargeSave(tabs: readonly FriendTab[]): boolean;
}

/** Makes it for these parts. */
export function createTabChanges(
  store: ReturnType<typeof createStore>,
  parts: Readonly<Record<FriendTab, PartModel>>,
  problems: Atom<readonly FriendProblem[]>,
): TabChanges & { readonly changeCount: Atom<number> } {
  const changedTabs = (among: readonly FriendTab[] = friendTabs, fields: FieldsOfTabs = {}) =>
    among.filter((each) => parts[each].hasEdits(fields[each]));
  return {
    changeCount: atom((get) =>
      friendTabs.reduce((count, each) => count + Object.keys(get(parts[each].atoms.edits)).length, 0),
    ),
    changedTabs,
    isLargeSave(tabs) {
      const changed = changedTabs(tabs);
      const count = changed.reduce((sum, each) => sum + Object.keys(parts[each].present()).length, 0);
      return count >= largeSave && store.get(problems).every((problem) => !changed.includes(problem.tab));
    },
  };
}
