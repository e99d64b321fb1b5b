import { tag } from "../../bench/cold/tag.mjs";

const schedules = { group: "A salon's day, from the server", reference: "schedule", given: 0 };

export const cold = [
  {
    ...schedules,
    name: "schedule",
    entry: "reservation-schedule",
    body: tag("reservation-schedule", {
      ...{ "salon-id": "1", date: "2026-11-20", style: "height: 700px; width: 1000px" },
    }),
    control: { selector: "button[aria-label='13:00〜13:45 山田 花子']" },
    // A press chooses it, which only the page sees, and leaves the focus there.
    made: { selector: "button[aria-label='13:00〜13:45 山田 花子']:focus" },
  },
];
