import type { ShownElement } from "../../host/serve/shown-element.js";

export const served: ShownElement = {
  line: "sets a salon up: courses, staff, hours, what customers see and are asked",
  attributes: () => ({ "draft-key": "salon", "salon-id": "1" }),
};
