import { deferredPart } from "../../kit/Deferred.js";

/** Bar of commands for all selected rows. */
export const barPart = deferredPart(() => import("./bar/index.js"));
