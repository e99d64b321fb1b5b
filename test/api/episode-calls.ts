import * as episodes from "../../src/api/episodes.js";
import { blankEpisode, blankStep, wholeEpisode } from "../fixtures/episodes.js";
import { type CallRow, sentBy } from "./call-row.js";

const { signal } = new AbortController();
const anEpisode = {
  understands: [wholeEpisode, {}],
  refuses: ["saved", 5, [], true],
} as const;

/** Calls of the episode editor. */
export const episodeCalls: readonly CallRow[] = [
  {
    ...sentBy("createEpisode", episodes.createEpisodeEndpoint),
    make: (http) => episodes.createEpisode(http, { name: "ご来店のお礼", type: 11, salon_id: 1 }),
    body: { json: '{"name":"ご来店のお礼","type":11,"salon_id":1}' },
    understands: [{ ...blankEpisode, id: 12 }],
    refuses: [blankEpisode, {}, { id: "12" }, { id: 0 }, "saved", []],
  },
  {
    ...sentBy("saveSteps", episodes.saveStepsEndpoint, { id: 12 }),
    make: (http) =>
      episodes.saveSteps(http, 12, { steps: [blankStep, "held"], base_updated_at: "then", name: "a & b" }),
    body: { json: JSON.stringify({ steps: [blankStep, "held"], base_updated_at: "then", name: "a & b" }) },
    ...anEpisode,
  },
  {
    ...sentBy("activateEpisode", episodes.activateEpisodeEndpoint, { id: 12 }),
    make: (http) => episodes.activateEpisode(http, 12),
    body: { json: "{}" },
    ...anEpisode,
  },
  {
    ...sentBy("deleteEpisode", episodes.deleteEpisodeEndpoint, { id: 12 }),
    make: (http) => episodes.deleteEpisode(http, 12),
    understands: [{}, "gone"],
    refuses: [],
    understandsNothing: true,
  },
  {
    ...sentBy("loadEpisode", episodes.loadEpisodeEndpoint, { id: 9 }),
    make: (http) => episodes.loadEpisode(http, 9, signal),
    query: { include_deleted: "1" },
    ...anEpisode,
  },
  ...([9, null] as const).map(
    (id): CallRow => ({
      ...sentBy(`linkEpisode ${id}`, episodes.linkEpisodeEndpoint, { salon: 1 }),
      make: (http) => episodes.linkEpisode(http, 1, "follow_id", id),
      query: { attr: "follow_id" },
      body: { json: `{"value":${id}}` },
      understands: [{ episode_id: 711, follow_id: id }, {}],
      reads: [
        { episode_id: 711, follow_id: id },
        { episode_id: null, follow_id: null },
      ],
      refuses: ["linked", 5, []],
    }),
  ),
  {
    ...sentBy("finishEpisode", { ...episodes.finishEpisodeEndpoint, path: "/episodes/save" }),
    make: (http) => episodes.finishEpisode(http, "/episodes/save", blankEpisode),
    body: { json: JSON.stringify(blankEpisode) },
    understands: [{ id: 7 }, "saved", []],
    refuses: [],
    understandsNothing: true,
  },
];
