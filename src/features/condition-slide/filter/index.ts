/* All of a condition that needs the filter editor. */

export { audience, checks } from "../../filter/index.js";
export { ConditionEditor } from "./ConditionEditor.js";
export { ConditionRemarks } from "./ConditionRemarks.js";
export { ConditionSentence } from "./ConditionSentence.js";
export { createNamedByCondition } from "./named-by-condition.js";
export { peopleSentence } from "./people-sentence.js";
export { isUnfinished, rowsOf } from "./saved-rows.js";
