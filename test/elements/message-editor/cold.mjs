import { messageText } from "../../bench/cold/data.mjs";
import { messages } from "../../bench/cold/groups.mjs";
import { tag } from "../../bench/cold/tag.mjs";

export const cold = [
  {
    ...messages,
    name: "message",
    entry: "message-editor",
    body: tag("message-editor", { value: messageText }),
  },
];
