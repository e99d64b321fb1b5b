import { deferredPart } from "../../kit/Deferred.js";

/** What the charset of a form lacks: most pages are in UTF-8. */
export const charsetPart = deferredPart(() => import("./charset/index.js"));
