/* What comes with the open list, in one file. */

export { openItem } from "../pages/popup-window.js";
export { PickerPopup } from "./PickerPopup.js";
export { prepare } from "./preparing.js";
