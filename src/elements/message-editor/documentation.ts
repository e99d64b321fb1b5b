import {
  contextAttributeDocs,
  type ElementDocumentation,
  finishingAttributeDocs,
  finishingEventDocs,
  finishingMethodDocs,
  finishingPartDocs,
  finishingPropertyDocs,
} from "../../element-base/documentation.js";
import type { messageEditorDeclaration } from "./declaration.js";

/** Documentation of `<message-editor>`. */
export const messageEditorDocumentation: ElementDocumentation<typeof messageEditorDeclaration> = {
  description: "Editor of a message text whose placeholders are objects with names.",
  attributes: {
    ...contextAttributeDocs,
    ...finishingAttributeDocs,
    value: "The text as it is sent, with placeholders such as `[[name]]`. It is neither HTML nor JSON.",
    name: "Name under which a form submits the text itself.",
    "finish-path": "Path that the text is posted to. Absent: none, and nothing can be posted.",
    maxlength:
      "Longest text that can be saved, in UTF-16 units. Default: 4500. A longer text is marked and never cut.",
    "send-key":
      "The key that fires the event `send`; the other one breaks the line. Default: `preferences.sendKey` of the page's context; without either, both break the line.",
    placeholders: "Kinds of placeholders that can be inserted. Absent: all; empty: none.",
  },
  events: {
    ...finishingEventDocs,
    send: {
      description: "The send key was pressed on a text that can be sent: `{value}`.",
      detail: "SendDetail",
    },
  },
  properties: finishingPropertyDocs,
  methods: finishingMethodDocs,
  parts: { ...finishingPartDocs, text: "The text itself." },
};
