import { describe, expect, it } from "vitest";
import { storeKinds } from "../stores.js";
import { booking, noon, openSalon, reads, saves, today } from "./account.js";

describe.each(storeKinds)("a reservation, $kind", ({ make }) => {
  it("is made, read with what happened to it, and told to the other pages", async () => {
    const { ask, read, events } = openSalon(make);
    const more = { member_id: 2, sub_resource_ids: [13, 12, 13], contact_address: "090" };
    const headers = { "x-socket-id": "1.2", cookie: "operator=2" };
    const { status, body } = await ask("POST", saves, { ...booking, ...more }, headers);
    expect(status).toBe(201);
    const at = new Date(noon).toISOString();
    const made = {
      ...{ ...booking, ...more, id: 1, salon_id: 1, sub_resource_ids: [13] },
      member: { id: 2, name: "友だち2", icon_url: null },
      ...{ change_child: null, cancel_child: null, checked_at: null, visit_status: 0, is_attended: null },
      ...{ source: "manager", created_at: at, updated_at: at },
    };
    expect(body.data).toEqual(made);
    const histories = [{ id: 1, action: "create", actor_name: "高橋", at, note: "" }];
    expect(await read(1)).toEqual({ ...made, histories });
    expect(events).toEqual([
      {
        ...{ type: "create", salon_id: 1, reservation_id: 1, child_id: null, updated_at: at },
        ...{ reservation: made, except: "1.2" },
      },
    ]);
  });

  it("is saved again, by the id in the body or in the path, with rising versions", async () => {
    const { ask, book, read, types } = openSalon(make);
    const made = await book();
    types();
    const first = { ...made, name: "山田 はな", from: "10:30", base_updated_at: made.updated_at };
    const { body, status } = await ask("PUT", saves, first);
    expect([status, body.data.name, body.data.from]).toEqual([200, "山田 はな", "10:30"]);
    expect(Date.parse(body.data.updated_at)).toBeGreaterThan(Date.parse(made.updated_at));
    const { id: _, ...rest } = body.data;
    const second = await ask("PUT", `${saves}/1`, { ...rest, date: "2026-11-26", course_id: null });
    expect([second.status, second.body.data.date, second.body.data.course_id]).toEqual([
      200,
      "2026-11-26",
      null,
    ]);
    expect(types()).toEqual(["update", "update"]);
    const notes = (await read(1))?.histories?.map(({ action, note }) => `${action} ${note}`);
    expect(notes?.[1]).toBe("update 日時: 2026-11-25 10:00〜11:00 → 2026-11-25 10:30〜11:00、お名前を変更");
    expect(notes?.[2]).toMatch(/コース: カット → コースなし/);
  });

  it("is deleted for good, which is told without it", async () => {
    const { ask, book, read, events, types } = openSalon(make);
    await book();
    types();
    expect((await ask("DELETE", `${reads}/1`)).status).toBe(204);
    expect(await read(1)).toBeUndefined();
    expect(events.every((event) => event.reservation === undefined)).toBe(true);
    expect(types()).toEqual(["delete", "cancel"]);
    expect((await ask("DELETE", `${reads}/1`)).status).toBe(404);
    expect((await book()).id).toBe(2);
  });
});

describe("a reservation that is sent", () => {
  it.each<[string, object]>([
    ["name", { name: " " }],
    ["name", { name: "あ".repeat(101) }],
    ["name", { name: undefined }],
    ["date", { date: "2026-02-30" }],
    ["from", { from: "9:00" }],
    ["to", { to: "24:00" }],
    ["to", { from: "11:00" }],
    ["course_id", { course_id: 0 }],
    ["course_id", { course_id: -3 }],
    ["course_id", { course_id: 51 }],
    ["salon_resource_id", { salon_resource_id: 0 }],
    ["salon_resource_id", { salon_resource_id: 21 }],
    ["sub_resource_ids", { sub_resource_ids: [13, 99] }],
    ["sub_resource_ids.0", { sub_resource_ids: [-1] }],
    ["member_id", { member_id: 4 }],
    ["member_id", { member_id: 0 }],
    ["status", { status: "canceled" }],
    ["status", { status: "blocked" }],
    ["meta_data", { meta_data: null }],
    ["resource_fee_is_charged", { resource_fee_is_charged: 1 }],
    ["base_updated_at", { base_updated_at: "gestern" }],
  ])("is refused for its %s: %j", async (field, more) => {
    const { refusal, get, events } = openSalon();
    const { status, body } = await refusal("POST", saves, { ...booking, ...more });
    expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([422, "invalid", [field]]);
    expect(body.errors?.[field]?.[0]).toMatch(/。$/);
    expect([await get(reads), events]).toEqual([[], []]);
  });

  it("is nothing without a body, and nowhere without a salon", async () => {
    const { refusal, ask } = openSalon();
    expect((await refusal("POST", saves)).status).toBe(422);
    expect((await ask("POST", "/api/v2/salon/9/reservations", booking)).status).toBe(404);
    expect((await ask("PUT", saves, { ...booking, id: 5 })).status).toBe(404);
    expect((await refusal("PUT", saves, booking)).body.errors).toHaveProperty("id");
  });

  it("of an older version is refused with what is there, without a version the last one wins", async () => {
    const { refusal, ask, book } = openSalon();
    const made = await book();
    const { body: now } = await ask("PUT", saves, { ...made, name: "先の人" });
    const late = { ...made, name: "後の人", base_updated_at: made.updated_at };
    const { status, body } = await refusal("PUT", saves, late);
    expect([status, body.code, body.current]).toEqual([422, "stale", now.data]);
    // The same instant, written in another way, is the same version.
    const base_updated_at = now.data.updated_at.replace("Z", "+00:00");
    expect((await ask("PUT", saves, { ...late, base_updated_at })).status).toBe(200);
    expect((await ask("PUT", saves, made)).body.data.name).toBe("山田 花子");
  });

  it("keeps what it does not name", async () => {
    const { ask, book } = openSalon();
    const made = await book({ meta_data: "メモ", member_id: 1, sub_resource_ids: [13] });
    const { name, date, from } = booking;
    const { body } = await ask("PUT", `${saves}/${made.id}`, { name, date, from, to: "10:30" });
    expect(body.data).toEqual({ ...made, to: "10:30", updated_at: body.data.updated_at });
  });

  it("is made once by one key", async () => {
    const { ask, get, events } = openSalon();
    const key = { "idempotency-key": "5c8b3a90-5f8e-4e8e-9a53-1f6a4f9f1a11" };
    const first = await ask("POST", saves, booking, key);
    expect(await ask("POST", saves, booking, key)).toEqual(first);
    expect([(await get(reads)).length, events.length]).toEqual([1, 1]);
  });

  it("is made by force only under a key of its own", async () => {
    const { ask, get, book } = openSalon();
    await book();
    const key = { "idempotency-key": "5c8b3a90-5f8e-4e8e-9a53-1f6a4f9f1a12" };
    const send = (query: string, headers = key) =>
      ask<{ code?: string; message?: string }>("POST", saves + query, booking, headers);
    const clash = await send("");
    expect([clash.status, clash.body.code]).toEqual([422, "conflict"]);
    // The answer to what was not forced would say that it still stands in the way.
    const { status, body } = await send("?force=1");
    expect([status, body.message]).toEqual([422, "同じキーで別の内容が送信されました。"]);
    expect(await send("")).toEqual(clash);
    expect((await get(reads)).length).toBe(1);
    expect((await send("?force=1", { "idempotency-key": "another" })).status).toBe(201);
  });
});

