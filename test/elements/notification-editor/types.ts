import {
  type Notification,
  type NotificationEditorElement,
  notificationSchema,
} from "../../../src/entries/index.js";
import { keep } from "../../packaging/types/keep.js";

const told: NotificationEditorElement = document.createElement("notification-editor");
told.notificationId = 7;
told.testChannel = async (channel, _, { signal }) => ({
  ok: channel.is_active && !signal.aborted,
  message: "",
});
told.addEventListener("channel-deleted", (event) => keep(event.detail.id + 1, event.detail.kind));
const notification: Notification = told.value;
keep(notification.timings[0]?.weekdays, notificationSchema["~standard"].vendor);
// @ts-expect-error: a mode is one of two.
notification.schedule.mode = "monthly";
