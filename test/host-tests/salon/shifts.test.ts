import { describe, expect, it } from "vitest";
import type { TimeShift } from "../../host/api/salon/shifts.js";
import { storeKinds } from "../stores.js";
import { kindsOf, openSalon, today } from "./account.js";

const path = "/api/salon/1/resources/11/time_shifts";
const shift = {
  ...{ start_date: today, repeat: "weekly", from: "10:00", to: "19:00", description: "通常" },
  expired_at: null as string | null,
};
const other = { from: "12:00", to: "20:00", description: "遅番" };

type Made = { data: { master_id: number } };

function open(make?: Parameters<typeof openSalon>[0]) {
  const salon = openSalon(make);
  return {
    ...salon,
    add: async (more: object = {}, at = path) =>
      (await salon.ask<Made>("POST", at, { ...shift, ...more })).body.data.master_id,
    change: (id: number, patch_type: string, more: object = {}) =>
      salon.ask<Made>("PUT", `${path}/${id}`, { patch_type, expired_at: null, ...other, ...more }),
    days: async (from = "2026-11-01", to = "2026-12-20") => {
      const rows = await salon.get<TimeShift[]>(`/api/salon/1/time_shifts?from=${from}&to=${to}`);
      return rows.map(({ _date, from, master_id }) => `${_date.slice(5)} ${from} #${master_id}`);
    },
  };
}

describe.each(storeKinds)("shifts, $kind", ({ make }) => {
  it("are made and read by day, of some resources or of all", async () => {
    const { ask, add, days, get } = open(make);
    const { status, body } = await ask<Made>("POST", path, { ...shift, repeat: "daily" });
    expect([status, body.data]).toEqual([201, { master_id: 1 }]);
    await add({ repeat: "none", from: "09:00" }, path.replace("11", "12"));
    const window = `from=${today}&to=2026-11-26`;
    expect(await days(today, "2026-11-26")).toEqual(["11-25 09:00 #2", "11-25 10:00 #1", "11-26 10:00 #1"]);
    const some = await get<TimeShift[]>(`/api/salon/1/time_shifts?${window}&resource_ids[]=12`);
    expect(some).toMatchObject([{ master_id: 2, salon_resource_id: 12, repeat: "none" }]);
    expect(await get<TimeShift[]>(`/api/salon/2/time_shifts?${window}`)).toEqual([]);
  });

  it("are changed once: that day alone, and again, and somewhere else", async () => {
    const { add, change, days, get } = open(make);
    const id = await add();
    const first = await change(id, "once", { date: "2026-12-02", self_id: null });
    expect([first.status, first.body.data]).toEqual([200, { master_id: id }]);
    expect(await days()).toEqual(["11-25 10:00 #1", "12-02 12:00 #1", "12-09 10:00 #1", "12-16 10:00 #1"]);
    await change(id, "once", { date: "2026-12-02", self_id: 1, start_date: "2026-12-03" });
    const rows = await get<TimeShift[]>("/api/salon/1/time_shifts?from=2026-12-01&to=2026-12-08");
    expect(rows).toMatchObject([{ self_id: 1, _date: "2026-12-03", dirty_date: "2026-12-02" }]);
  });

  it("are changed from a day on, as a series of their own, where a free day stays free", async () => {
    const { ask, add, change, days } = open(make);
    const id = await add();
    await change(id, "once", { date: "2026-12-09" });
    await ask("DELETE", `${path}/${id}/once?date=2026-12-16&self_id=`);
    const { body } = await change(id, "following", { date: "2026-12-02" });
    expect(body.data).toEqual({ master_id: 2 });
    expect(await days("2026-11-01", "2026-12-31")).toEqual([
      "11-25 10:00 #1",
      "12-02 12:00 #2",
      "12-09 12:00 #2",
      "12-23 12:00 #2",
      "12-30 12:00 #2",
    ]);
    // From its first day on it is the whole of it.
    expect((await change(2, "following", { date: "2026-12-02" })).body.data).toEqual({ master_id: 2 });
  });

  it("are changed for good", async () => {
    const { add, change, days } = open(make);
    const id = await add();
    await change(id, "once", { date: "2026-12-02" });
    const all = { repeat: "daily", from: "08:00", start_date: "2026-12-01", expired_at: "2026-12-03" };
    expect((await change(id, "permanently", all)).status).toBe(200);
    expect(await days()).toEqual(["12-01 08:00 #1", "12-02 08:00 #1", "12-03 08:00 #1"]);
  });

  it("are deleted once, from a day on, or for good", async () => {
    const { ask, add, days } = open(make);
    const id = await add();
    expect((await ask("DELETE", `${path}/${id}/once?date=2026-12-02`)).status).toBe(204);
    expect(await days()).toEqual(["11-25 10:00 #1", "12-09 10:00 #1", "12-16 10:00 #1"]);
    expect((await ask("DELETE", `${path}/${id}/following?date=2026-12-16`)).status).toBe(204);
    expect(await days()).toEqual(["11-25 10:00 #1", "12-09 10:00 #1"]);
    expect((await ask("DELETE", `/api/salon/1/time_shifts/${id}/permanently`)).status).toBe(204);
    expect(await days()).toEqual([]);
    expect((await ask("DELETE", `${path}/${id}/permanently`)).status).toBe(404);
  });

  it("of one resource do not overlap, and a refused change changes nothing", async () => {
    const { refusal, add, days } = open(make);
    const id = await add();
    const half = { ...shift, start_date: "2026-12-01", repeat: "daily", from: "18:00", to: "23:59" };
    const { status, body } = await refusal("POST", path, half);
    expect([status, body.code, body.forcible, kindsOf(body)[0]]).toEqual([422, "conflict", false, "shift"]);
    expect(body.conflicts?.[0]).toEqual({
      ...{ kind: "shift", id, salon_resource_id: 11, date: "2026-12-02", from: "10:00", to: "19:00" },
      label: "佐々木（店長） 10:00〜19:00のシフト",
    });
    // What was refused has used up no id.
    expect(await add({ ...half, from: "19:00" })).toBe(2);
    const before = await days();
    const later = { patch_type: "once", date: "2026-12-02", from: "10:00", to: "20:00" };
    expect((await refusal("PUT", `${path}/${id}`, later)).body.code).toBe("conflict");
    const split = { ...later, patch_type: "following" };
    expect((await refusal("PUT", `${path}/${id}`, split)).body.code).toBe("conflict");
    expect(await days()).toEqual(before);
    expect(await add(half, path.replace("11", "12"))).toBe(3);
  });
});

