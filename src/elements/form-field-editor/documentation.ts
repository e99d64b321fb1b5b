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

/** What is said about `<form-field-editor>`. */
export const formFieldEditorDocumentation: ElementDocumentation<typeof formFieldEditorDeclaration> = {
  description: "Editor of one thing that a friend is asked for, and of where the answer goes.",
  attributes: {
    ...contextAttributeDocs,
    ...finishingAttributeDocs,
    value: "The definition as JSON: a `FormField`. Absent or `null`: a new one.",
    swatch: "Input types that are offered, in that order: 5 text box, 10 text area, 20 pull-down.",
    "disabled-types": "Input types that are never offered.",
    sync: "Where an answer may go besides: user-var google-calendar real-name. Absent: all. Empty: nowhere.",
  },
  events: finishingEventDocs,
  properties: finishingPropertyDocs,
  methods: finishingMethodDocs,
  parts: finishingPartDocs,
};
