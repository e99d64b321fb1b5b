import { contextAttributes, finishingAttributes, finishingEvents } from "../../element-base/attributes.js";
import type { ElementDeclaration } from "../../element-base/declaration.js";

/** The public surface of `<friend-editor>`. */
export const friendEditorDeclaration = {
  tag: "friend-editor",
  attributes: {
    ...contextAttributes,
    ...finishingAttributes,
    "member-id": { kind: "text" },
    "member-name": { kind: "text" },
    tab: { kind: "text" },
    open: { kind: "boolean", reflects: true },
    inline: { kind: "boolean", reflects: true },
  },
  events: { ...finishingEvents, close: {} },
} as const satisfies ElementDeclaration;
