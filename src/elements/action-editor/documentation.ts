import {
  audiencePropertyDocs,
  contextAttributeDocs,
  type ElementDocumentation,
  finishingAttributeDocs,
  finishingEventDocs,
  finishingMethodDocs,
  finishingPartDocs,
  finishingPropertyDocs,
} from "../../element-base/documentation.js";
import type { actionEditorDeclaration } from "./declaration.js";

/** What is said about `<action-editor>`. */
export const actionEditorDocumentation: ElementDocumentation<typeof actionEditorDeclaration> = {
  description: "Builder of an ordered list of effects that run when a trigger fires.",
  attributes: {
    ...contextAttributeDocs,
    ...finishingAttributeDocs,
    template: "Template mode: the action has a required name.",
    "group-id": "The folder of a new template.",
    "with-description": "Sent as `withDescription`: asks the server for descriptions.",
    encoding: "How nested values are posted: as JSON in one field, or with bracket keys.",
    swatch: "Type ids of the effects that are offered, in that order.",
    "disabled-types": "Type ids of the effects that are never offered.",
  },
  events: finishingEventDocs,
  properties: { ...finishingPropertyDocs, ...audiencePropertyDocs },
  methods: finishingMethodDocs,
  parts: { ...finishingPartDocs, panel: "An effect in the list, with its head." },
};
