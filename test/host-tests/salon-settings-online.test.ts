import { beforeEach, describe, expect, it, test } from "vitest";
import type { OnlineConfig } from "../host/api/salon/online-configs.js";
import { reserveEvents } from "../host/api/salon/online-configs.js";
import { openHost } from "./salon-settings-host.js";

/* What the host answers about hours, online bookings and addresses (rules: opening-year, customer-items, salon-urls). */

let { ask, get, refused, wait } = openHost();
beforeEach(() => {
  ({ ask, get, refused, wait } = openHost());
});

const path = "salon/1/online_configs";
const read = () => get<OnlineConfig>(path);
const patch = (attr: string, body: unknown, salon = 1) =>
  ask<OnlineConfig>("PATCH", `salon/${salon}/online_configs?attr=${attr}`, body);

describe("hours and rules of a salon", () => {
  const config = {
    ...{ enable_online: false, sync_shift: false, push_notification_status: false, special_dates: [] },
    ...{ change_permission: 0, cancel_permission: 0, slot_minutes: 30 },
  };

  test("of a new one there are none: the first change makes them", async () => {
    expect((await ask("GET", "salon/6/configs")).status).toBe(404);
    expect(await get("salon/6/configs?attr=opening&y=2026")).toEqual({
      ...{ year: 2026, type: 0, common: [], dates: {} },
      weekdays: { 0: [], 1: [], 2: [], 3: [], 4: [], 5: [], 6: [] },
    });
    for (const key of ["id", "salon_id", "updated_at", "base_updated_at"])
      expect(await refused("POST", "salon/6/configs", { ...config, [key]: 6 })).toContain(key);
    expect((await ask("POST", "salon/6/configs", config)).status).toBe(201);
    const flag = await ask("PATCH", "v2/salon/6/configs?attr=push_notification", { value: true });
    expect(flag.body.data.push_notification_status).toBe(true);
  });

  test("special days alone, against the version of the rules", async () => {
    const { updated_at } = (await ask("GET", "salon/1/configs")).body.data;
    const special_dates = [{ date: "2027-02-01", closed: true, ranges: [], note: "改装" }];
    const put = (base: string) =>
      ask("PUT", "salon/1/configs/special_dates", { special_dates, base_updated_at: base });
    expect((await put(updated_at)).body.data).toEqual({ special_dates });
    const late = await put(updated_at);
    expect([late.status, late.body]).toMatchObject([
      422,
      { code: "stale", current: { slot_minutes: 15, special_dates }, errors: {} },
    ]);
    const more = { special_dates, wat: 1 };
    expect(await refused("PUT", "salon/1/configs/special_dates", more)).toEqual([422, "wat"]);
    const other = { ...config, salon_id: 2 };
    expect(await refused("PUT", "salon/1/configs", other)).toEqual([422, "salon_id"]);
  });

  test("a year of which nothing is said has the hours of the one before, and unknown keys stay", async () => {
    const opening = await get<Record<string, unknown>>("salon/1/configs?attr=opening&y=2027");
    expect(await get("salon/1/configs?attr=opening&y=2030")).toEqual({ ...opening, year: 2030, dates: {} });
    const future = { ...opening, future: [1] };
    expect((await ask("PUT", "salon/1/configs/opening", future)).body.data).toEqual(future);
    expect(await get("salon/1/configs?attr=opening&y=2027")).toEqual(future);
    const weekdays = { 1: [{ from: "19:00", to: "10:00" }] };
    expect(await refused("PUT", "salon/1/configs/opening", { ...opening, weekdays })).toEqual([
      ...[422, "weekdays.1.0.to"],
    ]);
  });
});

