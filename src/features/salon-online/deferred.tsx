import { deferredPart } from "../../kit/Deferred.js";

/** What customers see: with the editor of what they are asked, and pickers of actions. */
export const onlinePart = deferredPart(() => import("./online/index.js"));
