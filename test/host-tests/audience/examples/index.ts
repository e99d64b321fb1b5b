import { calendarExamples } from "./calendar.js";
import { historyExamples } from "./history.js";
import { ownExamples } from "./own.js";
import { valueExamples } from "./values.js";

export { type Condition, type Examples, newCondition } from "./examples.js";

/** Every table of examples. */
export const allExamples = [...ownExamples, ...historyExamples, ...valueExamples, ...calendarExamples];
