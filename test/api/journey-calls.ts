import {
  createEntry,
  deleteEntry,
  loadEntries,
  renameEntry,
  sortGroups,
} from "../../src/api/journey-groups.js";
import { loadMeant, loadPassed } from "../../src/api/journey-members.js";
import {
  copyJourney,
  createJourney,
  deleteJourney,
  deleteJourneys,
  loadJourneys,
  moveJourneys,
  readJourney,
  replaceJourney,
  setFavorite,
  sortFavorites,
  sortJourneys,
} from "../../src/api/journeys.js";
import type { PlainObject } from "../../src/lib/plain-data.js";
import { wireJourney } from "../fixtures/journeys.js";
import type { CallRow } from "./call-row.js";

const { signal } = new AbortController();
const journey = wireJourney as unknown as PlainObject;
const plain = { query: {}, timeout: 30_000 } as const;
const reading = { ...plain, method: "GET", body: null, understandsNothing: false } as const;

const aJourney = {
  understands: [wireJourney, { id: "7", name: 5, journey_kpis: null, favorite: "1", future: [1] }],
  reads: [
    readJourney(journey),
    readJourney({ id: "7", name: 5, journey_kpis: null, favorite: "1", future: [1] }),
  ],
  refuses: ["saved", 5, [], true, {}, { id: 0 }],
  understandsNothing: false,
} satisfies Partial<CallRow>;

const anOrder = {
  understands: [[{ id: 2, order: 1 }], [{ id: "2", order: "1" }, {}, "x", { id: 2 }], []],
  reads: [
    { places: [{ id: 2, order: 1 }], data: [{ id: 2, order: 1 }] },
    { places: [{ id: 2, order: 1 }], data: [{ id: "2", order: "1" }, {}, "x", { id: 2 }] },
    { places: [], data: [] },
  ],
  refuses: ["sorted", 5, true, {}, { id: 2 }],
  understandsNothing: false,
} satisfies Partial<CallRow>;

const anEntry = {
  understands: [
    { id: 5, name: "冬", order: 2, item_count: 0 },
    { id: "5", name: null },
  ],
  reads: [
    { id: 5, name: "冬", rank: 2, wire: { id: 5, name: "冬", order: 2, item_count: 0 } },
    { id: 5, name: "", rank: null, wire: { id: "5", name: null } },
  ],
  refuses: ["made", 5, [], true, {}, { id: null }],
  understandsNothing: false,
} satisfies Partial<CallRow>;

const gone = {
  understands: [{}, "gone"],
  refuses: [],
  understandsNothing: true,
} satisfies Partial<CallRow>;

const friends = {
  query: { page: "2", per_page: "50" },
  timeout: 30_000,
  method: "GET",
  body: null,
  readsWholeBody: true,
  understands: [
    {
      data: [{ id: 7, name: "佐藤", icon_url: null, passed_at: "2026-11-05T09:05:00+09:00" }, {}, "x"],
      pagination: { current_page: 2, last_page: 3, per_page: 50, total: 101 },
    },
    { data: [] },
    [{ id: "7" }],
  ],
  reads: [
    {
      friends: [{ id: 7, name: "佐藤", iconUrl: null, passedAt: Date.parse("2026-11-05T09:05:00+09:00") }],
      total: 101,
      lastPage: 3,
    },
    { friends: [], total: 0, lastPage: 1 },
    { friends: [{ id: 7, name: "", iconUrl: null, passedAt: null }], total: 1, lastPage: 1 },
  ],
  refuses: ["friends", 5, true, {}, { data: null }],
  understandsNothing: false,
} satisfies Partial<CallRow>;

