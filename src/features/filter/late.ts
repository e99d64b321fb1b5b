/* What other features may use of the filter editor once it is loaded; nothing of it is in a first load. */
export { type FilterState, readFilter, writeFilter } from "./entity.js";
export { filterSentence } from "./insight/sentence.js";
export { toldRows } from "./told-rows.js";
