import { deferredPart } from "../../kit/Deferred.js";

/** What is asked and written in dialogs: a schedule that is only looked at needs none. */
export const dialogsPart = deferredPart(() => import("./dialogs/index.js"));
