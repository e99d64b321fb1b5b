import { contextAttributes, finishingAttributes, finishingEvents } from "../../element-base/attributes.js";
import type { ElementDeclaration } from "../../element-base/declaration.js";

/** The public surface of `<notification-editor>`. */
export const notificationEditorDeclaration = {
  tag: "notification-editor",
  attributes: {
    ...contextAttributes,
    ...finishingAttributes,
    "notification-id": { kind: "number" },
  },
  events: { ...finishingEvents, "channel-deleted": {} },
} as const satisfies ElementDeclaration;
