import { addJourneyListCalls } from "../../host/api/journey-lists.js";
import type { ShownElement } from "../../host/serve/shown-element.js";

export const served: ShownElement = {
  line: "keeps journeys: phases in order, groups, favourites",
  attributes: () => ({ "draft-key": "journeys" }),
  calls: [addJourneyListCalls],
};
