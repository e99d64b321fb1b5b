import { useSyncExternalStore } from "react";
import type { Shown } from "./shown.js";

/** Shows a part of the model. Unlike jotai's own hook it does not draw everything twice at first. */
export function useShown<T>({ now, subscribe }: Shown<T>): T {
  return useSyncExternalStore(subscribe, now);
}
