import { type ShownElement, saved } from "../../host/serve/shown-element.js";

export const served: ShownElement = {
  line: "sees, edits and judges one reservation of a salon",
  // One that the customer wants to have otherwise: there is most to see of it.
  attributes: () => ({
    ...saved,
    ...{ "draft-key": "reservation", "salon-id": "1", "reservation-id": "3", open: true },
  }),
};
