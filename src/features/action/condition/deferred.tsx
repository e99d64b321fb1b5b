import { type DeferredPart, deferredPart } from "../../../kit/Deferred.js";

/** What shows and edits conditions: it has the whole filter editor in it. */
export const conditionSlide = deferredPart(() => import("./slide/index.js"));

/** What the filter editor loads by itself: its warnings, and figures on pages that give functions to count with. */
export const slideParts: DeferredPart<unknown> = {
  value: undefined,
  async load() {
    await conditionSlide.load();
    const { checks, audience } = conditionSlide.value ?? {};
    await Promise.all([checks?.load(), audience?.load()]);
  },
};

/** In its place where there is no condition that it is needed for. */
export const noSlide: DeferredPart<null> = { value: null, load: () => Promise.resolve() };
