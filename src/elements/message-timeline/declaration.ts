import { contextAttributes, finishingAttributes, finishingEvents } from "../../element-base/attributes.js";
import type { ElementDeclaration } from "../../element-base/declaration.js";

/** The public surface of `<message-timeline>`. */
export const messageTimelineDeclaration = {
  tag: "message-timeline",
  attributes: {
    ...contextAttributes,
    ...finishingAttributes,
    pattern: { kind: "choice", choices: ["top", "timeline", "memberDetail"], default: "timeline" },
    mode: { kind: "choice", choices: ["normal", "uncheck", "star"], default: "normal" },
    "member-id": { kind: "text" },
    "funnel-id": { kind: "text" },
    types: { kind: "words" },
    "date-from": { kind: "text" },
    "date-to": { kind: "text" },
    query: { kind: "text" },
    poll: { kind: "number" },
  },
  events: finishingEvents,
} as const satisfies ElementDeclaration;
