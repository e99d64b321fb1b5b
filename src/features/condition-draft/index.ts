/* The condition of what is edited in a dialog, apart from the slide: editors with rows have no use for it. */

export { DraftCondition, DraftConditionSlide } from "./DraftCondition.js";
export { dialogConditions } from "./dialog-conditions.js";
export { useConditionDraft } from "./use-condition-draft.js";
