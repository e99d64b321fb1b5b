/* What elements and pages may use of notifications. */

export { type KnownChannels, withAll } from "./channels/known-channels.js";
export {
  type FunnelEventGroup,
  type FunnelEventName,
  funnelEvents,
  isFunnelEvent,
} from "./events/funnel-events.js";
export { notificationWords } from "./messages.js";
export { createNotificationModel, type NotificationModel } from "./model.js";
export { NotificationScreen } from "./NotificationScreen.js";
export { type Notification, notificationSchema } from "./schema.js";
export type { NotificationServices, TestChannelFunction } from "./services.js";
export { notificationStyles } from "./styles.js";
