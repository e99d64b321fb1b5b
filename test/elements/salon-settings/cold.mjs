import { tag } from "../../bench/cold/tag.mjs";

const salons = { group: "A salon's five courses", reference: "salon", given: 0 };

export const cold = [
  {
    ...salons,
    name: "salon",
    entry: "salon-settings",
    body: tag("salon-settings", { "salon-id": "1" }),
    control: { selector: "button", name: "コースを追加" },
    // A press opens the dialog of a new one.
    made: { selector: "dialog[open]" },
  },
];
