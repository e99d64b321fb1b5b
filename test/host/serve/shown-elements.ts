import type { ElementTag } from "../../../src/elements/registry.js";
import { served as actionEditor } from "../../elements/action-editor/served.js";
import { served as episodeEditor } from "../../elements/episode-editor/served.js";
import { served as formFieldEditor } from "../../elements/form-field-editor/served.js";
import { served as friendEditor } from "../../elements/friend-editor/served.js";
import { served as friendList } from "../../elements/friend-list/served.js";
import { served as funnelEditor } from "../../elements/funnel-editor/served.js";
import { served as itemPicker } from "../../elements/item-picker/served.js";
import { served as journeyList } from "../../elements/journey-list/served.js";
import { served as messageEditor } from "../../elements/message-editor/served.js";
import { served as messageTimeline } from "../../elements/message-timeline/served.js";
import { served as notificationEditor } from "../../elements/notification-editor/served.js";
import { served as openApiConsole } from "../../elements/open-api-console/served.js";
import { served as reservationPanel } from "../../elements/reservation-panel/served.js";
import { served as reservationSchedule } from "../../elements/reservation-schedule/served.js";
import { served as salonSettings } from "../../elements/salon-settings/served.js";
import type { ShownElement } from "./shown-element.js";

/** Every element, in the order of the page; the compiler asks for those that are missing. By name: what is built finds no folders. */
export const shownElements: Readonly<Record<ElementTag, ShownElement>> = {
  "action-editor": actionEditor,
  "funnel-editor": funnelEditor,
  "item-picker": itemPicker,
  "message-editor": messageEditor,
  "message-timeline": messageTimeline,
  "friend-list": friendList,
  "friend-editor": friendEditor,
  "form-field-editor": formFieldEditor,
  "notification-editor": notificationEditor,
  "episode-editor": episodeEditor,
  "journey-list": journeyList,
  "open-api-console": openApiConsole,
  "salon-settings": salonSettings,
  "reservation-panel": reservationPanel,
  "reservation-schedule": reservationSchedule,
};
