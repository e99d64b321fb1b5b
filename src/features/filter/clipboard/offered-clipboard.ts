import type { FilterModel } from "../model.js";
import type { FilterClipboard } from "./commands.js";

/* Menus and the clipboard come late and apart; the model is what both know. */

const offered = new WeakMap<FilterModel, FilterClipboard>();

/** Lets the menus of a filter copy and paste. Answers how to end it. */
export function offerClipboard(model: FilterModel, clipboard: FilterClipboard): () => void {
  offered.set(model, clipboard);
  return () => void offered.delete(model);
}

/** How conditions are copied in a filter, if they can be. */
export function clipboardOf(model: FilterModel): FilterClipboard | undefined {
  return offered.get(model);
}
