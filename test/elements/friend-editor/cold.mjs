import { tag } from "../../bench/cold/tag.mjs";

const friends = { group: "A friend, 20 variables", reference: "friend", given: 0 };

export const cold = [
  {
    ...friends,
    name: "friend",
    entry: "friend-editor",
    body: tag("friend-editor", { inline: "", "member-id": "7", tab: "variables" }),
    control: { selector: "input[type=checkbox]" },
    made: { selector: "input[type=checkbox]:checked" },
  },
];
