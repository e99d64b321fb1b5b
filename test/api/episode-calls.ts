import {
  activateEpisode,
  createEpisode,
  deleteEpisode,
  finishEpisode,
  linkEpisode,
  loadEpisode,
  saveSteps,
} from "../../src/api/episodes.js";
import { blankEpisode, blankStep, wholeEpisode } from "../fixtures/episodes.js";
import type { CallRow } from "./call-row.js";

const { signal } = new AbortController();
const writing = { query: {}, timeout: 30_000, once: true } as const;
const anEpisode = {
  understands: [wholeEpisode, {}],
  refuses: ["saved", 5, [], true],
  understandsNothing: false,
} as const;

/** Calls of the episode editor. */
export const episodeCalls: readonly CallRow[] = [
  {
    ...writing,
    name: "createEpisode",
    make: (http) => createEpisode(http, { name: "ご来店のお礼", type: 11, salon_id: 1 }),
    method: "POST",
    path: "/api/episodes",
    body: { json: '{"name":"ご来店のお礼","type":11,"salon_id":1}' },
    understands: [{ ...blankEpisode, id: 12 }],
    refuses: [blankEpisode, {}, { id: "12" }, { id: 0 }, "saved", []],
    understandsNothing: false,
  },
  {
    ...writing,
    name: "saveSteps",
    make: (http) =>
      saveSteps(http, 12, { steps: [blankStep, "held"], base_updated_at: "then", name: "a & b" }),
    method: "POST",
    path: "/api/episodes/12/steps",
    body: { json: JSON.stringify({ steps: [blankStep, "held"], base_updated_at: "then", name: "a & b" }) },
    ...anEpisode,
  },
  {
    ...writing,
    name: "activateEpisode",
    make: (http) => activateEpisode(http, 12),
    method: "POST",
    path: "/api/episodes/12/activate",
    body: { json: "{}" },
    ...anEpisode,
  },
  {
    name: "deleteEpisode",
    make: (http) => deleteEpisode(http, 12),
    method: "DELETE",
    path: "/api/episodes/12",
    query: {},
    body: null,
    timeout: 30_000,
    understands: [{}, "gone"],
    refuses: [],
    understandsNothing: true,
  },
  {
    name: "loadEpisode",
    make: (http) => loadEpisode(http, 9, signal),
    method: "GET",
    path: "/api/episodes/9",
    query: { include_deleted: "1" },
    body: null,
    timeout: 30_000,
    ...anEpisode,
  },
  ...([9, null] as const).map(
    (id): CallRow => ({
      name: `linkEpisode ${id}`,
      make: (http) => linkEpisode(http, 1, "follow_id", id),
      method: "PATCH",
      path: "/api/line/slot_groups/1/salon",
      query: { attr: "follow_id" },
      body: { json: `{"value":${id}}` },
      timeout: 30_000,
      understands: [{ episode_id: 711, follow_id: id }, {}],
      reads: [
        { episode_id: 711, follow_id: id },
        { episode_id: null, follow_id: null },
      ],
      refuses: ["linked", 5, []],
      understandsNothing: false,
    }),
  ),
  {
    ...writing,
    name: "finishEpisode",
    make: (http) => finishEpisode(http, "/episodes/save", blankEpisode),
    method: "POST",
    path: "/episodes/save",
    body: { json: JSON.stringify(blankEpisode) },
    understands: [{ id: 7 }, "saved", []],
    refuses: [],
    understandsNothing: true,
  },
];
