import { contextAttributes, finishingAttributes, finishingEvents } from "../../element-base/attributes.js";
import type { ElementDeclaration } from "../../element-base/declaration.js";

/** The public surface of `<message-editor>`. */
export const messageEditorDeclaration = {
  tag: "message-editor",
  attributes: {
    ...contextAttributes,
    ...finishingAttributes,
    value: { kind: "content" },
    finisher: { kind: "choice", choices: ["post", "postemit", "emit"], default: "emit" },
    maxlength: { kind: "number" },
    "send-key": { kind: "choice", choices: ["enter", "shift-enter"], default: "" },
    placeholders: { kind: "words" },
  },
  events: { ...finishingEvents, send: {} },
} as const satisfies ElementDeclaration;
