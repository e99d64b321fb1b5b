/* What is asked before something is put in, and what is offered behind `[[`: loaded once the page rests. */
export { emojiReadings } from "./emoji-readings/readings.js";
export { InsertContent } from "./InsertContent.js";
export { InsertList } from "./InsertList.js";
export type { InsertContentProps } from "./insert-props.js";
export type { LookalikeContext } from "./lookalikes/lookalikes.js";
export { lookalikeMarks } from "./lookalikes/marks.js";
export { Preview } from "./preview/Preview.js";
export { type Suggestion, suggestionsOf, typedSuggestions } from "./suggestions/entries.js";
export { SuggestionList } from "./suggestions/SuggestionList.js";
export { maxSuggestions, searchSuggestions } from "./suggestions/search.js";
