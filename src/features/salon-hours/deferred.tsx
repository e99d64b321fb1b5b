import { deferredPart } from "../../kit/Deferred.js";

/** The hours: a week, a calendar and special days, which nobody waits for who only looks at courses. */
export const openingPart = deferredPart(() => import("./opening/index.js"));
