import { useAtomValue, useStore } from "jotai";
import { useEffect } from "react";
import { useOnChange } from "../../../kit/use-on-change.js";
import type { ActionModel } from "../model.js";

/**
 * Opens the whole action while it is only read: everything is opened, anew for each action that is loaded. Once it
 * may be edited again what was closed before is closed, since a long list of open editors is slow.
 */
export function useWholeReview(model: ActionModel): void {
  const { settings, baseline, expanded } = model.atoms;
  const store = useStore();
  const { readonly } = useAtomValue(settings);
  const loaded = useAtomValue(baseline);
  useEffect(() => {
    if (!readonly) return;
    const before = store.get(expanded);
    return () => store.set(expanded, before);
  }, [readonly, expanded, store]);
  // Anew for each action that is loaded.
  useOnChange([readonly, loaded, model], () => {
    if (readonly) model.expandAll();
  });
}
