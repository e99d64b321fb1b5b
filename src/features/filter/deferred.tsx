import { deferredPart } from "../../kit/Deferred.js";

/**
 * Lazy chunk of the checks between conditions, and of days in words: it may come a moment later, since checks wait
 * until the operator rests.
 */
export const checks = deferredPart(() => import("./checks/index.js"));

/** Figures and the check of one friend: only on pages that give functions to count and to explain with. */
export const audience = deferredPart(() => import("./audience/index.js"));
