import { type ShownElement, saved } from "../../host/serve/shown-element.js";

export const served: ShownElement = {
  line: "builds a filter (custom search)",
  attributes: () => ({ ...saved, "draft-key": "filter", "funnel-id": "1604", copyable: true }),
};
