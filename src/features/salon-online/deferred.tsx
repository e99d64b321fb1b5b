import { deferredPart } from "../../kit/Deferred.js";

/** Lazy chunk of what customers see, with the editor of questions and pickers of actions. */
export const onlinePart = deferredPart(() => import("./online/index.js"));
