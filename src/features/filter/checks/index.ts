/* What the screen uses of the checks; it loads them on their own. */
export { findOddities } from "./find-oddities.js";
export type { Known } from "./known.js";
export { createKnown } from "./known-lists.js";
export { findsNobody, type Oddity } from "./oddity.js";
export { alarmsOf, notesOf, oddityText, type Saying } from "./oddity-text.js";
export { placesOf } from "./places.js";
