import { deferredPart } from "../../kit/Deferred.js";

/** Lazy chunk of the views of one friend, with the elements for them. */
export const detailPart = deferredPart(() => import("./detail/index.js"));

/** Choosing what friends are filtered by: in the panel of the filters, and with the picker. */
export const filterPart = deferredPart(() => import("./filters/index.js"));
