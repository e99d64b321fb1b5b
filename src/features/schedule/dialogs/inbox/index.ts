/* The requests that wait for a judgement, in a dialog. It comes on request. */

export { InboxDialog } from "./InboxDialog.js";
