import { deferredPart } from "../../kit/Deferred.js";

/** Lazy chunk of what comes on request: dialogs, the bar of what is selected, what can be undone. */
export const onRequestPart = deferredPart(() => import("./on-request/index.js"));
