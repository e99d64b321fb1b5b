import { deferredPart } from "../../kit/Deferred.js";

/** What is shown of one friend, with the elements for it. */
export const detailPart = deferredPart(() => import("./detail/index.js"));

/** Choosing what friends are filtered by: in the panel of the filters, and with the picker. */
export const filterPart = deferredPart(() => import("./filters/index.js"));
