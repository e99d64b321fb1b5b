import { addNotificationCalls } from "../../host/api/notifications.js";
import { type ShownElement, saved } from "../../host/serve/shown-element.js";

export const served: ShownElement = {
  line: "says who is told on what event, through which channels, at what hours",
  attributes: () => ({ ...saved, "draft-key": "notification", "notification-id": "1" }),
  calls: [addNotificationCalls],
};
