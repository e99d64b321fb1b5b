import { deferredPart } from "../../kit/Deferred.js";

/** The open list: a page shows many closed fields and opens few. */
export const openList = deferredPart(() => import("./open/index.js"));
