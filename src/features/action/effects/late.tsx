/* What is drawn of effects, in one file with their definitions. */
export { EffectBody } from "../EffectBody.js";
export { EffectTools } from "../EffectTools.js";
export { FoldButton } from "../FoldButton.js";
export { loadFirstPicture } from "../first-picture.js";
export { ListEnd } from "../ListEnd.js";
export { EffectGrip } from "../moving/EffectGrip.js";
export { NearPanels } from "../NearPanels.js";
export { isFar } from "../nearness.js";
export { EffectSentence } from "../saying/EffectSentence.js";
export { effectIcon } from "./editors.js";
export { family } from "./family.js";
