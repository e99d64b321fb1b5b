import {
  contextAttributeDocs,
  type ElementDocumentation,
  finishingAttributeDocs,
  finishingEventDocs,
  finishingMethodDocs,
  finishingPartDocs,
  finishingPropertyDocs,
} from "../../element-base/documentation.js";
import type { formFieldEditorDeclaration } from "./declaration.js";

/** Documentation of `<form-field-editor>`. */
export const formFieldEditorDocumentation: ElementDocumentation<typeof formFieldEditorDeclaration> = {
  description: "Editor of one field of a form: what a friend is asked for, and where the answer is stored.",
  attributes: {
    ...contextAttributeDocs,
    ...finishingAttributeDocs,
    value: "The field as JSON: a `FormField`. Absent or `null`: a new one.",
    "finish-path": "Path that the field is posted to. Absent: none, and nothing can be posted.",
    swatch:
      "Input types that are offered, in that order: 5 text box, 10 text area, 20 pull-down. Absent: all.",
    "disabled-types": "Input types that are never offered.",
    sync: "Further places that an answer can be stored in. Absent: all; empty: none.",
  },
  events: finishingEventDocs,
  properties: finishingPropertyDocs,
  methods: finishingMethodDocs,
  parts: finishingPartDocs,
};
