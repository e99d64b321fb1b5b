import { addTimelineCall } from "../../host/api/timeline.js";
import { type ShownElement, saved } from "../../host/serve/shown-element.js";

export const served: ShownElement = {
  line: "reads messages and confirms many at once",
  attributes: () => ({ ...saved, pattern: "timeline" }),
  calls: [addTimelineCall],
};
