import { deferredPart } from "../../kit/Deferred.js";

/** What effects have to do with each other, when they happen and what was changed: said once the operator rests. */
export const analysisPart = deferredPart(() => import("./analysis/index.js"));

/** Finding an effect of a long action. */
export const searchPart = deferredPart(() => import("./search/index.js"));
