/* What is only there on request: dialogs, the bar of what is selected, what can be undone. */

export { DeletionToast } from "./DeletionToast.js";
export { LeftOffer } from "./LeftOffer.js";
export { OnRequestParts } from "./OnRequestParts.js";
