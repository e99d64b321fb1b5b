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

/** Documentation of `<action-editor>`. */
export const actionEditorDocumentation: ElementDocumentation<typeof actionEditorDeclaration> = {
  description: "Builder of an ordered list of effects that run when a trigger fires.",
  attributes: {
    ...contextAttributeDocs,
    ...finishingAttributeDocs,
    value: "The action as JSON. Absent or `null`: a new one.",
    "finish-path": "Path that the payload is posted to. Absent: `/api/action/register`.",
    template: "Template mode: the action has a name, which is required.",
    "group-id": "Id of the folder that a new template is put into.",
    "with-description": "Sent as `withDescription`: asks the server for descriptions.",
    encoding:
      "How `inputs` is posted: as JSON in one field, or as fields with brackets, which leave empty lists out.",
    swatch: "Type ids of the effects that are offered, in that order. Absent: all.",
    "disabled-types": "Type ids of the effects that are never offered.",
  },
  events: finishingEventDocs,
  properties: { ...finishingPropertyDocs, ...audiencePropertyDocs },
  methods: finishingMethodDocs,
  parts: { ...finishingPartDocs, panel: "An effect in the list, with its head." },
};
