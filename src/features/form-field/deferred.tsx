import { deferredPart } from "../../kit/Deferred.js";

/** The dialog in which all choices are one text. */
export const linesPart = deferredPart(() => import("./choices/bulk/index.js"));
