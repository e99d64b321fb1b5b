import type { Journey, JourneyListElement } from "../../../src/entries/index.js";
import { keep } from "../../packaging/types/keep.js";

const ways: JourneyListElement = document.createElement("journey-list");
ways.groupId = "favorite";
ways.journeyId = 1401;
ways.addEventListener("journey-select", (event) => {
  const way: Journey = event.detail.journey;
  keep(way.journey_kpis[0]?.journey_tag_id, way.favorite === 1, event.detail.journeyId + 1);
});
ways.addEventListener("saved", (event) => keep(event.detail.resource === "phase", event.detail.ids[0]));
ways.refresh().then(() => keep(ways.selectedIds.length, ways.dirty));
// @ts-expect-error: a group is a number, one of two names, or none.
ways.groupId = "all";
