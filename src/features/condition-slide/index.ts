/* The condition of something: the id of a saved filter, its sentence, and the slide in which it is edited. */

export { ConditionSlide } from "./ConditionSlide.js";
export { ConditionStrip } from "./ConditionStrip.js";
export { ConditionBehind, ConditionSwitch } from "./ConditionSwitch.js";
export type { ConditionOwner } from "./condition-owner.js";
export { type ConditionPageElement, createConditionPage } from "./condition-page.js";
export { type ConditionSaves, createConditionSaves } from "./condition-save.js";
export { conditionParts, useConditionPart } from "./deferred.js";
export { conditionWords } from "./messages.js";
export { readPendingConditions, writePendingConditions } from "./pending-conditions.js";
export { readPendingFilter } from "./pending-filter.js";
export { rowConditionOwner } from "./row-condition-owner.js";
export type { ConditionContext, ConditionPage } from "./services.js";
export { conditionStyles } from "./styles.js";
export { useConditionText } from "./use-condition-text.js";
export { useUnfinishedCondition } from "./use-unfinished-condition.js";
