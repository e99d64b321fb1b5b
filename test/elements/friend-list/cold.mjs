import { tag } from "../../bench/cold/tag.mjs";

const friendLists = { group: "Friends, a page of 50", reference: "friend-list", given: 0 };

export const cold = [
  {
    ...friendLists,
    name: "friend-list",
    entry: "friend-list",
    body: tag("friend-list", { "operator-role-id": "1", style: "height: 700px; width: 1000px" }),
    control: { selector: "[role=option][data-friend]" },
    made: { selector: "[role=option][aria-selected=true]" },
  },
];
