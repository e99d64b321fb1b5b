/* What comes with the open list, in one file. */
export { PickerPopup } from "./PickerPopup.js";
export { openItem } from "./popup-window.js";
export { prepare } from "./preparing.js";
