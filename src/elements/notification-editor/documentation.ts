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

/** What is said about `<notification-editor>`. */
export const notificationEditorDocumentation: ElementDocumentation<typeof notificationEditorDeclaration> = {
  description:
    "Editor of one notification: who is told on what event, through which channels, at what hours.",
  attributes: {
    ...contextAttributeDocs,
    ...finishingAttributeDocs,
    value:
      "The notification as JSON: a `Notification`. Absent or `null`, without `notification-id`: a new one.",
    "notification-id":
      "Loads this notification, unless a `value` is given. Nothing can be edited or finished before it is there.",
  },
  events: {
    ...finishingEventDocs,
    "channel-deleted": {
      detail: "ChannelDeletedDetail",
      description: "A channel was deleted on the server, which is no part of the notification.",
    },
  },
  properties: {
    ...finishingPropertyDocs,
    testChannel: {
      type: "TestChannelFunction | null",
      description:
        "Sends a test through a channel: `(channel, notification, {signal}) => Promise<{ok, message?}>`. Without it nothing is tested, and no button shown.",
    },
  },
  methods: finishingMethodDocs,
  parts: finishingPartDocs,
};
