import { deferredPart } from "../../kit/Deferred.js";

/** What can be done to all rows that are selected. */
export const barPart = deferredPart(() => import("./bar/index.js"));
