import { useSyncExternalStore } from "react";
import type { Clipboard } from "./commands.js";

/** Where the clipboards of editors are found by their models. */
export interface ClipboardOffers<Model extends object> {
  /** Lets the menus of an editor copy and paste. Answers how to end it. */
  offer(model: Model, clipboard: Clipboard): () => void;
  /** How things are copied in an editor, if they can be: a menu may be opened before that is there. */
  useClipboard(model: Model): Clipboard | undefined;
}

/** Menus and the clipboard are mounted apart; the model is what both know. */
export function createClipboardOffers<Model extends object>(): ClipboardOffers<Model> {
  const offered = new WeakMap<Model, Clipboard>();
  const listeners = new Set<() => void>();

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }
  function notify(): void {
    for (const listener of listeners) listener();
  }
  return {
    offer(model, clipboard) {
      offered.set(model, clipboard);
      notify();
      return () => {
        offered.delete(model);
        notify();
      };
    },
    useClipboard: (model) => useSyncExternalStore(subscribe, () => offered.get(model)),
  };
}
