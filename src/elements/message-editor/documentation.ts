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

/** What is said about `<message-editor>`. */
export const messageEditorDocumentation: ElementDocumentation<typeof messageEditorDeclaration> = {
  description: "Editor of a message text whose placeholders are objects with names.",
  attributes: {
    ...contextAttributeDocs,
    ...finishingAttributeDocs,
    value: "The text, as it is sent: placeholders as they are written, never HTML or JSON.",
    name: "Name under which a form submits the text itself.",
    maxlength: "Longest text that may be saved, in UTF-16 units; 4500 unless given.",
    "send-key": "The key that fires `send`; the other one breaks the line. Wins over the page's preference.",
    placeholders:
      "Kinds that can be inserted: name mail friend-link var common-var form context date remain emoji. Absent: all.",
  },
  events: {
    ...finishingEventDocs,
    send: { description: "The send key was pressed on a text that may be sent.", detail: "SendDetail" },
  },
  properties: finishingPropertyDocs,
  methods: finishingMethodDocs,
  parts: { ...finishingPartDocs, text: "The text itself." },
};
