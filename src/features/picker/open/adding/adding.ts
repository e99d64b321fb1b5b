import type { ItemId, NewItem } from "../../../../api/resources.js";
import type { PickerModel } from "../../model.js";
import type { ListView } from "../list-view.js";
import { createPastedList, type PastedList } from "../paste/pasted-list.js";
import { draftItem, groupForNew } from "./draft.js";
import { createMaking, type LookedAt } from "./making.js";

/** Transitions of new items. */
export interface Adding extends PastedList {
  /** Makes an item named by this text, after a look at items that are named alike. */
  addNew(text: string): void;
  /** Makes it although there is one named alike. */
  addAnyway(): void;
  /** Chooses the item that is named alike instead, as it was shown. */
  chooseLookAlike(id: ItemId): void;
  forgetLookAlike(): void;
  /** The folder that a new item goes to where nobody says otherwise. */
  usualGroup(): number;
}

/** New items, one at a time, and lists of names that were pasted. */
export function createAdding(picker: PickerModel, view: ListView, list: LookedAt): Adding {
  const { doubt } = list;
  const { store, state } = picker;
  const settings = () => state.now().settings;
  const usualGroup = () => groupForNew(store.get(view.scope), state.now().catalogue);
  const draft = (name: string) => draftItem(name, usualGroup(), settings());
  const making = createMaking(picker, list);

  async function addOne(item: NewItem): Promise<void> {
    const made = await making.make(item);
    if (typeof made === "object") making.announce([made]);
  }

  return {
    ...createPastedList(picker, view, making),
    addNew(text: string): void {
      if (!making.ready()) return;
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
      if (made?.ok && making.ready()) void addOne(made.item);
    },
    chooseLookAlike(id: ItemId): void {
      const index = state.now().catalogue?.placeOf(id) ?? -1;
      doubt(null);
      if (index < 0) return;
      const guard = picker.guardOf(index);
      if (guard) {
        picker.refuse(guard);
        return;
      }
      picker.choose(index);
      if (!settings().multiple) picker.close();
    },
    forgetLookAlike: () => doubt(null),
    usualGroup,
  };
}
