import { addEpisodeCalls } from "../../host/api/episodes.js";
import { type ShownElement, saved } from "../../host/serve/shown-element.js";

export const served: ShownElement = {
  line: "builds what is sent before a goal or a reservation, or after a visit",
  attributes: () => ({
    ...saved,
    ...{ "draft-key": "episode", "episode-id": "711", "salon-id": "1", attr: "episode_id" },
  }),
  calls: [addEpisodeCalls],
};
