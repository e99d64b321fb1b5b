/* What elements may use of the message timeline. */

export type { TimelineActions } from "./actions.js";
export { ConfirmQueue } from "./confirm-queue.js";
export { timelineWords } from "./messages.js";
export { createTimelineModel } from "./model.js";
export { createMutations } from "./mutations/create-mutations.js";
export type { TimelineCriteria, TimelineSettings } from "./settings.js";
export { ShownMessages } from "./shown-messages.js";
export { findUnconfirmed } from "./source.js";
export { timelineStyles } from "./styles.js";
export { TimelineScreen, type TimelineScreenProps } from "./TimelineScreen.js";
export type { ReadingPlace, TimelineModel } from "./timeline-model.js";
