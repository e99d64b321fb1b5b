import { tag } from "../../bench/cold/tag.mjs";

const consoles = { group: "Two service codes", reference: "open-api", given: 0 };

export const cold = [
  {
    ...consoles,
    name: "open-api",
    entry: "open-api-console",
    body: tag("open-api-console", {}),
    control: { selector: ".open-api-code-head button" },
    // A press asks whether a token is to be issued.
    made: { selector: "dialog[open]" },
  },
];
