import {
  contextAttributeDocs,
  type ElementDocumentation,
  finishingAttributeDocs,
  finishingEventDocs,
  finishingMethodDocs,
  finishingPartDocs,
  finishingPropertyDocs,
} from "../../element-base/documentation.js";
import type { messageTimelineDeclaration } from "./declaration.js";

/** Documentation of `<message-timeline>`. */
export const messageTimelineDocumentation: ElementDocumentation<typeof messageTimelineDeclaration> = {
  description: "Messages of one friend or of all, and the confirming of many at once.",
  attributes: {
    ...contextAttributeDocs,
    ...finishingAttributeDocs,
    value: "The ids of the selected messages: `[101, 102]`.",
    "finish-path": "Path that the selected ids are posted to. Absent: `/api/messages/confirm_multi`.",
    pattern:
      "`timeline` (100 messages at a time) and `top` (10) show the newest first. `memberDetail` (50) shows those of one friend, oldest first, and begins at the end.",
    mode: "`normal` shows all messages, `uncheck` those that are not confirmed, `star` those with a star.",
    "member-id": "Id of the friend whose messages are shown.",
    "funnel-id": "Id of a saved filter: messages of its friends are shown.",
    types: "Types of messages that are shown. Absent: all.",
    "date-from": "The first day that is shown, `YYYY-MM-DD`.",
    "date-to": "The last day that is shown, `YYYY-MM-DD`.",
    query: "Text that is searched for in messages and names.",
    poll: "Seconds between two requests for new messages. Absent: no requests.",
  },
  events: finishingEventDocs,
  properties: {
    ...finishingPropertyDocs,
    state: {
      type: "TimelineState",
      description: "Copy of the search and the selection as they are now, with what the operator has chosen.",
    },
  },
  methods: {
    ...finishingMethodDocs,
    refresh: {
      type: "Promise<void>",
      description:
        "Asks for new messages now, and again for what could not be loaded. The message that is being read keeps its place. Resolves when they are shown, or when the failure is shown.",
    },
    append: {
      type: "void",
      description:
        "Shows messages that the page has received: a new one is put in its place, a known one is replaced. It also takes nodes and texts, as any element does.",
    },
  },
  parts: finishingPartDocs,
};
