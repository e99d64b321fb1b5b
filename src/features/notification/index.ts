/* What elements and pages may use of notifications. */

export {
  type FunnelEventGroup,
  type FunnelEventName,
  funnelEvents,
  isFunnelEvent,
} from "./events/funnel-events.js";
export { notificationWords } from "./messages.js";
export { createNotificationModel } from "./model.js";
export { createMutations } from "./mutations/channels.js";
export { NotificationScreen } from "./NotificationScreen.js";
export type { NotificationModel } from "./notification-model.js";
export { type NotificationQueries, notificationQueries } from "./queries.js";
export { type Notification, notificationSchema } from "./schema.js";
export type { NotificationServices, TestChannelFunction } from "./services.js";
export { notificationStyles } from "./styles.js";
