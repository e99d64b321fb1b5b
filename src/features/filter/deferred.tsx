import { deferredPart } from "../../kit/Deferred.js";

/** What conditions have to do with each other is looked at once the operator rests, so it may come a moment later; days in words too. */
export const checks = deferredPart(() => import("./checks/index.js"));

/** Figures and the check of one friend: only on pages that give functions to count and to explain with. */
export const audience = deferredPart(() => import("./audience/index.js"));
