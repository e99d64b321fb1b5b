import { contextAttributes, finishingAttributes, finishingEvents } from "../../element-base/attributes.js";
import type { ElementDeclaration } from "../../element-base/declaration.js";

/** The public surface of `<action-editor>`. */
export const actionEditorDeclaration = {
  tag: "action-editor",
  attributes: {
    ...contextAttributes,
    ...finishingAttributes,
    template: { kind: "boolean" },
    "group-id": { kind: "number" },
    "with-description": { kind: "boolean" },
    encoding: { kind: "choice", choices: ["json", "brackets"], default: "json" },
    swatch: { kind: "words" },
    "disabled-types": { kind: "words" },
  },
  events: finishingEvents,
} as const satisfies ElementDeclaration;
