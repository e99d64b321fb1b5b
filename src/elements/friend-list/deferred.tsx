import { deferredPart } from "../../kit/Deferred.js";

/** What is shown of one friend, with the elements for it. */
export const detailPart = deferredPart(() => import("./detail/index.js"));
