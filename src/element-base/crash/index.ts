/* What stands in the place of an editor that could not be drawn. */
export { CrashScreen } from "./CrashScreen.js";
