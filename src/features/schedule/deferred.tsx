import { deferredPart } from "../../kit/Deferred.js";

/** A week as the one before: asked for in the week of shifts alone. */
export const copyingPart = deferredPart(() => import("./copying/index.js"));
/** The requests that wait: asked for by a press, after their count was read. */
export const inboxPart = deferredPart(() => import("./dialogs/inbox/index.js"));
