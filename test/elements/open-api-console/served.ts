import { addOpenApiCalls } from "../../host/api/open-api.js";
import { openApiParts } from "../../host/demo/open-api.js";
import type { ShownElement } from "../../host/serve/shown-element.js";

export const served: ShownElement = {
  line: "gives other programs access: tokens, calls, triggers",
  attributes: () => ({ "draft-key": "open-api" }),
  calls: [addOpenApiCalls],
  parts: openApiParts,
};
