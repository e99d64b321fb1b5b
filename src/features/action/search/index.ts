/* Finding an effect of a long action: loaded a moment after the rest. */
export { EffectSearch } from "./EffectSearch.js";
