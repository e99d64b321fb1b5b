import { contextAttributes, finishingAttributes, finishingEvents } from "../../element-base/attributes.js";
import type { ElementDeclaration } from "../../element-base/declaration.js";

/** The public surface of `<funnel-editor>`. */
export const funnelEditorDeclaration = {
  tag: "funnel-editor",
  attributes: {
    ...contextAttributes,
    ...finishingAttributes,
    mode: { kind: "choice", choices: ["editor", "board", "funneling"], default: "editor" },
    copyable: { kind: "boolean" },
    "funnel-id": { kind: "text" },
    "member-filter": { kind: "boolean" },
    "no-template": { kind: "boolean" },
    "with-count": { kind: "boolean" },
    "with-description": { kind: "boolean" },
    encoding: { kind: "choice", choices: ["json", "brackets"], default: "json" },
    swatch: { kind: "words" },
    "disabled-types": { kind: "words" },
  },
  events: finishingEvents,
} as const satisfies ElementDeclaration;
