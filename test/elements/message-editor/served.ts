import type { ShownElement } from "../../host/serve/shown-element.js";

export const served: ShownElement = {
  line: "writes a message text with placeholders",
  attributes: () => ({
    finisher: "emit",
    "draft-key": "message",
    value: "[[name]]様、ご来店ありがとうございます。",
  }),
};
