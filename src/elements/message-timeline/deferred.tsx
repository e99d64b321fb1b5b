import { deferredPart } from "../../kit/Deferred.js";

/** Choosing a saved search: in the panel of the filters, and with the picker. */
export const savedSearchPart = deferredPart(() => import("./saved-search/index.js"));
