import { beforeEach, describe, expect, it, test } from "vitest";
import { courses, reservations, salonResources } from "../host/api/reservations.js";
import { usageIn } from "../host/api/salon/item-usage.js";
import type { ReservationTable } from "../host/api/salon/reservation-table.js";
import { noon, openHost, type Row } from "./salon-settings-host.js";

/* What the host answers about courses and resources (rules: salon-item-saved-whole). */

let { store, ask, get, refused, wait } = openHost();
beforeEach(() => {
  ({ store, ask, get, refused, wait } = openHost());
});

const course = {
  ...{ name: "縮毛矯正", duration_min: 150, price: 16_500, color: "#2971c6", description: "" },
  is_public: true,
};
const taken = {
  ...{ name: "高橋", capacity: 1, fee: null, color: "#2e854d", icon_url: null, description: "" },
  is_public: true,
};

describe.each([
  ["courses", course, 41, [41, 42, 43, 44]],
  ["resources", taken, 11, [11, 12, 13]],
] as const)("%s", (kind, made, first, ids) => {
  const path = `salon/1/${kind}`;
  const all = () => get(`${path}/all`);

  test("a new one stands last, and pages that ask for all salons see it", async () => {
    const { status, body } = await ask("POST", path, { ...made, name: " 名前 " });
    expect([status, body.data]).toEqual([
      201,
      {
        ...{ ...made, name: "名前", id: expect.any(Number), salon_id: 1, order: ids.length + 1 },
        ...{ deleted_at: null, updated_at: expect.any(String) },
      },
    ]);
    expect((await all()).map(({ id }) => id)).toEqual([...ids, body.data.id]);
    expect((await get(`salon/${kind}?salon_ids[]=1`)).at(-1)).toMatchObject({
      ...{ id: body.data.id, name: "名前", deleted: false },
    });
  });

  it("takes exactly its own keys", async () => {
    for (const key of ["id", "order", "salon_id", "wat"])
      expect(await refused("POST", path, { ...made, [key]: 1 })).toEqual([422, key]);
    const { description: _, ...less } = made;
    expect(await refused("POST", path, less)).toEqual([422, "description"]);
    expect((await ask("POST", path, [])).status).toBe(422);
    expect((await ask("POST", `salon/9/${kind}`, made)).status).toBe(404);
  });

  it.each([
    ["name", "　"],
    ["name", "あ".repeat(101)],
    ["name", null],
    ["color", "red"],
    ["is_public", 1],
  ])("%s is never %j", async (key, value) => {
    expect(await refused("POST", path, { ...made, [key]: value })).toEqual([422, key]);
  });

  it("has names of a hundred characters, however they are written", async () => {
    expect((await ask("POST", path, { ...made, name: "𩸽".repeat(100) })).status).toBe(201);
  });

  test("replaced whole: unknown keys are kept, place and end are the host's", async () => {
    const [row] = (await all()) as [Row];
    const sent = { ...row, name: "新", order: 9, deleted_at: "x", future: { a: [1] } };
    const { status, body } = await ask("PUT", `${path}/${first}`, {
      ...sent,
      base_updated_at: row.updated_at,
    });
    const { updated_at } = body.data;
    expect([status, body.data]).toEqual([
      200,
      { ...row, name: "新", future: { a: [1] }, updated_at: expect.any(String) },
    ]);
    expect(updated_at > row.updated_at).toBe(true);
    const late = await ask("PUT", `${path}/${first}`, { ...sent, name: "", base_updated_at: row.updated_at });
    expect([late.status, late.body]).toMatchObject([
      422,
      { code: "stale", current: { name: "新", updated_at }, errors: {} },
    ]);
    expect((await ask("PUT", `${path}/${first}`, sent)).status).toBe(200);
  });

  it("refuses what names another one, or is not whole", async () => {
    const [row] = (await all()) as [Row];
    expect(await refused("PUT", `${path}/${first}`, { ...row, id: 99 })).toEqual([422, "id"]);
    expect(await refused("PUT", `${path}/${first}`, { ...row, salon_id: 2 })).toEqual([422, "salon_id"]);
    const { color: _, ...less } = row;
    expect(await refused("PUT", `${path}/${first}`, less)).toEqual([422, "color"]);
    const when = { ...row, base_updated_at: "yesterday" };
    expect(await refused("PUT", `${path}/${first}`, when)).toEqual([422, "base_updated_at"]);
    expect((await ask("PUT", `${path}/999`, row)).status).toBe(404);
    expect((await ask("PUT", `salon/2/${kind}/${first}`, row)).status).toBe(404);
  });

  it("lets stand what nobody has written", async () => {
    const rows = kind === "courses" ? courses : salonResources;
    const row = { ...store.get(rows as typeof courses, first)?.value, color: "blue" };
    store.put(rows as typeof courses, first, row as never, new Date(0));
    const answer = await ask("PUT", `${path}/${first}`, { ...row, name: "新" });
    expect([answer.status, answer.body.data]).toMatchObject([200, { name: "新", color: "blue" }]);
    expect(await refused("PUT", `${path}/${first}`, { ...row, color: "green" })).toEqual([422, "color"]);
  });

  test("one field alone, by the name it has", async () => {
    const [row] = (await all()) as [Row];
    const patch = (attr: string, value: unknown, base?: string) =>
      ask("PATCH", `${path}/${first}?attr=${attr}`, { value, ...(base && { base_updated_at: base }) });
    const { status, body } = await patch("is_public", false, row.updated_at);
    expect([status, body.data]).toMatchObject([200, { ...row, is_public: false, updated_at: {} }]);
    const late = await patch("name", "新", row.updated_at);
    expect([late.status, late.body]).toMatchObject([422, { code: "stale", current: { is_public: false } }]);
    expect((await patch("name", "", body.data.updated_at)).body.errors).toHaveProperty("name");
    for (const attr of ["description", "order", "", "wat"]) {
      const refusal = await patch(attr, 1);
      expect([refusal.status, refusal.body.message]).toEqual([400, "Not Allowed"]);
    }
    expect(await refused("PATCH", `${path}/${first}?attr=name`, { value: "新", id: 1 })).toEqual([422, "id"]);
    expect(await refused("PATCH", `${path}/${first}?attr=name`, {})).toEqual([422, "value"]);
  });

  test("an order names each that is there once, else the host says its own", async () => {
    const turned = [...ids].reverse();
    const { status, body } = await ask<Row[]>("POST", `${path}/order`, { ids: turned });
    expect([status, body.data]).toEqual([200, turned.map((id, index) => ({ id, order: index + 1 }))]);
    expect((await all()).map(({ id }) => id)).toEqual(turned);
    for (const other of [[first], [...ids, 999], [...ids.slice(1), ids[1]]]) {
      const stale = await ask("POST", `${path}/order`, { ids: other });
      expect([stale.status, stale.body]).toMatchObject([422, { code: "stale", current_ids: turned }]);
    }
    expect(await refused("POST", `${path}/order`, { ids: turned, group_id: 1 })).toEqual([422, "group_id"]);
    expect((await ask("POST", `${path}/order`, { ids: "all" })).status).toBe(422);
  });

  test("an order is in nobody's way", async () => {
    const [row] = (await all()) as [Row];
    await ask("POST", `${path}/order`, { ids: [...ids].reverse() });
    const sent = { ...row, name: "新", base_updated_at: row.updated_at };
    expect((await ask("PUT", `${path}/${first}`, sent)).body.data).toMatchObject({ order: ids.length });
  });

  test("deleted while there are reservations to come: how many, and how many are over", async () => {
    const { status, body } = await ask("DELETE", `${path}/${first}`);
    expect([status, body]).toEqual([
      422,
      {
        ...{ code: "in_use", errors: {}, message: expect.any(String) },
        future_reservation_count: expect.any(Number),
        past_reservation_count: expect.any(Number),
      },
    ]);
    const counts = body as unknown as Record<string, number>;
    expect(counts.future_reservation_count).toBeGreaterThan(5);
    expect(counts.past_reservation_count).toBeGreaterThan(5);
  });

  test("of one that is gone a change is stale, with nothing left", async () => {
    const { body } = await ask("POST", path, made);
    const { id, updated_at } = body.data;
    expect((await ask("DELETE", `${path}/${id}`)).status).toBe(204);
    const sent = { ...body.data, base_updated_at: updated_at };
    expect(await ask("PUT", `${path}/${id}`, sent)).toMatchObject({
      ...{ status: 422, body: { code: "stale", current: null, errors: {} } },
    });
    expect((await ask("PATCH", `${path}/${id}?attr=name`, { value: "新" })).status).toBe(404);
    expect((await ask("DELETE", `${path}/${id}`)).status).toBe(404);
    expect((await all()).map((row) => row.id)).toEqual(ids);
    const withDeleted = await get(`${path}/all?include_deleted=1`);
    expect(withDeleted.at(-1)).toMatchObject({ id, deleted_at: expect.any(String) });
    expect((await ask("POST", `${path}/order`, { ids: [...ids, id] })).status).toBe(422);
  });
});

