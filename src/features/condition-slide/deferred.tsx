import { type DeferredPart, deferredPart, useDeferredPart } from "../../kit/Deferred.js";

/** What puts conditions in words and edits them: it has the whole filter editor in it. */
export const conditionPart = deferredPart(() => import("./filter/index.js"));

type ConditionPart = NonNullable<(typeof conditionPart)["value"]>;

/** What the filter editor loads by itself: its warnings, and figures on pages that give functions to count with. */
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

/** What reads conditions, loaded if it is needed; `null` until it is there. */
export function useConditionPart(isNeeded: boolean): ConditionPart | null {
  const state = useDeferredPart<ConditionPart | null>(isNeeded ? conditionPart : none);
  return state.is === "ready" ? state.value : null;
}
