/* The drawn half of what elements and other features may use of the filter editor. */
export { prefetchConditionEditors } from "./conditions/editors.js";
export { FilterConditions } from "./FilterConditions.js";
export { FilterScreen } from "./FilterScreen.js";
export { FilterProvider } from "./filter-context.js";
export { prefetchMenus } from "./row-menu.js";
