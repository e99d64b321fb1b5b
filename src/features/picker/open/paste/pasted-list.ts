import type { ItemId, ResourceItem } from "../../../../api/resources.js";
import type { Catalogue } from "../../list/catalogue.js";
import type { PickerModel } from "../../model.js";
import { draftItem } from "../adding/draft.js";
import type { Making } from "../adding/making.js";
import type { ListView } from "../list-view.js";

/** A list of names that was pasted. */
export interface PastedList {
  /** Looks at a pasted list of names before anything is chosen, as soon as the list of items is there. */
  paste(names: readonly string[], pastedColumns?: number): void;
  /** Chooses these of what was pasted; what nobody knows is done with then. */
  takePasted(ids: readonly ItemId[]): void;
  /**
   * Makes new items of pasted names that nobody knows, one after another, and chooses them. What is made leaves the paste;
   * a failure ends it, and so does who takes the paste back: the rest is not made.
   */
  makePasted(names: readonly string[], groupId: number): Promise<void>;
  forgetPasted(): void;
}

/** Makes it. */
export function createPastedList(picker: PickerModel, view: ListView, making: Making): PastedList {
  const { store, state } = picker;
  const forgetPasted = () => state.put({ pastedNames: null });

  /** True when all pasted names are chosen. */
  function isNothingLeft(): boolean {
    const pasted = store.get(view.pasted);
    if (!pasted || pasted.ambiguous.length > 0 || pasted.unknown.length > 0) return false;
    return pasted.matched.every(({ index }) => picker.isChosen(index));
  }

  return {
    paste: (names, pastedColumns = 1) => state.put({ pastedNames: names, pastedColumns }),
    takePasted(ids) {
      const { catalogue } = state.now();
      const indices = catalogue ? placesOf(ids, catalogue) : [];
      forgetPasted();
      picker.chooseAlso(indices);
      const left = indices.find((index) => !picker.isChosen(index));
      const guard = left === undefined ? null : picker.guardOf(left);
      if (guard) picker.refuse(guard);
    },
    async makePasted(names, groupId) {
      const made: ResourceItem[] = [];
      const total = names.length;
      for (const name of names) {
        const item = draftItem(name, groupId, state.now().settings);
        if (!item.ok) picker.refuse({ is: item.problem });
        if (!item.ok || !making.ready()) break;
        const before = state.now().pastedNames;
        state.put({ making: { done: made.length, total } });
        const end = await making.make(item.item);
        if (typeof end === "object") made.push(end);
        // Another paste, or none.
        if (typeof end !== "object" || before === null || state.now().pastedNames !== before) break;
        state.put({ pastedNames: before.filter((each) => each !== name) });
      }
      state.put({ making: null });
      making.announce(made);
      if (isNothingLeft()) forgetPasted();
    },
    forgetPasted,
  };
}

/** The places of these ids in their order, found in one walk; those that the list does not have are left out. */
function placesOf(ids: readonly ItemId[], { count, itemAt }: Catalogue): number[] {
  const places = new Map(ids.map((id) => [String(id), -1]));
  for (let place = 0; place < count; place++) {
    const id = String(itemAt(place).id);
    if (places.has(id)) places.set(id, place);
  }
  return [...places.values()].filter((place) => place >= 0);
}
