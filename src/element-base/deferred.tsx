import { deferredPart } from "../kit/Deferred.js";

/** Crash screen: hardly ever needed, and fetched when the page is idle. */
export const crashScreen = deferredPart(() => import("./crash/index.js"));
