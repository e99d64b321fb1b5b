import type { ShownElement } from "../../host/serve/shown-element.js";

export const served: ShownElement = {
  line: "sees all of them by day, week and month, with blocked time and shifts, and moves them",
  attributes: () => ({ "salon-id": "1" }),
};
