import * as journeyGroups from "../../src/api/journey-groups.js";
import * as journeyMembers from "../../src/api/journey-members.js";
import * as journeys from "../../src/api/journeys.js";
import type { PlainObject } from "../../src/lib/plain-data.js";
import { wireJourney } from "../fixtures/journeys.js";
import { type CallRow, sentBy } from "./call-row.js";

const { signal } = new AbortController();
const journey = wireJourney as unknown as PlainObject;

const aJourney = {
  understands: [wireJourney, { id: "7", name: 5, journey_kpis: null, favorite: "1", future: [1] }],
  reads: [
    journeys.readJourney(journey),
    journeys.readJourney({ id: "7", name: 5, journey_kpis: null, favorite: "1", future: [1] }),
  ],
  refuses: ["saved", 5, [], true, {}, { id: 0 }],
} satisfies Partial<CallRow>;

const anOrder = {
  understands: [[{ id: 2, order: 1 }], [{ id: "2", order: "1" }, {}, "x", { id: 2 }], []],
  reads: [
    { places: [{ id: 2, order: 1 }], data: [{ id: 2, order: 1 }] },
    { places: [{ id: 2, order: 1 }], data: [{ id: "2", order: "1" }, {}, "x", { id: 2 }] },
    { places: [], data: [] },
  ],
  refuses: ["sorted", 5, true, {}, { id: 2 }],
} satisfies Partial<CallRow>;

const anEntry = {
  understands: [
    { id: 5, name: "冬", order: 2, item_count: 0 },
    { id: "5", name: null },
  ],
  reads: [
    { id: 5, name: "冬", sortKey: 2, wire: { id: 5, name: "冬", order: 2, item_count: 0 } },
    { id: 5, name: "", sortKey: null, wire: { id: "5", name: null } },
  ],
  refuses: ["made", 5, [], true, {}, { id: null }],
} satisfies Partial<CallRow>;

const gone = {
  understands: [{}, "gone"],
  refuses: [],
  understandsNothing: true,
} satisfies Partial<CallRow>;

const friends = {
  query: { page: "2", per_page: "50" },
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
} satisfies Partial<CallRow>;

/** Calls of the journey list. */
export const journeyCalls: readonly CallRow[] = [
  {
    ...sentBy("loadJourneys", journeys.loadJourneysEndpoint),
    make: (http) => journeys.loadJourneys(http, signal),
    understands: [[wireJourney, { ...wireJourney, name: "again" }, {}, null], []],
    reads: [[journeys.readJourney(journey)], []],
    refuses: ["all", 5, true, {}, { id: 1 }],
  },
  {
    ...sentBy("createJourney", journeys.createJourneyEndpoint),
    ...aJourney,
    make: (http) =>
      journeys.createJourney(http, {
        name: "冬",
        group_id: null,
        journey_kpis: [{ journey_tag_id: 1, order: 1 }],
      }),
    body: { json: '{"name":"冬","group_id":null,"journey_kpis":[{"journey_tag_id":1,"order":1}]}' },
  },
  {
    ...sentBy("replaceJourney", journeys.replaceJourneyEndpoint, { id: 1401 }),
    ...aJourney,
    make: (http) => journeys.replaceJourney(http, 1401, { ...journey, base_updated_at: "then" }),
    body: { json: JSON.stringify({ ...wireJourney, base_updated_at: "then" }) },
  },
  {
    ...sentBy("deleteJourney", journeys.deleteJourneyEndpoint, { id: 1401 }),
    ...gone,
    make: (http) => journeys.deleteJourney(http, 1401, true),
  },
  {
    ...sentBy("deleteJourneys", journeys.deleteJourneysEndpoint),
    make: (http) => journeys.deleteJourneys(http, [1, 2], false),
    body: { json: '{"ids":[1,2]}' },
    understands: [{ deleted_ids: [1], failed: [{ id: 2, message: "使われています。" }] }, "done"],
    refuses: [],
    understandsNothing: true,
  },
  {
    ...sentBy("sortJourneys", journeys.sortJourneysEndpoint),
    ...anOrder,
    make: (http) => journeys.sortJourneys(http, null, [2, 1]),
    body: { json: '{"group_id":null,"ids":[2,1]}' },
  },
  {
    ...sentBy("sortFavorites", journeys.sortFavoritesEndpoint),
    ...anOrder,
    make: (http) => journeys.sortFavorites(http, [2, 1]),
    body: { json: '{"ids":[2,1]}' },
    understands: [[{ id: 2, favorite_order: 1 }]],
    reads: [{ places: [{ id: 2, order: 1 }], data: [{ id: 2, favorite_order: 1 }] }],
  },
  {
    ...sentBy("moveJourneys", journeys.moveJourneysEndpoint),
    ...anOrder,
    make: (http) => journeys.moveJourneys(http, 81, [1402, 1403]),
    body: { json: '{"group_id":81,"ids":[1402,1403]}' },
  },
  {
    ...sentBy("setFavorite", journeys.setFavoriteEndpoint, { id: 1402 }),
    make: (http) => journeys.setFavorite(http, 1402, true),
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
  },
  {
    ...sentBy("copyJourney", journeys.copyJourneyEndpoint, { id: 1401 }),
    ...aJourney,
    make: (http) => journeys.copyJourney(http, 1401),
    body: { json: "{}" },
  },
  ...(["group", "phase"] as const).flatMap((list): CallRow[] => {
    const calls = journeyGroups.entryEndpoints[list];
    return [
      {
        ...sentBy(`loadEntries ${list}`, calls.load),
        make: (http) => journeyGroups.loadEntries(http, list, signal),
        understands: [[{ id: 5, name: "冬", order: 2 }, {}, "x"], []],
        reads: [[{ id: 5, name: "冬", sortKey: 2, wire: { id: 5, name: "冬", order: 2 } }], []],
        refuses: ["all", 5, true, {}],
      },
      {
        ...sentBy(`createEntry ${list}`, calls.create),
        ...anEntry,
        make: (http) => journeyGroups.createEntry(http, list, "冬 & 春"),
        body: { json: '{"name":"冬 & 春"}' },
      },
      {
        ...sentBy(`renameEntry ${list}`, calls.rename, { id: 5 }),
        ...anEntry,
        make: (http) => journeyGroups.renameEntry(http, list, 5, "冬"),
        body: { json: '{"name":"冬"}' },
      },
      {
        ...sentBy(`deleteEntry ${list}`, calls.delete, { id: 5 }),
        ...gone,
        make: (http) => journeyGroups.deleteEntry(http, list, 5),
      },
    ];
  }),
  {
    ...sentBy("sortGroups", journeyGroups.sortGroupsEndpoint),
    ...anOrder,
    make: (http) => journeyGroups.sortGroups(http, [2, 1]),
    body: { json: '{"ids":[2,1]}' },
  },
  {
    ...sentBy("loadPassed", journeyMembers.loadPassedEndpoint, { id: 1401, tag: 1003 }),
    ...friends,
    make: (http) =>
      journeyMembers.loadPassed(http, { journeyId: 1401, phaseId: 1003, page: 2, perPage: 50 }, signal),
  },
  {
    ...sentBy("loadMeant", journeyMembers.loadMeantEndpoint, { id: 31 }),
    ...friends,
    make: (http) => journeyMembers.loadMeant(http, { conditionId: 31, page: 2, perPage: 50 }, signal),
  },
];
