/* Choosing a tag and a notify level to filter by, with the picker. */
export { LevelFilter } from "./LevelFilter.js";
export { TagFilter } from "./TagFilter.js";
