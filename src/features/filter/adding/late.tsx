/* What a filter shows soon, but not in its first picture: the buttons that add, and the icons of the kinds. */

export { conditionIcon } from "../conditions/icons.js";
export { AddConditions } from "./AddConditions.js";
export { News } from "./News.js";