describe("what is no shift", () => {
  it.each<[object, string]>([
    [{ start_date: "2026-11-31" }, "start_date"],
    [{ repeat: "monthly" }, "repeat"],
    [{ to: "10:00" }, "to"],
    [{ to: "24:00" }, "to"],
    [{ expired_at: "2026-11-24" }, "expired_at"],
  ])("%j", async (more, field) => {
    const { status, body } = await open().refusal("POST", path, { ...shift, ...more });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  it("is a day that the series does not make, or no day at all", async () => {
    const { ask, add, change } = open();
    const id = await add();
    for (const date of ["2026-12-03", "2026-11-18", undefined, null]) {
      for (const type of ["once", "following"]) {
        expect((await change(id, type, { date })).body, `${type} ${date}`).toMatchObject({
          errors: { date: [expect.any(String)] },
        });
      }
    }
    expect((await change(id, "always", {})).status).toBe(422);
    expect((await ask("DELETE", `${path}/${id}/once`)).status).toBe(422);
    expect((await ask("DELETE", `${path}/${id}/always`)).status).toBe(400);
    const stale = { base_updated_at: "2026-11-01T00:00:00Z", date: today };
    expect((await change(id, "once", stale)).body).toMatchObject({ code: "stale" });
  });

  it("is nobody's", async () => {
    const { ask, add } = open();
    const id = await add();
    expect((await ask("POST", path.replace("11", "21"), shift)).status).toBe(404);
    expect((await ask("PUT", `${path.replace("11", "12")}/${id}`, { patch_type: "once" })).status).toBe(404);
    expect((await ask("POST", "/api/salon/2/resources/23/time_shifts", shift)).status).toBe(422);
    const window = "/api/salon/1/time_shifts";
    for (const query of [
      "",
      "?from=2026-11-01",
      "?from=2026-11-02&to=2026-11-01",
      "?from=2020-01-01&to=2026-01-01",
    ])
      expect((await ask("GET", window + query)).status, query).toBe(422);
  });
});
