/* What elements use of the action editor once it is loaded; nothing of it is in a first load. */
export { readBegun, writeBegun } from "./condition/begun.js";
export { createKnownConditions, type KnownConditions } from "./condition/known-conditions.js";
export { refusedEffects } from "./refused/refused-effects.js";
export type { ActionPage } from "./services.js";
