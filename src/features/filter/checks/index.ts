export { LogicWarnings } from "./LogicWarnings.js";
export { WrittenDaysInput } from "./written/WrittenDaysInput.js";
