import { deferredPart } from "../../kit/Deferred.js";

/** A week as the one before: asked for in the week of shifts alone. */
export const copyingPart = deferredPart(() => import("./copying/index.js"));
