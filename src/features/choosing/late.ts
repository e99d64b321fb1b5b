/* What editors ask of names once something was pasted, or is looked for; through `index.ts` it would come with the first load. */
export { isMissing, loadNamed, type Named, namedBy, tellMissing } from "./missing.js";
