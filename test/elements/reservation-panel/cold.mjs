import { tag } from "../../bench/cold/tag.mjs";

const reservations = { group: "A reservation's form, from the server", reference: "reservation", given: 0 };

export const cold = [
  {
    ...reservations,
    name: "reservation",
    entry: "reservation-panel",
    body: tag("reservation-panel", {
      ...{ "salon-id": "1", "reservation-id": "7", type: "form", open: "", style: "width: 480px" },
    }),
    control: { selector: "input[type=checkbox]" },
    made: { selector: "input[type=checkbox]:checked" },
  },
];
