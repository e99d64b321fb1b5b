/* The drawn half of what elements and other features may use of the action editor. */
export { ActionScreen } from "./ActionScreen.js";
export { lateEffects } from "./late-effects.js";
export { prefetchCondition } from "./lazy-condition.js";
