/* Adding a channel and deleting one, in dialogs. They come on request. */

export { AddDialog } from "./AddDialog.js";
export { RemoveDialog } from "./RemoveDialog.js";
