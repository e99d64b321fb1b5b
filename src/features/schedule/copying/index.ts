/* A week as the one before: what there would be, and making it. It comes on request. */

export { CopyDialog } from "./CopyDialog.js";
