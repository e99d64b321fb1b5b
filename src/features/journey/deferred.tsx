import { deferredPart } from "../../kit/Deferred.js";

/** What is only there on request: dialogs, the bar of what is selected, what can be taken back. */
export const onRequestPart = deferredPart(() => import("./on-request/index.js"));
