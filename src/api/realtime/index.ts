/* What comes by itself from a push server: loaded once something on the page wants to hear it. */
export { connectRealtime, type RealtimeConnection, type RealtimeDeps } from "./connect.js";
export type { RealtimeSettings } from "./settings.js";
