import { deferredPart } from "../../kit/Deferred.js";

/** The connection to a push server, with the library for it. */
export const realtimePart = deferredPart(() => import("../../api/realtime/index.js"));
