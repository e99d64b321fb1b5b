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

/** What is said about `<message-timeline>`. */
export const messageTimelineDocumentation: ElementDocumentation<typeof messageTimelineDeclaration> = {
  description: "Messages of one friend or of all, and the confirming of many at once.",
  attributes: {
    ...contextAttributeDocs,
    ...finishingAttributeDocs,
    value: "The ids of the selected messages: `[101, 102]`.",
    pattern:
      "`timeline` and `top` show the newest message first, `memberDetail` one friend's, oldest first and opened at its end.",
    mode: "`normal` shows all messages, `uncheck` those not confirmed, `star` those with a star.",
    "member-id": "The friend whose messages are shown.",
    "funnel-id": "The saved filter whose friends' messages are shown.",
    types: "Types that are shown, separated by spaces; absent shows all.",
    "date-from": "The first day that is shown, `YYYY-MM-DD`.",
    "date-to": "The last day that is shown, `YYYY-MM-DD`.",
    query: "Texts and names that are searched for.",
    poll: "Seconds between two looks for new messages; absent looks for none.",
  },
  events: finishingEventDocs,
  properties: {
    ...finishingPropertyDocs,
    state: {
      type: "TimelineState",
      description: "What is shown and selected now, a copy.",
    },
  },
  methods: {
    ...finishingMethodDocs,
    refresh: {
      type: "Promise<void>",
      description:
        "Looks for new messages now, and tries again what could not be loaded. What is read stays in its place. Kept when they are shown, or the failure is said.",
    },
    append: {
      type: "void",
      description:
        "Takes messages over that the page has heard of: new ones find their places, known ones are replaced.",
    },
  },
  parts: finishingPartDocs,
};
