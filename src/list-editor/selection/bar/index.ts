/* What can be done to all rows that are selected: loaded a moment after the rest. */
export { SelectedRowsBar } from "./SelectedRowsBar.js";
