import { deferredPart } from "../../kit/Deferred.js";

/** Lazy chunk of what comes on request: dialogs, and times as people write them. */
export const onRequestPart = deferredPart(() => import("./on-request/index.js"));
