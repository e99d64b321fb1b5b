import * as v from "valibot";
import * as messages from "../messages.js";
import { calledBy, type DescribedCall } from "./call.js";
import { pageIsLoadedAgain } from "./expiry.js";
import { id, text } from "./fields.js";

/* The text of a message. No call belongs to it: the page says where it is posted (rules: message-length). */

const each = { byPage: true, timeout: 30_000 } as const;

export const messageDescriptions: readonly DescribedCall[] = [
  {
    ...each,
    id: "loadMessage",
    method: "GET",
    path: "/api/message-text/{id}",
    answer: { status: 200, body: v.looseObject({ text }) },
    elements: [],
    when: "By no element: a page that gives a text to `message-editor` as its `value` reads it so.",
  },
  {
    ...each,
    ...calledBy("postMessage", { ...messages.postMessageEndpoint, path: "/api/message-text/{id}" }),
    body: { json: v.looseObject({ text }) },
    answer: {
      status: 200,
      body: v.looseObject({ id: v.optional(id), redirect_to: v.optional(text) }),
      may: ["Anything, or nothing: it is handed to the page."],
    },
    elements: ["message-editor"],
    when: "When the operator finishes and the `finisher` is `post` or `postemit`, to the `finish-path` of the element.",
    failures: {
      ...pageIsLoadedAgain,
      "422": "Messages of `text` are shown at the text, the others above it; what was typed stays.",
    },
  },
];
