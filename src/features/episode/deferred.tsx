import { deferredPart } from "../../kit/Deferred.js";

/** What is only there on request: dialogs, and times as people write them. */
export const onRequestPart = deferredPart(() => import("./on-request/index.js"));
