/* What elements may use of the message timeline. */

export { type ConfirmProgress, confirmInParts, explainConfirming } from "./confirm.js";
export { copiedMessages } from "./copied.js";
export { isAnswerable, isOfOneFriend, isOldestFirst, messageTypes, pageSizes } from "./criteria.js";
export { linkParts, type TextPart } from "./links.js";
export { type TimelineWords, timelineWords } from "./messages.js";
export { createTimelineModel, type ReadingPlace, type TimelineModel } from "./model.js";
export { firstOfDay, newerMessages, sentTime } from "./sent.js";
export type { TimelineCriteria, TimelineMode, TimelinePattern, TimelineSettings } from "./settings.js";
export { createMessages, findUnconfirmed, isShownElsewhere, type MessagePages } from "./source.js";
export { timelineStyles } from "./styles.js";
export { type TimelineActions, TimelineScreen, type TimelineScreenProps } from "./TimelineScreen.js";
export { nextUnconfirmed, unconfirmedUpTo, unseenCounts } from "./unconfirmed.js";
