import { useSyncExternalStore } from "react";
import type { Resource, ResourceState } from "../features/picker/index.js";
import { useStill } from "../kit/page-press.js";

/** A list as it stands, loaded for each component that shows it. Without one nothing is loaded. */
export function useList(resource: Resource): ResourceState;
export function useList(resource: Resource | null): ResourceState | null;
export function useList(resource: Resource | null): ResourceState | null {
  const state = () => resource?.state() ?? null;
  return useStill(useSyncExternalStore(resource?.subscribe ?? subscribeToNothing, state, state));
}

function subscribeToNothing(): () => void {
  return () => {};
}
