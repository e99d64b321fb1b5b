import { describe, expect, it } from "vitest";
import { openOn } from "../../host/api/salon/configs.js";
import { storeKinds } from "../stores.js";
import { openSalon } from "./account.js";

const path = "/api/salon/1/configs";
const config = {
  ...{ enable_online: true, sync_shift: false, push_notification_status: true, slot_minutes: 15 },
  special_dates: [{ date: "2026-12-31", closed: true, ranges: [], note: "大晦日" }],
  ...{ change_permission: 3, cancel_permission: 0 },
};
const range = (from: string, to: string) => ({ from, to });
const opening = {
  ...{ year: 2026, type: 1, common: [range("10:00", "19:00")] },
  weekdays: { 2: [], 3: [range("09:00", "12:00"), range("13:00", "18:00")] },
  dates: { "2026-12-01": [range("11:00", "15:00")] },
};

type Data = { data: Record<string, unknown> };

describe.each(storeKinds)("a salon's configuration, $kind", ({ make }) => {
  it("is not there at first, is made once and replaced", async () => {
    const { ask } = openSalon(make);
    const missing = await ask("GET", path);
    expect([missing.status, missing.body]).toEqual([404, { message: "サロンの設定はまだありません。" }]);
    expect((await ask("PUT", path, config)).status).toBe(404);
    const made = await ask<Data>("POST", path, { ...config, wat: 1 });
    const at = made.body.data.updated_at;
    expect([made.status, made.body.data]).toEqual([
      201,
      { ...config, wat: 1, id: 1, salon_id: 1, updated_at: at },
    ]);
    expect((await ask("POST", path, config)).status).toBe(422);
    const changed = { ...config, slot_minutes: 30, base_updated_at: at };
    expect((await ask<Data>("PUT", path, changed)).body.data.slot_minutes).toBe(30);
    const late = await ask("PUT", path, changed);
    expect([late.status, late.body]).toMatchObject([422, { code: "stale", current: { slot_minutes: 30 } }]);
    expect((await ask<Data>("GET", path)).body.data.slot_minutes).toBe(30);
    expect((await ask("GET", "/api/salon/9/configs")).status).toBe(404);
  });

  it("has three flags that are set alone", async () => {
    const { ask, refusal } = openSalon(make);
    const patch = (key: string) => `/api/v2/salon/1/configs?attr=${key}`;
    expect((await ask("PATCH", patch("sync_shift"), { value: true })).status).toBe(404);
    await ask("POST", path, config);
    for (const [key, field] of [
      ["enable_online", "enable_online"],
      ["sync_shift", "sync_shift"],
      ["push_notification", "push_notification_status"],
    ] as const) {
      const value = !config[field];
      expect((await ask<Data>("PATCH", patch(key), { value })).body.data[field]).toBe(value);
    }
    for (const key of ["push_notification_status", "slot_minutes", ""]) {
      const { status, body } = await refusal("PATCH", patch(key), { value: true });
      expect([status, body.message]).toEqual([400, "Not Allowed"]);
    }
    expect((await ask("PATCH", patch("sync_shift"), { value: 1 })).status).toBe(422);
  });

  it("keeps hours by year, and special dates alone", async () => {
    const { ask } = openSalon(make);
    const closed = { year: 2026, type: 0, common: [], dates: {} };
    expect((await ask<Data>("GET", `${path}?attr=opening&y=2026`)).body.data).toMatchObject(closed);
    const saved = await ask<Data>("PUT", `${path}/opening`, opening);
    expect([saved.status, saved.body.data]).toEqual([200, opening]);
    const hours = async (year: string) =>
      (await ask<Data>("GET", `${path}?attr=opening&y=${year}`)).body.data;
    expect([await hours("2026"), await hours("")]).toEqual([opening, opening]);
    expect(await hours("2028")).toEqual({ ...opening, year: 2028, dates: {} });
    expect(await hours("2025")).toMatchObject({ ...closed, year: 2025 });
    expect((await ask("GET", "/api/salon/9/configs?attr=opening&y=2026")).status).toBe(404);
    expect((await ask("GET", `${path}?attr=shop`)).status).toBe(400);
    expect((await ask("PUT", `${path}/shop`, {})).status).toBe(400);
    await ask("POST", path, config);
    const special_dates = [
      { date: "2026-12-30", closed: false, ranges: [range("10:00", "15:00")], note: "" },
    ];
    const dates = await ask<Data>("PUT", `${path}/special_dates`, { special_dates });
    expect(dates.body.data).toEqual({ special_dates });
    expect((await ask<Data>("GET", path)).body.data).toMatchObject({ ...config, special_dates });
  });
});

