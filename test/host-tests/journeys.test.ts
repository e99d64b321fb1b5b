import { beforeEach, describe, expect, test } from "vitest";
import { journeys } from "../host/api/journeys.js";
import { createApi } from "../host/api.js";
import { openAudience } from "../host/audience/audience.js";
import { fillWithDemoFriends } from "../host/audience/demo/index.js";
import { fillWithDemoData } from "../host/demo-data.js";
import type { Store } from "../host/store.js";
import { createMemoryStore } from "../host/store-memory.js";

/* What the host answers to a journey list (rules: journey-shapes). */

let store: Store;
let call: (method: string, path: string, body?: unknown) => Promise<{ status: number; body: unknown }>;
let mayWritePhases = true;

beforeEach(() => {
  store = createMemoryStore();
  fillWithDemoData(store);
  fillWithDemoFriends(store, 60);
  mayWritePhases = true;
  const now = () => new Date("2026-11-27T10:00:00+09:00");
  const api = createApi({
    store,
    clock: now,
    audience: openAudience(store, now),
    allows: () => mayWritePhases,
  });
  call = async (method, path, body) => {
    const answer = await api(
      new Request(`http://host/api/${path}`, {
        method,
        headers: { Accept: "application/json", "Content-Type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    const text = await answer.text();
    return { status: answer.status, body: text === "" ? null : JSON.parse(text) };
  };
});

describe("orders", () => {
  test("a complete list, else what stands there", async () => {
    expect(
      await call("POST", "journeys/sort", { group_id: 82, ids: [1410, 1402, 1403, 1409] }),
    ).toMatchObject({
      status: 200,
      body: { data: [{ id: 1410, order: 1 }, { id: 1402, order: 2 }, { id: 1403 }, { id: 1409, order: 4 }] },
    });
    for (const ids of [[1402], [1402, 1402, 1403, 1409], [1402, 1403, 1409, 1401]])
      expect(await call("POST", "journeys/sort", { group_id: 82, ids })).toMatchObject({
        status: 422,
        body: { code: "stale", current_ids: [1410, 1402, 1403, 1409] },
      });
  });

  test("favourites have one of their own, and never change the other", async () => {
    const before = store.get(journeys, 1403)?.value.order;
    expect((await call("POST", "journeys/sort/favorite", { ids: [1403, 1401] })).status).toBe(200);
    expect(store.get(journeys, 1403)?.value).toMatchObject({ order: before, favorite_order: 1 });
  });
});

describe("one journey", () => {
  test("the version that was seen, and the one that is gone", async () => {
    const { value } = store.get(journeys, 1409) ?? {};
    const put = (base: unknown) =>
      call("PUT", "journeys/1409", { ...value, name: "新", base_updated_at: base });
    expect(await put("2020-01-01T00:00:00Z")).toMatchObject({ status: 422, body: { current: { id: 1409 } } });
    expect(await put(value?.updated_at)).toMatchObject({ status: 200, body: { data: { name: "新" } } });
    expect((await call("DELETE", "journeys/1409")).status).toBe(204);
    expect(await put("then")).toMatchObject({ status: 422, body: { code: "stale", current: null } });
  });

  test("a copy right behind it", async () => {
    const { body } = await call("POST", "journeys/1402/copy", {});
    const { data } = body as { data: { id: number; name: string; order: number } };
    expect([data.name, data.order]).toEqual(["リピーターになるまでのコピー", 2]);
  });

  test("what a saved search uses is not deleted, alone or among others", async () => {
    expect((await call("DELETE", "journeys/1401")).status).toBe(422);
    expect(await call("POST", "journeys/bulk_delete", { ids: [1401, 1405, 9999] })).toMatchObject({
      status: 200,
      body: { data: { deleted_ids: [1405], failed: [{ id: 1401 }, { id: 9999 }] } },
    });
  });

  test("an empty body turns a star over; names are judged", async () => {
    expect(await call("PATCH", "journeys/1409/fav", {})).toMatchObject({
      body: { data: { favorite: 1, favorite_order: 3 } },
    });
    expect(await call("POST", "journeys", { name: " ", group_id: 999 })).toMatchObject({
      status: 422,
      body: { errors: { name: ["名前を入力してください"], group_id: ["グループが見つかりません。"] } },
    });
  });
});

describe("groups and phases", () => {
  test("the journeys of a deleted group are in none, as they stood; a phase leaves every journey", async () => {
    await call("DELETE", "journey_groups/83");
    const { body } = await call("GET", "journeys");
    const none = (body as { data: { id: number; group_id: number | null; order: number }[] }).data
      .filter(({ group_id }) => group_id === null)
      .sort((a, b) => a.order - b.order);
    expect(none.map(({ id }) => id)).toEqual([1414, 1415, 1411, 1412, 1413]);
    await call("DELETE", "journey_tags/1003");
    const using = store
      .list(journeys)
      .filter(({ value }) => value.journey_kpis.some(({ journey_tag_id }) => journey_tag_id === 1003));
    expect(using).toEqual([]);
  });

  test("without the right no phase is written", async () => {
    mayWritePhases = false;
    expect((await call("POST", "journey_tags", { name: "新" })).status).toBe(403);
    expect((await call("POST", "journey_groups", { name: "新" })).status).toBe(201);
  });
});

describe("friends", () => {
  test("who passed a phase, by pages; whom a condition means", async () => {
    const { body } = await call("GET", "journeys/1402/journey_tags/1003/members?page=1&per_page=5");
    const page = body as { data: { passed_at: string }[]; pagination: { total: number; last_page: number } };
    expect(page.data.length).toBe(5);
    expect(page.pagination.last_page).toBe(Math.ceil(page.pagination.total / 5));
    expect([...page.data].sort((a, b) => b.passed_at.localeCompare(a.passed_at))).toEqual(page.data);
    expect((await call("GET", "journey/member_queries/1605/members")).status).toBe(200);
    expect((await call("GET", "journey/member_queries/99999/members")).status).toBe(404);
  });
});
