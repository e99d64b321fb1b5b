/* Menus and the clipboard in one file: what the menus offer is what the keys do. */
export { Clipboard } from "./clipboard/Clipboard.js";
export { PanelMenuList, RowMenuList } from "./menu/ToolMenu.js";
