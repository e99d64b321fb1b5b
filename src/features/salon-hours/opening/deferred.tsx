import { deferredPart } from "../../../kit/Deferred.js";

/** The national holidays: a table that few years ask for. */
export const holidaysPart = deferredPart(() => import("../holidays/index.js"));
