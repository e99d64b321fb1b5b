import { timelines } from "../../bench/cold/groups.mjs";
import { tag } from "../../bench/cold/tag.mjs";

export const cold = [
  {
    ...timelines,
    name: "timeline",
    entry: "message-timeline",
    body: tag("message-timeline", { style: "height: 700px; width: 800px" }),
    control: { selector: "article input[type=checkbox]" },
    made: { selector: "article input[type=checkbox]:checked" },
  },
];
