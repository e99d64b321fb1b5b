import { deferredPart } from "../../kit/Deferred.js";

/** Adding a channel and deleting one: after a press. */
export const channelDialogs = deferredPart(() => import("./channels/dialogs/index.js"));
