import { deferredPart } from "../../kit/Deferred.js";

/** Lazy chunk for forms in another charset: most pages are in UTF-8. */
export const charsetPart = deferredPart(() => import("./charset/index.js"));