describe("what is no configuration", () => {
  it.each<[string, object, string]>([
    ["PUT", { ...config, slot_minutes: 7 }, "slot_minutes"],
    ["PUT", { ...config, change_permission: 2 }, "change_permission"],
    ["PUT", { ...config, enable_online: 1 }, "enable_online"],
    [
      "PUT",
      { ...config, special_dates: [...config.special_dates, ...config.special_dates] },
      "special_dates",
    ],
  ])("%s %j", async (method, body, field) => {
    const { ask, refusal } = openSalon();
    await ask("POST", path, config);
    const refused = await refusal(method, path, body);
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, [field]]);
  });

  it.each<[object, string]>([
    [{ ...opening, type: 2 }, "type"],
    [{ ...opening, common: [range("10:00", "10:00")] }, "common.0.to"],
    [{ ...opening, common: [range("10:00", "12:00"), range("11:00", "13:00")] }, "common"],
    [{ ...opening, weekdays: { 7: [] } }, "weekdays.7"],
    [{ ...opening, dates: { "2026-02-30": [] } }, "dates.2026-02-30"],
    [{ ...opening, dates: { "2027-01-01": [] } }, "dates.2027-01-01"],
    [{ ...opening, year: 1969, dates: {} }, "year"],
  ])("hours of %j", async (body, field) => {
    const refused = await openSalon().refusal("PUT", `${path}/opening`, body);
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, [field]]);
  });
});

describe("hours of a day", () => {
  const special = [
    { date: "2026-12-01", closed: true, ranges: [], note: "" },
    { date: "2026-12-02", closed: true, ranges: [range("10:00", "11:00")], note: "" },
    { date: "2026-12-08", closed: false, ranges: [range("10:00", "11:00")], note: "" },
  ];
  const each = { ...opening, type: 1 as const };

  it.each([
    ["a single date before a special one", "2026-12-01", each, ["11:00"]],
    ["a special day that is closed", "2026-12-02", each, []],
    ["a special day that is open, though its weekday is not", "2026-12-08", each, ["10:00"]],
    ["a weekday", "2026-12-09", each, ["09:00", "13:00"]],
    ["a weekday that is closed", "2026-12-15", each, []],
    ["a weekday of which nothing is said", "2026-12-10", each, []],
    ["what all days have in common", "2026-12-15", { ...opening, type: 0 as const }, ["10:00"]],
  ])("%s", (_what, date, config, from) => {
    expect(openOn(date, config, special).map((each) => each.from)).toEqual(from);
  });
});

describe("what a salon offers", () => {
  it.each([
    ["/api/salon/2/resources/all", [21, 22]],
    ["/api/salon/2/resources/all?include_deleted=1", [21, 22, 23]],
    ["/api/salon/2/courses/all", [51, 52]],
    ["/api/salon/2/courses/all?include_deleted=1", [51, 52, 53]],
    ["/api/salon/3/courses/all?include_deleted=0", [61]],
  ])("%s", async (path, ids) => {
    const rows = await openSalon().get(path);
    expect(rows.map(({ id }) => id)).toEqual(ids);
    expect(rows[0]).toHaveProperty("deleted_at", null);
  });

  it("and what may not be reserved together", async () => {
    const { ask, get, refusal } = openSalon();
    const path = "/api/salon/1/resource_course_unlinks";
    expect(await get(path)).toEqual([]);
    const pair = { resource_id: 11, course_id: 41 };
    expect((await refusal("PUT", path, { unlinks: [{ ...pair, x: 1 }] })).status).toBe(422);
    const { body } = await ask<{ data: object }>("PUT", path, { unlinks: [pair, { ...pair }] });
    expect([body.data, await get(path)]).toEqual([[pair], [pair]]);
    const unknown = { unlinks: [pair, { resource_id: 21, course_id: 51 }] };
    const refused = await refusal("PUT", path, unknown);
    expect(Object.keys(refused.body.errors ?? {})).toEqual(["unlinks.1.resource_id", "unlinks.1.course_id"]);
    await ask("PUT", path, { unlinks: [] });
    expect(await get(path)).toEqual([]);
  });
});
