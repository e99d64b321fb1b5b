import { actionEditor } from "./elements/action-editor.js";
import { episodeEditor } from "./elements/episode-editor.js";
import { formFieldEditor } from "./elements/form-field-editor.js";
import { friendEditor } from "./elements/friend-editor.js";
import { friendList } from "./elements/friend-list.js";
import { funnelEditor } from "./elements/funnel-editor.js";
import { itemPicker } from "./elements/item-picker.js";
import { journeyList } from "./elements/journey-list.js";
import { madeUpList } from "./elements/made-up-list.js";
import { messageEditor } from "./elements/message-editor.js";
import { messageTimeline } from "./elements/message-timeline.js";
import { notificationEditor } from "./elements/notification-editor.js";
import { openApiConsole } from "./elements/open-api-console.js";
import { reservationPanel } from "./elements/reservation-panel.js";
import { reservationSchedule } from "./elements/reservation-schedule.js";
import { salonSettings } from "./elements/salon-settings.js";
import type { EngineElement } from "./engine-element.js";

/** One for each of the registry, and one that is none of the library: a screen without a value. */
export const engineElements: readonly EngineElement[] = [
  actionEditor,
  funnelEditor,
  itemPicker,
  messageEditor,
  messageTimeline,
  friendList,
  friendEditor,
  formFieldEditor,
  notificationEditor,
  episodeEditor,
  journeyList,
  openApiConsole,
  reservationPanel,
  reservationSchedule,
  salonSettings,
  madeUpList,
];
