import { describe, expect, it } from "vitest";
import { storeKinds } from "../stores.js";
import { booking, kindsOf, openSalon, saves, today } from "./account.js";

const blocksPath = "/api/v2/salon/1/block_times";
const block = {
  ...{ date: today, from: "10:30", to: "12:00", salon_resource_id: 12 as number | null, memo: "研修" },
  is_confirmed: false,
};

describe("a reservation that clashes", () => {
  it("is refused with what is in the way, and kept when it is forced", async () => {
    const { ask, refusal, book, types } = openSalon();
    const made = await book();
    types();
    const { status, body } = await refusal("POST", saves, { ...booking, from: "10:30", to: "11:30" });
    expect([status, body]).toEqual([
      422,
      {
        ...{ message: expect.any(String), code: "conflict", forcible: true, errors: {} },
        conflicts: [
          {
            ...{ kind: "reservation", id: made.id, salon_resource_id: 12, date: today },
            ...{ from: "10:00", to: "11:00", label: "中村 10:00〜11:00 山田 花子様の予約" },
          },
        ],
      },
    ]);
    expect(types()).toEqual([]);
    expect((await ask("POST", `${saves}?force=0`, booking)).status).toBe(422);
    expect((await ask("POST", `${saves}?force=1`, booking)).status).toBe(201);
  });

  it("is asked about again only when it moves", async () => {
    const { ask, refusal, book } = openSalon();
    await book();
    const forced = await book({ name: "林" }, "?force=1");
    expect((await ask("PUT", saves, { ...forced, meta_data: "x" })).status).toBe(200);
    const moved = { ...forced, from: "10:15" };
    expect(kindsOf((await refusal("PUT", saves, moved)).body)).toEqual(["reservation"]);
    expect((await ask("PUT", `${saves}?force=1`, moved)).status).toBe(200);
    expect((await ask("PUT", saves, { ...forced, salon_resource_id: 13 })).status).toBe(200);
  });

  it("is not in its own way", async () => {
    const { ask, book } = openSalon();
    const made = await book();
    expect((await ask("PUT", saves, { ...made, from: "10:30", to: "11:30" })).status).toBe(200);
  });

  it("may not go where nobody is any more", async () => {
    const { refusal } = openSalon();
    const gone = { ...booking, course_id: 51, salon_resource_id: 23 };
    const { status, body } = await refusal("POST", "/api/v2/salon/2/reservations?force=1", gone);
    expect([status, body.code, body.forcible]).toEqual([422, "conflict", false]);
  });

  it("meets hours, shifts, blocks and unlinked courses", async () => {
    const { ask, refusal } = openSalon();
    const opening = { year: 2026, type: 0, common: [], weekdays: {}, dates: {} };
    await ask("PUT", "/api/salon/1/configs/opening", opening);
    const shift = { start_date: today, repeat: "none", from: "14:00", to: "15:00", description: "" };
    await ask("POST", "/api/salon/1/resources/12/time_shifts", { ...shift, expired_at: null });
    await ask("POST", blocksPath, block);
    const unlinks = [{ resource_id: 12, course_id: 41 }];
    await ask("PUT", "/api/salon/1/resource_course_unlinks", { unlinks });
    const { body } = await refusal("POST", saves, booking);
    expect(kindsOf(body)).toEqual([
      "blocked",
      "outside_shift",
      "outside_opening",
      "resource_course_unlinked",
    ]);
  });
});

describe.each(storeKinds)("a block, $kind", ({ make }) => {
  it("is made, changed and deleted, among the reservations", async () => {
    const { ask, get } = openSalon(make);
    const { status, body } = await ask<{ data: Record<string, unknown> }>("POST", blocksPath, block);
    const at = body.data.created_at;
    const { memo, ...kept } = block;
    const row = {
      ...{ id: 1, salon_id: 1, status: "blocked", ...kept, meta_data: memo },
      ...{ created_at: at, updated_at: at },
    };
    expect([status, body.data]).toEqual([201, row]);
    const list = `/api/salon/1/reservations?with_blocked=1&from=${today}&to=${today}`;
    expect(await get(list)).toEqual([row]);
    const whole = { ...block, salon_resource_id: null, base_updated_at: at };
    const changed = await ask<{ data: object }>("PUT", `${blocksPath}/1`, whole);
    expect([changed.status, changed.body.data]).toMatchObject([200, { salon_resource_id: null }]);
    expect((await ask("PUT", `${blocksPath}/1`, whole)).body).toMatchObject({ code: "stale" });
    expect((await ask("DELETE", "/api/salon/1/block_times/1")).status).toBe(204);
    expect((await ask("DELETE", "/api/salon/1/block_times/1")).status).toBe(404);
    expect(await get(list)).toEqual([]);
  });

  it("over reservations must be confirmed", async () => {
    const { ask, refusal, book } = openSalon(make);
    await book();
    await book({ salon_resource_id: 11 });
    await book({ salon_resource_id: 13, status: "canceled" }).catch(() => undefined);
    const { status, body } = await refusal("POST", blocksPath, block);
    expect([status, body.code, body.forcible, body.conflicts?.map(({ id }) => id)]).toEqual([
      422,
      "conflict",
      true,
      [1],
    ]);
    const whole = await refusal("POST", blocksPath, { ...block, salon_resource_id: null });
    expect(whole.body.conflicts?.map(({ id }) => id)).toEqual([1, 2]);
    expect((await ask("POST", blocksPath, { ...block, is_confirmed: true })).status).toBe(201);
  });

  it.each([
    ["date", { date: "" }],
    ["to", { to: "10:30" }],
    ["salon_resource_id", { salon_resource_id: 21 }],
    ["salon_resource_id", { salon_resource_id: -1 }],
    ["is_confirmed", { is_confirmed: "yes" }],
  ])("is refused for its %s", async (field, more) => {
    const { status, body } = await openSalon(make).refusal("POST", blocksPath, { ...block, ...more });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });
});
