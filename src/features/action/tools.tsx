/* Menus and the clipboard in one file: what the menus offer is what the keys do. */
export { Clipboard } from "./clipboard/Clipboard.js";
export { EffectMenuList } from "./clipboard/EffectMenuList.js";
