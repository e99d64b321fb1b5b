import { deferredPart } from "../kit/Deferred.js";

/** What is shown after a crash: hardly ever needed, and fetched when the page is idle. */
export const crashScreen = deferredPart(() => import("./crash/index.js"));
