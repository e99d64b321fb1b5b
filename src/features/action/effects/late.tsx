/* What is drawn of effects, in one file with their definitions. */
export { AddEffects } from "../adding/AddEffects.js";
export { News } from "../adding/News.js";
export { EffectBody } from "../EffectBody.js";
export { EffectSentence } from "../saying/EffectSentence.js";
export { effectIcon } from "./editors.js";
export { family } from "./family.js";
