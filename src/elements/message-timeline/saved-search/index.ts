/* Choosing a saved search to filter by, with the picker. */
export { SavedSearchFilter } from "./SavedSearchFilter.js";
