import { createStore } from "jotai/vanilla";
import { expect, onTestFinished, test } from "vitest";
import { createServerClient, type Query } from "../../src/collection/index.js";
import {
  createJourneyModel,
  createMutations,
  type JourneySettings,
  journeyQueries,
  journeyWords,
} from "../../src/features/journey/index.js";
import type { JourneyDeps } from "../../src/features/journey/mutations/deps.js";
import type { PlainData } from "../../src/lib/plain-data.js";
import { openSalon } from "../features/salon-settings/support/mutations.js";
import { wireJourney } from "../fixtures/journeys.js";
import { openHttp } from "../lib/open-http.js";
import { stubFetch } from "../lib/stub-fetch.js";

/* `saved` holds what was answered, also what we do not know (rules: kept-as-it-came). */

/** A server that answers reads by their address, and writes with `answer`. */
function serve(reads: Record<string, unknown>, answer: () => unknown): void {
  stubFetch(({ method, url }) =>
    Response.json({ data: method === "GET" ? reads[new URL(url).pathname] : answer() }),
  );
}

async function read(...queries: Query<unknown>[]): Promise<void> {
  for (const query of queries) {
    onTestFinished(query.subscribe(() => {}));
    await expect.poll(() => query.state().is).toBe("ready");
  }
}

async function journeyList(answer: () => unknown, count = 3) {
  const row = (at: number) => ({ ...wireJourney, id: at + 1, order: at + 1, group_id: null, favorite: 1 });
  const groups = [1, 2].map((id) => ({ id, name: `${id}`, order: id, item_count: 0 }));
  const journeys = Array.from({ length: count }, (_, at) => row(at));
  serve({ "/api/journeys": journeys, "/api/journey_groups": groups, "/api/journey_tags": [] }, answer);
  const client = createServerClient();
  const http = openHttp();
  const queries = journeyQueries(client, "", http);
  const model = createJourneyModel({
    store: createStore(),
    settings: { locale: "ja" } as JourneySettings,
    queries: () => queries,
  });
  const saved: PlainData[] = [];
  const selections: PlainData[] = [];
  const deps: JourneyDeps = {
    ...{ client, http, httpOf: () => http, queries: () => queries, server: () => "", owner: () => null },
    ...{ model: () => model, words: () => journeyWords.ja, report: () => [], listsChanged() {} },
    ...{ readAgain: async () => true, leftPage: { underWay: [] } },
    emit(type, { resource, kind, ids, data }) {
      if (type === "saved") saved.push([resource, kind, ids, data] as PlainData);
      else selections.push(ids as PlainData);
    },
  };
  await read(queries.journeys, queries.groups, queries.phases);
  return { saved, selections, model, ...createMutations(deps) };
}

const placed = [{ id: 2, order: 1, more: "unknown" }];
const first = { ids: [2], behind: null };

test.each([
  [{ is: "group", id: null }, ["journey", "sort", [2, 1, 3], placed]],
  [{ is: "favorite" }, ["journey", "sort-favorite", [2, 1, 3], placed]],
  [{ is: "groups" }, ["group", "sort", [2, 1], placed]],
] as const)("the order of %j", async (scope, expected) => {
  const { saved, actions, waiting } = await journeyList(() => placed);
  actions.move(scope, first, "");
  await waiting.flush();
  expect(saved).toEqual([expected]);
});

test("journeys that go into a group, a part at a time", async () => {
  let calls = 0;
  const { saved, actions } = await journeyList(() => [{ call: ++calls }], 501);
  const ids = Array.from({ length: 501 }, (_, at) => at + 1);
  await actions.moveToGroup(1, ids);
  expect(saved).toEqual([
    ["journey", "move", ids.slice(0, 500), [{ call: 1 }]],
    ["journey", "move", [501], [{ call: 2 }]],
  ]);
});

test("journeys that are deleted, a part at a time; without those that are not", async () => {
  let calls = 0;
  const { saved, actions, waiting } = await journeyList(
    () => ({ call: ++calls, failed: [{ id: 500 + calls - 1 }] }),
    502,
  );
  const ids = Array.from({ length: 502 }, (_, at) => at + 1);
  actions.removeSoon(ids);
  await waiting.flush();
  expect(saved).toEqual([
    ["journey", "delete", ids.slice(0, 499), { call: 1, failed: [{ id: 500 }] }],
    ["journey", "delete", [502], { call: 2, failed: [{ id: 501 }] }],
  ]);
});

test("the selection is not said to have changed by a deletion that changes nothing of it", async () => {
  const { selections, actions, waiting, model } = await journeyList(() => ({}));
  model.toggle(3);
  actions.removeSoon([1, 2]);
  await waiting.flush();
  expect(selections).toEqual([]);
  actions.removeSoon([3]);
  expect([selections, model.selectedIds()]).toEqual([[[]], []]);
});

test("a favourite", async () => {
  const answer = { id: 1, favorite: 0, favorite_order: null, more: "unknown" };
  const { saved, actions, model } = await journeyList(() => answer);
  const journey = model.journey(1);
  if (journey) actions.setFavorite(journey, false);
  await expect.poll(() => saved).toEqual([["journey", "favorite", [1], answer]]);
});

async function salonSettings(answer: PlainData) {
  const config = { id: 9, customer_info: [1, 2].map((id) => ({ id, order: id })) };
  const courses = [1, 2].map((id) => ({ id, name: `${id}`, order: id }));
  const salon = "/api/salon/1";
  serve({ [`${salon}/courses/all`]: courses, [`${salon}/online_configs`]: config }, () => answer);
  const saved: PlainData[] = [];
  const { queries, actions, orders } = openSalon({
    ...{ store: createStore(), http: openHttp() },
    deps: { emit: (_, { section, kind, id, data }) => saved.push([section, kind, id, data] as PlainData) },
  });
  await read(queries.items("courses") as Query<unknown>, queries.online as Query<unknown>);
  return { saved, actions, orders };
}

test("the order of courses", async () => {
  const { saved, actions, orders } = await salonSettings(placed);
  actions.moveItem("courses", first, "");
  await orders.flush();
  expect(saved).toEqual([["courses", "sort", null, placed]]);
});

test("the order of what customers are asked: the whole configuration", async () => {
  const answer = { id: 9, customer_info: [{ id: 2, order: 1 }], more: "unknown" };
  const { saved, actions, orders } = await salonSettings(answer);
  actions.moveCustomerItem(first, "");
  await orders.flush();
  expect(saved).toEqual([["online", "sort", null, answer]]);
});