describe("an online booking", () => {
  it("has an address whether it is set up or not", async () => {
    expect(await get("salon/1/online_url")).toEqual({
      url: "http://host.test/booking/1",
      qr_url: "/booking/1/qr.svg",
    });
    expect((await ask("GET", "salon/3/online_url")).status).toBe(200);
    expect((await ask("GET", "salon/9/online_url")).status).toBe(404);
    for (const salon of [3, 9]) {
      expect((await ask("GET", `salon/${salon}/online_configs`)).status).toBe(404);
      expect((await patch("customer:remove", { id: 72 }, salon)).status).toBe(404);
    }
  });

  test("replaced whole, against its version", async () => {
    const config = await read();
    const sent = { ...config, is_public: false, future: 1, base_updated_at: config.updated_at };
    const { status, body } = await ask("PUT", `${path}/301`, sent);
    const { updated_at } = body.data;
    expect([status, body.data]).toEqual([200, { ...config, is_public: false, future: 1, updated_at }]);
    const late = await ask("PUT", `${path}/301`, sent);
    expect([late.status, late.body]).toMatchObject([422, { code: "stale", current: { is_public: false } }]);
    expect((await ask("PUT", `${path}/302`, sent)).status).toBe(404);
    const plain = { ...config, is_public: 1, customer_info: [{ id: 99, label: "" }] };
    expect(await refused("PUT", `${path}/301`, plain)).toEqual([422, "is_public"]);
    const items = [config.customer_info[0], config.customer_info[0], { id: 99, label: "a" }];
    expect(await refused("PUT", `${path}/301`, { ...config, customer_info: items })).toEqual([
      ...[422, "customer_info.1.id", "customer_info.2.id", "customer_info.2.swatch_id"],
    ]);
  });

  test("shop texts, whole and with what nobody knows", async () => {
    const { shop_info } = await read();
    const sent = { ...shop_info, name: "", future: true };
    expect((await patch("shop", { shop_info: sent })).body.data.shop_info).toEqual(sent);
    for (const [key, value] of [
      ["tel", "でんわ"],
      ["image_url", "javascript:alert(1)"],
      ["notice", null],
    ] as const) {
      const refusal = await patch("shop", { shop_info: { ...shop_info, [key]: value } });
      expect([refusal.status, Object.keys(refusal.body.errors)]).toEqual([422, [`shop_info.${key}`]]);
    }
    expect((await patch("shop", { shop_info, more: 1 })).body.errors).toHaveProperty("more");
    for (const attr of ["customer", "customer:", "Shop", ""])
      expect((await patch(attr, {})).body.message).toBe("Not Allowed");
  });
});

describe("what customers are asked", () => {
  const named = { label: "ご紹介者", swatch_id: 5, rule: "none", options: [] };
  const ids = async () => (await read()).customer_info.map(({ id }) => id);

  it.each(["customer:upsert", "customer%3Aupsert"])("%s of a new one stands last", async (attr) => {
    const before = await read();
    const { status, body } = await patch(attr, { item: named });
    const items = body.data.customer_info;
    expect([status, items.slice(0, -1), items.at(-1)]).toEqual([
      ...[200, before.customer_info],
      { ...named, id: 93, order: 9 },
    ]);
    expect({ ...body.data, customer_info: [], updated_at: "" }).toEqual({
      ...{ ...before, customer_info: [], updated_at: "" },
    });
    await patch("customer:remove", { id: 93 });
    expect((await patch(attr, { item: named })).body.data.customer_info.at(-1)).toMatchObject({ id: 94 });
  });

  test("one that is there is replaced in its place", async () => {
    const item = { ...(await read()).customer_info[3], label: "メール", order: 1, future: [1] };
    const { body } = await patch("customer:upsert", { item });
    expect(body.data.customer_info[3]).toEqual({ ...item, order: 4 });
  });

  it.each([
    [{ item: { ...named, label: "" } }, "item.label"],
    [{ item: { ...named, order: 1 } }, "item.order"],
    [{ item: { ...named, id: null } }, "item.id"],
    [{ item: { ...named, id: 72, swatch_id: 20 } }, "item.options"],
    [{ item: [] }, "item"],
    [{ item: named, more: 1 }, "more"],
  ])("%j is refused at %s", async (body, field) => {
    const refusal = await patch("customer:upsert", body);
    expect([refusal.status, Object.keys(refusal.body.errors)]).toEqual([422, [field]]);
  });

  test("one of an older time goes back as it came", async () => {
    const last = (await read()).customer_info.at(-1);
    expect((await patch("customer:upsert", { item: last })).status).toBe(200);
  });

  test("removed, put in order", async () => {
    const { body } = await patch("customer:remove", { id: 77 });
    expect(body.data.customer_info.map(({ id, order }) => [id, order])).toEqual(
      [72, 75, 76, 71, 74, 73, 82].map((id, index) => [id, index + 1]),
    );
    expect((await patch("customer:remove", { id: 77 })).status).toBe(404);
    const late = await patch("customer:upsert", { item: { ...named, id: 77 } });
    expect(late.status).toBe(404);
    const stale = await patch("customer:sort", { ids: [77, 72, 75, 76, 71, 74, 73, 82] });
    expect([stale.status, stale.body]).toMatchObject([422, { code: "stale", current_ids: await ids() }]);
    const turned = (await ids()).reverse();
    expect((await patch("customer:sort", { ids: turned })).status).toBe(200);
    expect(await ids()).toEqual(turned);
  });
});

