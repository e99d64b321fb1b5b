/* What editors ask of names once something was pasted; through `index.ts` it would come with the first load. */
export { type NamedThings, namedThings, whenSettled } from "./missing.js";