it.each([
  ["courses", "duration_min", 0],
  ["courses", "duration_min", 1441],
  ["courses", "duration_min", "45"],
  ["courses", "price", -1],
  ["courses", "price", "5500"],
  ["courses", "price", 0.5],
  ["resources", "capacity", 0],
  ["resources", "fee", -1],
  ["resources", "icon_url", "javascript:alert(1)"],
  ["resources", "icon_url", "//elsewhere.example/a.png"],
  ["resources", "icon_url", ""],
])("of %s %s is never %j", async (kind, key, value) => {
  const made = kind === "courses" ? course : taken;
  expect(await refused("POST", `salon/1/${kind}`, { ...made, [key]: value })).toEqual([422, key]);
});

test("each has fields of its own that are set alone", async () => {
  const set = async (path: string, value: unknown) =>
    (await ask("PATCH", `salon/1/${path}`, { value })).status;
  expect(await set("courses/41?attr=price", null)).toBe(200);
  expect(await set("courses/41?attr=duration_min", 50)).toBe(200);
  expect(await set("courses/41?attr=fee", 1)).toBe(400);
  expect(await set("resources/11?attr=fee", 550)).toBe(200);
  expect(await set("resources/11?attr=price", 1)).toBe(400);
  expect(await set("resources/11?attr=capacity", 2)).toBe(400);
});

