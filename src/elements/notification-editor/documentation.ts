import {
  contextAttributeDocs,
  type ElementDocumentation,
  finishingAttributeDocs,
  finishingEventDocs,
  finishingMethodDocs,
  finishingPartDocs,
  finishingPropertyDocs,
} from "../../element-base/documentation.js";
import type { notificationEditorDeclaration } from "./declaration.js";

/** Documentation of `<notification-editor>`. */
export const notificationEditorDocumentation: ElementDocumentation<typeof notificationEditorDeclaration> = {
  description:
    "Editor of one notification: who is told on what event, through which channels, at what hours.",
  attributes: {
    ...contextAttributeDocs,
    ...finishingAttributeDocs,
    value:
      "The notification as JSON: a `Notification`. Absent or `null`, without `notification-id`: a new one.",
    "finish-path": "Path that the payload is posted to. Absent: `/api/notifications`.",
    "notification-id":
      "Id of a notification, which is loaded unless a `value` is given. Nothing can be edited or finished before it is there.",
  },
  events: {
    ...finishingEventDocs,
    "channel-deleted": {
      detail: "ChannelDeletedDetail",
      description:
        "A channel was deleted on the server. Channels are not part of the notification, so this happens at once.",
    },
  },
  properties: {
    ...finishingPropertyDocs,
    testChannel: {
      type: "TestChannelFunction | null",
      description:
        "Sends a test through a channel: `(channel, notification, {signal}) => Promise<{ok, message?}>`. Without it there is no button for a test.",
    },
  },
  methods: finishingMethodDocs,
  parts: finishingPartDocs,
};
