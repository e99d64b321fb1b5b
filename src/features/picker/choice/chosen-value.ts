import type { ItemId, ResourceItem } from "../../../api/resources.js";
import { type PlainData, samePlainData } from "../../../lib/plain-data.js";
import { noIds, type StateHolder } from "../state.js";
import { type Selection, select } from "./selection.js";
import { readValue, writeValue } from "./value.js";

/** Choice as the page sets it and sees it. */
export interface ChosenValue {
  value(): PlainData;
  isDirty(): boolean;
  /** Replaces the value; `false` when it is none. */
  load(data: PlainData): boolean;
  /** Puts what was kept in place of the value, as the operator's edit. */
  restoreDraft(data: PlainData): boolean;
  /** Back to what was last set. */
  reset(): void;
  /** A function for the items of what is chosen now, deleted ones marked `invalid`: few listeners ask for 100,000. */
  itemsOfNow(): () => ResourceItem[];
}

/** Makes it. */
export function createChosenValue(state: StateHolder, edit: (next: Selection) => boolean): ChosenValue {
  /** As the page sees it. A list is the model's own: of 100,000 each copy counts. */
  function value(): PlainData {
    const { touched, selection, settings } = state.now();
    return touched ? writeValue(selection.ids, settings.multiple) : original();
  }
  /** Value that the page set, in the shape of the value. */
  function original(): PlainData {
    const { loaded, settings } = state.now();
    return settings.multiple ? writeValue(readValue(loaded) ?? noIds, true) : loaded;
  }
  const selectionOf = (ids: readonly ItemId[]) => select(ids, state.now().catalogue);

  function load(data: PlainData): boolean {
    const ids = readValue(data);
    if (ids === null) return false;
    const loads = state.now().loads + 1;
    state.put({ held: selectionOf(ids), loaded: data, loads, touched: false, lastChip: null, refusal: null });
    return true;
  }

  return {
    value,
    isDirty: () => state.now().touched && !samePlainData(value(), original()),
    load,
    restoreDraft(data) {
      const ids = readValue(data);
      return ids !== null && edit(selectionOf(ids));
    },
    reset: () => void load(state.now().loaded),
    itemsOfNow() {
      const { catalogue, selection, gone } = state.now();
      return () => {
        const invalid = new Set(gone);
        return selection.ids.map(
          (id) => catalogue?.itemOf(id) ?? (invalid.has(id) ? { id, invalid: true } : { id }),
        );
      };
    },
  };
}
