import { useSyncExternalStore } from "react";
import type { FilterModel } from "../model.js";
import type { FilterClipboard } from "./commands.js";

/* Menus and the clipboard come late and apart; the model is what both know. */

const offered = new WeakMap<FilterModel, FilterClipboard>();
const listeners = new Set<() => void>();

/** Lets the menus of a filter copy and paste. Answers how to end it. */
export function offerClipboard(model: FilterModel, clipboard: FilterClipboard): () => void {
  offered.set(model, clipboard);
  tell();
  return () => {
    offered.delete(model);
    tell();
  };
}

/** How conditions are copied in a filter, if they can be: a menu may be opened before that is there. */
export function useClipboard(model: FilterModel): FilterClipboard | undefined {
  return useSyncExternalStore(subscribe, () => offered.get(model));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