/** Calls of the journey list. */
export const journeyCalls: readonly CallRow[] = [
  {
    ...reading,
    name: "loadJourneys",
    make: (http) => loadJourneys(http, signal),
    path: "/api/journeys",
    understands: [[wireJourney, { ...wireJourney, name: "again" }, {}, null], []],
    reads: [[readJourney(journey)], []],
    refuses: ["all", 5, true, {}, { id: 1 }],
  },
  {
    ...plain,
    ...aJourney,
    once: true,
    name: "createJourney",
    make: (http) =>
      createJourney(http, { name: "冬", group_id: null, journey_kpis: [{ journey_tag_id: 1, order: 1 }] }),
    method: "POST",
    path: "/api/journeys",
    body: { json: '{"name":"冬","group_id":null,"journey_kpis":[{"journey_tag_id":1,"order":1}]}' },
  },
  {
    ...plain,
    ...aJourney,
    name: "replaceJourney",
    make: (http) => replaceJourney(http, 1401, { ...journey, base_updated_at: "then" }),
    method: "PUT",
    path: "/api/journeys/1401",
    body: { json: JSON.stringify({ ...wireJourney, base_updated_at: "then" }) },
  },
  {
    ...plain,
    ...gone,
    name: "deleteJourney",
    make: (http) => deleteJourney(http, 1401, true),
    method: "DELETE",
    path: "/api/journeys/1401",
    body: null,
  },
  {
    ...plain,
    name: "deleteJourneys",
    make: (http) => deleteJourneys(http, [1, 2], false),
    method: "POST",
    path: "/api/journeys/bulk_delete",
    body: { json: '{"ids":[1,2]}' },
    understands: [{ deleted_ids: [1], failed: [{ id: 2, message: "使われています。" }] }, "done"],
    refuses: [],
    understandsNothing: true,
  },
  {
    ...plain,
    ...anOrder,
    name: "sortJourneys",
    make: (http) => sortJourneys(http, null, [2, 1]),
    method: "POST",
    path: "/api/journeys/sort",
    body: { json: '{"group_id":null,"ids":[2,1]}' },
  },
  {
    ...plain,
    ...anOrder,
    name: "sortFavorites",
    make: (http) => sortFavorites(http, [2, 1]),
    method: "POST",
    path: "/api/journeys/sort/favorite",
    body: { json: '{"ids":[2,1]}' },
    understands: [[{ id: 2, favorite_order: 1 }]],
    reads: [{ places: [{ id: 2, order: 1 }], data: [{ id: 2, favorite_order: 1 }] }],
  },
  {
    ...plain,
    ...anOrder,
    name: "moveJourneys",
    make: (http) => moveJourneys(http, 81, [1402, 1403]),
    method: "POST",
    path: "/api/journeys/mv_group",
    body: { json: '{"group_id":81,"ids":[1402,1403]}' },
  },
  {
    ...plain,
    name: "setFavorite",
    make: (http) => setFavorite(http, 1402, true),
    method: "PATCH",
    path: "/api/journeys/1402/fav",
    body: { json: '{"favorite":1}' },
    understands: [{ id: 1402, favorite: 1, favorite_order: 3, more: "x" }, {}],
    reads: [
      {
        ...{ favorite: true, favoriteOrder: 3 },
        wire: { id: 1402, favorite: 1, favorite_order: 3, more: "x" },
      },
      { favorite: false, favoriteOrder: null, wire: {} },
    ],
    refuses: ["yes", 5, [], true],
    understandsNothing: false,
  },
  {
    ...plain,
    ...aJourney,
    once: true,
    name: "copyJourney",
    make: (http) => copyJourney(http, 1401),
    method: "POST",
    path: "/api/journeys/1401/copy",
    body: { json: "{}" },
  },
  ...(["group", "phase"] as const).flatMap((list): CallRow[] => {
    const path = list === "group" ? "/api/journey_groups" : "/api/journey_tags";
    return [
      {
        ...reading,
        name: `loadEntries ${list}`,
        make: (http) => loadEntries(http, list, signal),
        path,
        understands: [[{ id: 5, name: "冬", order: 2 }, {}, "x"], []],
        reads: [[{ id: 5, name: "冬", rank: 2, wire: { id: 5, name: "冬", order: 2 } }], []],
        refuses: ["all", 5, true, {}],
      },
      {
        ...plain,
        ...anEntry,
        once: true,
        name: `createEntry ${list}`,
        make: (http) => createEntry(http, list, "冬 & 春"),
        method: "POST",
        path,
        body: { json: '{"name":"冬 & 春"}' },
      },
      {
        ...plain,
        ...anEntry,
        name: `renameEntry ${list}`,
        make: (http) => renameEntry(http, list, 5, "冬"),
        method: "PATCH",
        path: `${path}/5/rename`,
        body: { json: '{"name":"冬"}' },
      },
      {
        ...plain,
        ...gone,
        name: `deleteEntry ${list}`,
        make: (http) => deleteEntry(http, list, 5),
        method: "DELETE",
        path: `${path}/5`,
        body: null,
      },
    ];
  }),
  {
    ...plain,
    ...anOrder,
    name: "sortGroups",
    make: (http) => sortGroups(http, [2, 1]),
    method: "POST",
    path: "/api/journey_groups/sort",
    body: { json: '{"ids":[2,1]}' },
  },
  {
    ...friends,
    name: "loadPassed",
    make: (http) => loadPassed(http, { journeyId: 1401, phaseId: 1003, page: 2, perPage: 50 }, signal),
    path: "/api/journeys/1401/journey_tags/1003/members",
  },
  {
    ...friends,
    name: "loadMeant",
    make: (http) => loadMeant(http, { conditionId: 31, page: 2, perPage: 50 }, signal),
    path: "/api/journey/member_queries/31/members",
  },
];
