import { type DeferredPart, deferredPart, useDeferredPart } from "../../kit/Deferred.js";

/** Lazy chunk that puts conditions in words and edits them: it contains the whole filter editor. */
export const conditionPart = deferredPart(() => import("./filter/index.js"));

type ConditionPart = NonNullable<(typeof conditionPart)["value"]>;

/** Lazy chunks of the filter editor: its warnings, and figures on pages that give functions to count with. */
const filterParts: DeferredPart<unknown> = {
  value: undefined,
  async load() {
    await conditionPart.load();
    const { checks, audience } = conditionPart.value ?? {};
    await Promise.all([checks?.load(), audience?.load()]);
  },
};

/** All that an editor with conditions fetches once the page is idle. */
export const conditionParts: readonly DeferredPart<unknown>[] = [conditionPart, filterParts];

const none: DeferredPart<null> = { value: null, load: () => Promise.resolve() };

/** Loads the part that reads conditions, if it is needed; `null` until it is there. */
export function useConditionPart(isNeeded: boolean): ConditionPart | null {
  const state = useDeferredPart<ConditionPart | null>(isNeeded ? conditionPart : none);
  return state.is === "ready" ? state.value : null;
}
