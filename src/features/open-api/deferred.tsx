import { deferredPart } from "../../kit/Deferred.js";

/** The section of triggers: an editor with a tree, with the picker and the condition slide. */
export const triggersPart = deferredPart(() => import("./triggers/index.js"));

/** The counts as a picture, with the hues: it comes while the counts are read. */
export const countsPart = deferredPart(() => import("./counts/drawing/index.js"));