describe("what is reserved", () => {
  const counts = async (path: string) => {
    const { body } = (await ask("DELETE", path)) as unknown as { body: Record<string, number> };
    return [body.future_reservation_count, body.past_reservation_count];
  };

  test("a course is never deleted by force, a resource is, and its reservations keep it", async () => {
    expect((await ask("DELETE", "salon/1/courses/41?force=1")).body.code).toBe("in_use");
    expect((await ask("DELETE", "salon/1/resources/11")).body.code).toBe("in_use");
    expect((await ask("DELETE", "salon/1/resources/11?force=0")).body.code).toBe("in_use");
    const before = store.list(reservations).filter(({ value }) => value.salon_resource_id === 11);
    expect((await ask("DELETE", "salon/1/resources/11?force=1")).status).toBe(204);
    const after = store.list(reservations).filter(({ value }) => value.salon_resource_id === 11);
    expect(after).toEqual(before);
    expect((await get("salon/resources?salon_ids[]=1"))[0]).toMatchObject({ id: 11, deleted: true });
  });

  test("what is over is in nobody's way, by the clock of Tokyo", async () => {
    expect(await counts("salon/3/courses/61")).toEqual([2, 0]);
    // Half past ten on the next day is the end of the last one; the first ends with its day.
    wait(12 * 3600);
    expect(await counts("salon/3/courses/61")).toEqual([1, 1]);
    wait(10.5 * 3600 - 1);
    expect(await counts("salon/3/courses/61")).toEqual([1, 1]);
    wait(1);
    expect((await ask("DELETE", "salon/3/courses/61")).status).toBe(204);
  });

  test("canceled ones do not count, and wishes that wait do", () => {
    const day = {
      date: "2026-11-26",
      to: "11:00",
      course_id: 41,
      salon_resource_id: 11,
      sub_resource_ids: [],
    };
    const past = { ...day, date: "2026-11-20" };
    const wish = { ...day, status: "edit_pending", salon_resource_id: 12 };
    const count = (...rows: object[]) => {
      const reservations = { between: () => rows } as unknown as ReservationTable;
      const of = { reservations, now: () => noon };
      return Object.values(usageIn(of, 1, ({ salon_resource_id }) => salon_resource_id === 12));
    };
    const own = { ...day, salon_resource_id: 12, status: "approved" };
    expect(count({ ...own, status: "canceled" }, { ...own, status: "denied" })).toEqual([0, 0]);
    expect(count(own, { ...own, status: "pending" }, { ...own, status: "cancel_pending" })).toEqual([3, 0]);
    expect(count({ ...day, status: "edit_pending", change_child: wish })).toEqual([1, 0]);
    const denied = { ...wish, status: "edit_denied" };
    expect(count({ ...day, status: "approved", change_child: denied })).toEqual([0, 0]);
    expect(count({ ...own, ...past, salon_resource_id: 12 }, { ...past, status: "approved" })).toEqual([
      0, 1,
    ]);
    // One that is over, and is wished to be later, is one to come.
    const later = { ...past, salon_resource_id: 12, status: "edit_pending", change_child: wish };
    expect(count(later)).toEqual([1, 0]);
  });

  test("what stands beside another counts for both", async () => {
    const [future = 0] = await counts("salon/1/resources/13");
    const own = store.list(reservations).filter(({ value }) => {
      const day = value.date >= "2026-11-25" && value.status !== "canceled" && value.status !== "denied";
      return day && (value.salon_resource_id === 13 || value.sub_resource_ids.includes(13));
    });
    expect(future).toBe(own.length);
  });
});

describe("who can do what", () => {
  const path = "salon/1/resource_course_unlinks";

  it("replaces all, and keeps what names something that is gone", async () => {
    const gone = { resource_id: 12, course_id: 49 };
    expect(await get(path)).toEqual([{ resource_id: 12, course_id: 44 }, gone]);
    const unlinks = [gone, { resource_id: 11, course_id: 41 }];
    expect((await ask<object>("PUT", path, { unlinks })).body.data).toEqual(unlinks);
    expect(await refused("PUT", path, { unlinks: [{ resource_id: 11, course_id: 49 }] })).toEqual([
      ...[422, "unlinks.0.course_id"],
    ]);
  });

  it.each([
    [{}, "unlinks"],
    [{ unlinks: [], more: 1 }, "more"],
    [{ unlinks: [{ resource_id: 0, course_id: 41 }] }, "unlinks.0.resource_id"],
    [{ unlinks: [{ salon_resource_id: 11, resource_id: 11, course_id: 41 }] }, "unlinks.0.salon_resource_id"],
  ])("%j is refused at %s", async (body, field) => {
    expect(await refused("PUT", path, body)).toEqual([422, field]);
  });
});
