/* What elements and pages may use of notifications. */

export {
  type FunnelEventGroup,
  type FunnelEventName,
  funnelEvents,
  isFunnelEvent,
} from "./funnel-events.js";
