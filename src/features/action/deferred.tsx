import { deferredPart } from "../../kit/Deferred.js";

/** Lazy chunk of the analysis: conflicts of effects, their times and the changes. It is shown once the operator rests. */
export const analysisPart = deferredPart(() => import("./analysis/index.js"));

/** Finding an effect of a long action. */
export const searchPart = deferredPart(() => import("./search/index.js"));
