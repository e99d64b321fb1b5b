/* The dialogs of a schedule, which come after a press. */
export { ShownDialog } from "./ShownDialog.js";
