import { contextAttributes, finishingAttributes, finishingEvents } from "./attributes.js";
import type { ElementDeclaration } from "./declaration.js";

/** The public surface of `<action-editor>`. */
export const actionEditorDeclaration = {
  tag: "action-editor",
  description: "Builder of an ordered list of effects that run when a trigger fires.",
  attributes: {
    ...contextAttributes,
    ...finishingAttributes,
    template: { kind: "boolean", description: "Template mode: the action has a required name." },
    "group-id": { kind: "number", description: "The folder of a new template." },
    "with-description": {
      kind: "boolean",
      description: "Sent as `withDescription`: asks the server for descriptions.",
    },
    encoding: {
      kind: "choice",
      choices: ["json", "brackets"],
      default: "json",
      description: "How nested values are posted: as JSON in one field, or with bracket keys.",
    },
    swatch: { kind: "words", description: "Type ids of the effects that are offered, in that order." },
    "disabled-types": { kind: "words", description: "Type ids of the effects that are never offered." },
  },
  events: finishingEvents,
} as const satisfies ElementDeclaration;
