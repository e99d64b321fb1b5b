export { LogicWarnings } from "./LogicWarnings.js";
