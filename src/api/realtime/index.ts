/* What comes by itself from a push server: loaded once something on the page wants to hear it. */
export { connectRealtime, type RealtimeConnection, type RealtimePort } from "./connect.js";
export type { RealtimeSettings } from "./settings.js";
