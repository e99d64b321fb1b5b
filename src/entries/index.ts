import { define, type ElementClass } from "../element-base/index.js";
import { ActionEditorElement } from "../elements/action-editor/index.js";
import { EpisodeEditorElement } from "../elements/episode-editor/index.js";
import { FormFieldEditorElement } from "../elements/form-field-editor/index.js";
import { FriendEditorElement } from "../elements/friend-editor/index.js";
import { FriendListElement } from "../elements/friend-list/index.js";
import { FunnelEditorElement } from "../elements/funnel-editor/index.js";
import { ItemPickerElement } from "../elements/item-picker/index.js";
import { JourneyListElement } from "../elements/journey-list/index.js";
import { MessageEditorElement } from "../elements/message-editor/index.js";
import { MessageTimelineElement } from "../elements/message-timeline/index.js";
import { NotificationEditorElement } from "../elements/notification-editor/index.js";
import { OpenApiConsoleElement } from "../elements/open-api-console/index.js";
import { type ElementTag, elementTags } from "../elements/registry.js";
import { ReservationPanelElement } from "../elements/reservation-panel/index.js";
import { ReservationScheduleElement } from "../elements/reservation-schedule/index.js";
import { SalonSettingsElement } from "../elements/salon-settings/index.js";

/* The package's main entry defines no element: it exports the classes, the schemas of their payloads, and
   `defineAll` for those who want them all. */
export type {
  BeforeFinishDetail,
  ChangeDetail,
  EditorEventMap,
  Estimate,
  EstimateFunction,
  ExplainFunction,
  FailureDetail,
  FailureReason,
  FindFriendsFunction,
  FinishDetail,
  Finisher,
  FinishResult,
  NavigateDetail,
  PageExpiredDetail,
  SavingStatus,
  StatusChangeDetail,
} from "../editor/index.js";
export type { ConsoleContext, ErrorContext } from "../element-base/index.js";
export { configure, define, reportMetric, version } from "../element-base/index.js";
export * from "../elements/action-editor/index.js";
export * from "../elements/episode-editor/index.js";
export * from "../elements/form-field-editor/index.js";
export * from "../elements/friend-editor/index.js";
export * from "../elements/friend-list/index.js";
export * from "../elements/funnel-editor/index.js";
export * from "../elements/item-picker/index.js";
export * from "../elements/journey-list/index.js";
export * from "../elements/message-editor/index.js";
export * from "../elements/message-timeline/index.js";
export * from "../elements/notification-editor/index.js";
export * from "../elements/open-api-console/index.js";
export * from "../elements/reservation-panel/index.js";
export * from "../elements/reservation-schedule/index.js";
export * from "../elements/salon-settings/index.js";
export { actionSchema, effectSchema } from "../features/action/index.js";
export {
  type Episode,
  type EpisodeStep,
  episodeSchema,
  type SampleReservation,
} from "../features/episode/index.js";
export { conditionSchema, filterSchema } from "../features/filter/index.js";
export { type FormField, type FormFieldChoice, formFieldSchema } from "../features/form-field/index.js";
export {
  type ContextCategory,
  type ContextEvent,
  type ContextKey,
  contextValues,
} from "../features/message/index.js";
export {
  type FunnelEventGroup,
  type FunnelEventName,
  funnelEvents,
  isFunnelEvent,
  type Notification,
  notificationSchema,
  type TestChannelFunction,
} from "../features/notification/index.js";
export type { PickerKindName, ResourceItem, ResourceSource } from "../features/picker/index.js";
export { reservationSchema } from "../features/reservation/index.js";
export type { PlainData, PlainObject } from "../lib/plain-data.js";

const classes = {
  "action-editor": ActionEditorElement,
  "friend-list": FriendListElement,
  "funnel-editor": FunnelEditorElement,
  "item-picker": ItemPickerElement,
  "message-editor": MessageEditorElement,
  "message-timeline": MessageTimelineElement,
  "friend-editor": FriendEditorElement,
  "form-field-editor": FormFieldEditorElement,
  "reservation-panel": ReservationPanelElement,
  "reservation-schedule": ReservationScheduleElement,
  "notification-editor": NotificationEditorElement,
  "episode-editor": EpisodeEditorElement,
  "journey-list": JourneyListElement,
  "open-api-console": OpenApiConsoleElement,
  "salon-settings": SalonSettingsElement,
} satisfies Record<ElementTag, ElementClass>;

/** Defines every element of the library. Safe to call again, and beside other copies of the library. */
export function defineAll(): void {
  for (const tag of elementTags) define(classes[tag]);
}
