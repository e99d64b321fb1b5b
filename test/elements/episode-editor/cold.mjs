import { sequence } from "../../bench/cold/data.mjs";
import { tag } from "../../bench/cold/tag.mjs";

const sequences = { group: "A sequence, five texts", reference: "episode", given: 0 };

export const cold = [
  {
    ...sequences,
    name: "episode",
    entry: "episode-editor",
    body: tag("episode-editor", { finisher: "emit", value: sequence }),
    control: { selector: "[data-field=name]" },
    made: { selector: "[data-field=name]:focus" },
  },
];
