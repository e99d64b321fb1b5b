import { tag } from "../../bench/cold/tag.mjs";

const journeys = { group: "Journeys, four groups of five", reference: "journey", given: 0 };

export const cold = [
  {
    ...journeys,
    name: "journey",
    entry: "journey-list",
    body: tag("journey-list", {}),
    control: { selector: "[data-journey='1'] [data-control=name]" },
    // A press opens its detail.
    made: { selector: ".journey-detail" },
  },
];
