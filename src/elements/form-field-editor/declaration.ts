import { contextAttributes, finishingAttributes, finishingEvents } from "../../element-base/attributes.js";
import type { ElementDeclaration } from "../../element-base/declaration.js";

/** The public surface of `<form-field-editor>`. */
export const formFieldEditorDeclaration = {
  tag: "form-field-editor",
  attributes: {
    ...contextAttributes,
    ...finishingAttributes,
    finisher: { kind: "choice", choices: ["post", "postemit", "emit"], default: "emit" },
    swatch: { kind: "words" },
    "disabled-types": { kind: "words" },
    sync: { kind: "words" },
  },
  events: finishingEvents,
} as const satisfies ElementDeclaration;