describe("actions after reservations", () => {
  const put = (actions: unknown, more = {}) => ask("PUT", `${path}/301/actions`, { actions, ...more });

  it("replaces all, keeps what nobody knows and what is gone", async () => {
    const { actions } = await read();
    expect(reserveEvents).toHaveLength(15);
    const sent = [...actions, { event: "edit_deny", action_id: 3 }];
    const { status, body } = await put(sent);
    expect([status, (body.data as unknown as OnlineConfig).actions]).toEqual([200, sent]);
    const others = [
      { event: "no_show", action_id: 7 },
      { event: "edit_request", action_id: 999 },
      { event: "wat", action_id: null },
      { event: "no_show", action_id: 0 },
    ];
    expect((await put(others.slice(0, 3))).body.errors).toEqual({
      "actions.1.action_id": ["アクションが見つかりません。"],
      "actions.2.event": ["イベントが正しくありません。"],
    });
    expect(await refused("PUT", `${path}/301/actions`, { actions: others })).toEqual([
      ...[422, "actions.3.action_id"],
    ]);
    expect((await put([others[0], others[0]])).body.errors).toHaveProperty(["actions.1.event"]);
    expect((await put([], { base_updated_at: "x" })).body.errors).toHaveProperty("base_updated_at");
  });
});

describe("addresses", () => {
  const urls = "salon/1/salon_urls";
  const made = {
    ...{ name: "秋のチラシ", course_id: 44, salon_resource_id: null },
    expires_at: "2026-12-31T23:59:00+09:00",
  };

  it("come the newest first, counted, one of them over", async () => {
    const rows = await get(urls);
    expect(rows.map(({ id }) => id)).toEqual([6, 5, 4, 3, 2, 1]);
    expect(Object.keys(rows[0] ?? {})).toEqual([
      ...["id", "name", "url", "course_id", "salon_resource_id", "expires_at", "click_count", "created_at"],
    ]);
    expect(new Set(rows.map(({ url }) => url)).size).toBe(6);
    const over = rows.filter(({ expires_at }) => String(expires_at) < "2026-11-25" && expires_at !== null);
    expect(over).toHaveLength(1);
  });

  test("made and deleted", async () => {
    const { status, body } = await ask("POST", `v2/${urls}`, made);
    expect([status, body.data]).toMatchObject([
      201,
      {
        ...made,
        id: 7,
        click_count: 0,
        url: expect.stringMatching(/^http:\/\/host\.test\/booking\/1\/\w{7}$/),
      },
    ]);
    expect((await get(urls))[0]).toEqual(body.data);
    expect((await ask("DELETE", `v2/salon/2/salon_urls/7`)).status).toBe(404);
    expect((await ask("DELETE", `v2/${urls}/7`)).status).toBe(204);
    expect((await ask("DELETE", `v2/${urls}/7`)).status).toBe(404);
  });

  it.each([
    ["name", ""],
    ["course_id", 0],
    ["course_id", 51],
    ["salon_resource_id", -1],
    ["salon_resource_id", 99],
    ["expires_at", "2026-11-25T12:00:00+09:00"],
    ["expires_at", "2026-12-31"],
    ["expires_at", ""],
    ["wat", 1],
  ])("%s is never %j", async (key, value) => {
    expect(await refused("POST", `v2/${urls}`, { ...made, [key]: value })).toEqual([422, key]);
  });

  it("ends by the clock of the host", async () => {
    wait(40 * 86_400);
    expect(await refused("POST", `v2/${urls}`, made)).toEqual([422, "expires_at"]);
    expect(await refused("POST", `v2/${urls}`, { name: "a", course_id: null, expires_at: null })).toEqual([
      ...[422, "salon_resource_id"],
    ]);
  });
});
