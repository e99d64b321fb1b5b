/* What elements may use of the message timeline. */

export { confirmInParts, explainConfirming } from "./confirm.js";
export { isAnswerable } from "./criteria.js";
export { timelineWords } from "./messages.js";
export { createTimelineModel, type ReadingPlace, type TimelineModel } from "./model.js";
export type { TimelineCriteria, TimelineSettings } from "./settings.js";
export { createMessages, findUnconfirmed, isShownElsewhere, type MessagePages } from "./source.js";
export { timelineStyles } from "./styles.js";
export { type TimelineActions, TimelineScreen, type TimelineScreenProps } from "./TimelineScreen.js";