describe("the list", () => {
  async function filled() {
    const salon = openSalon();
    await salon.book({ date: "2026-11-26", from: "09:00", name: "後日" });
    await salon.book({ from: "15:00", to: "16:00", salon_resource_id: 11, member_id: 2 });
    await salon.book({ sub_resource_ids: [13], meta_data: "ｱﾚﾙｷﾞｰあり" });
    await salon.book({ salon_resource_id: null, status: "pending", from: "10:00" });
    const block = { date: today, from: "12:00", to: "13:00", memo: "休憩" };
    await salon.ask("POST", "/api/v2/salon/1/block_times", { ...block, salon_resource_id: 12 });
    await salon.ask("POST", "/api/v2/salon/1/block_times", { ...block, from: "11:00", to: "12:00" });
    return salon;
  }
  const range = `from=${today}&to=${today}`;

  it.each<[query: string, found: string[]]>([
    [range, ["3", "4", "2"]],
    [`${range}&with_blocked=1`, ["3", "4", "b2", "b1", "2"]],
    [`${range}&with_blocked=1&resource_ids[]=13`, ["3", "b2"]],
    [`${range}&resource_ids[]=11&resource_ids[]=12`, ["3", "2"]],
    [`${range}&statuses[]=pending`, ["4"]],
    [`${range}&statuses[]=blocked`, ["b2", "b1"]],
    [`${range}&member_id=2&with_blocked=1`, ["2"]],
    [`${range}&q=アレルギー`, ["3"]],
    ["unsolved=1&with_blocked=1", ["4"]],
    ["from=2026-11-26", ["1"]],
    ["to=2026-11-25", ["3", "4", "2"]],
    ["ids=2,99,1", ["2", "1"]],
    ["", ["3", "4", "2", "1"]],
  ])("of %s", async (query, found) => {
    const { get } = await filled();
    const rows = await get<{ id: number; status: string; histories?: unknown }[]>(`${reads}?${query}`);
    expect(rows.map(({ id, status }) => (status === "blocked" ? `b${id}` : `${id}`))).toEqual(found);
    expect(rows.every(({ histories }) => (histories !== undefined) === query.startsWith("ids="))).toBe(true);
  });

  it("comes in one piece up to 62 days, else in pages, with the time of the host", async () => {
    const { ask, book } = openSalon();
    for (let index = 0; index < 201; index++) await book({ salon_resource_id: null });
    interface Listed {
      data: unknown[];
      pagination?: object;
      meta: object;
    }
    const list = async (query: string) => (await ask<Listed>("GET", `${reads}?${query}`)).body;
    const whole = await list("from=2026-11-01&to=2027-01-01");
    expect([whole.data.length, whole.pagination]).toEqual([201, undefined]);
    expect(whole.meta).toEqual({ server_time: expect.stringMatching(/^2026-11-25T/) });
    const pages = [await list("from=2026-11-01&to=2027-01-02"), await list("page=2"), await list("page=3")];
    expect(pages.map(({ data }) => data.length)).toEqual([200, 1, 0]);
    expect(pages[1]?.pagination).toEqual({ current_page: 2, last_page: 2, per_page: 200, total: 201 });
  });

  it.each(["from=2026-11-26&to=2026-11-25", "from=1", "ids=a", "statuses[]=x", "page=0", "wat=1"])(
    "refuses %s",
    async (query) => {
      expect((await openSalon().ask("GET", `${reads}?${query}`)).status).toBe(422);
    },
  );
});
