/* What nobody needs before the effects are there: menus and the clipboard, which offer the same, and what an action really does. */
export { Clipboard } from "./clipboard/Clipboard.js";
export { EffectMenuList } from "./clipboard/EffectMenuList.js";
export { Insight } from "./insight/Insight.js";
