import { describe, expect, it } from "vitest";
import { courses, type Reservation, reservations, salonResources } from "../../host/api/reservations.js";
import { blocks } from "../../host/api/salon/blocks.js";
import { clashesOf, holds } from "../../host/api/salon/clashes.js";
import { openReservations } from "../../host/api/salon/reservation-table.js";
import { salonDay } from "../../host/api/salon/salon-day.js";
import { createApi } from "../../host/api.js";
import { openAudience } from "../../host/audience/audience.js";
import { fillWithDemoFriends } from "../../host/audience/demo/index.js";
import { audienceFriends } from "../../host/audience/friends.js";
import { fillWithDemoReservations, reservationParts } from "../../host/demo/reservations/index.js";
import { fillWithDemoData } from "../../host/demo-data.js";
import { prepareStore } from "../../host/first-start.js";
import { fillLargeSalon } from "../../host/large/salon.js";
import type { Store } from "../../host/store.js";
import { createMemoryStore } from "../../host/store-memory.js";
import { getJson } from "../calls.js";
import { noon, today } from "./account.js";

function filled(until = new Date(noon)) {
  const store = createMemoryStore();
  fillWithDemoData(store);
  fillWithDemoReservations(store, until);
  return { store, rows: store.list(reservations).map(({ value }) => value) };
}

/** What stands in the way of each reservation that holds its place, but for what is known. */
function clashing(store: Store, rows: readonly Reservation[]) {
  const table = openReservations(store);
  const context = { store, reservations: table } as Parameters<typeof salonDay>[0];
  return rows.filter(holds).flatMap((row) => {
    const { conflicts } = clashesOf(row, salonDay(context, row.salon_id, row.date, row.id));
    return conflicts.map(({ kind }) => `${kind} ${row.name}`);
  });
}

describe("the demonstration's reservations", () => {
  it("are of every status, with wishes that wait and that were denied", () => {
    const { rows } = filled();
    const count = (of: (row: Reservation) => unknown) => new Set(rows.map(of));
    expect([...count(({ status }) => status)].sort()).toEqual([
      ...["approved", "cancel_pending", "canceled", "denied", "edit_pending", "pending"],
    ]);
    expect(count((row) => row.change_child?.status)).toEqual(
      new Set([undefined, "edit_pending", "edit_denied"]),
    );
    expect(count((row) => row.cancel_child?.status)).toEqual(
      new Set([undefined, "cancel_pending", "cancel_denied"]),
    );
    for (const { status, change_child, cancel_child } of rows) {
      expect(status === "edit_pending").toBe(change_child?.status === "edit_pending");
      expect(status === "cancel_pending").toBe(cancel_child?.status === "cancel_pending");
    }
    expect(rows.length).toBeGreaterThan(150);
    expect(count(({ salon_id }) => salon_id)).toEqual(new Set([1, 2, 3]));
  });

  it("have what is hard: no resource, one that is gone, a guest, long names, the present", () => {
    const { store, rows } = filled();
    expect(rows.filter((row) => row.salon_resource_id === null && row.date === today)).toHaveLength(1);
    const gone = rows.filter((row) => {
      const resource = row.salon_resource_id && store.get(salonResources, row.salon_resource_id)?.value;
      return resource && resource.deleted_at !== null;
    });
    expect(gone.map(({ date }) => date > today)).toEqual([true]);
    expect(rows.filter(({ member_id }) => member_id === null).length).toBeGreaterThan(1);
    expect(Math.max(...rows.map(({ name }) => name.length))).toBeGreaterThan(40);
    const visits = (day: (row: Reservation) => boolean) =>
      [
        ...new Set(
          rows.filter((row) => row.status === "approved" && day(row)).map((row) => row.visit_status),
        ),
      ].sort();
    expect(visits(({ date }) => date < today)).toEqual([2]);
    expect(visits(({ date }) => date === today)).toEqual([0, 1, 2]);
    expect(visits(({ date }) => date > today)).toEqual([0]);
    expect(store.list(blocks).filter(({ value }) => value.salon_resource_id === null).length).toBe(2);
  });

  it("name what is there, and say what happened to them", () => {
    const { store, rows } = filled();
    const table = openReservations(store);
    for (const row of rows) {
      if (row.course_id !== null)
        expect(store.get(courses, row.course_id)?.value.salon_id).toBe(row.salon_id);
      const lines = table.historiesOf(row.id);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.map(({ at }) => at)).toEqual(lines.map(({ at }) => at).sort());
      expect(row.from < row.to).toBe(true);
    }
  });

  it.each([
    ["a Wednesday", "2026-11-25T12:00:00+09:00"],
    ["a Tuesday, when the first salon is closed", "2026-11-24T12:00:00+09:00"],
    ["the night before one", "2026-11-23T23:30:00+09:00"],
    ["a Sunday morning", "2026-11-29T06:00:00+09:00"],
    ["the end of a year", "2026-12-31T15:00:00+09:00"],
  ])("clash only where it was meant so: on %s", (_what, now) => {
    const { store, rows } = filled(new Date(now));
    const closed = rows.filter(({ date }) => date <= "2026-12-30" || date > "2027-01-03");
    const found = clashing(store, closed).filter((each) => !/outside_shift|outside_opening/.test(each));
    // The one under the inspection, which was confirmed.
    expect(found.filter((each) => !each.startsWith("blocked"))).toEqual([]);
    expect(found.length).toBeLessThan(3);
  });

  it("come out the same every time", () => {
    expect(filled().rows).toEqual(filled().rows);
  });

  it("are nothing that filters ask friends about", () => {
    const facts = (with_reservations: boolean) => {
      const store = createMemoryStore();
      fillWithDemoData(store);
      fillWithDemoFriends(store, 30);
      if (with_reservations) fillWithDemoReservations(store, new Date(noon));
      openAudience(store, () => new Date(noon));
      return store.list(audienceFriends).map(({ value }) => value.reservations);
    };
    expect(facts(true)).toEqual(facts(false));
  });

  it("come to a database of before once, and bring nothing back", () => {
    const store = createMemoryStore();
    const parts = reservationParts(() => new Date(noon));
    prepareStore(store);
    prepareStore(store, parts);
    const count = store.list(reservations).length;
    store.delete(reservations, 1);
    prepareStore(store, parts);
    expect([count > 100, store.list(reservations).length]).toEqual([true, count - 1]);
  });

  it("fill a page's own host", async () => {
    const { store } = filled();
    const api = createApi({ store, clock: () => new Date(noon) });
    const unsolved = (await getJson(api, "/api/salon/1/unsolved?count_only=1")) as {
      data: { count: number };
    };
    expect(unsolved.data.count).toBe(4);
    expect(await getJson(api, "/api/salon/1/configs?attr=opening&y=2026")).toMatchObject({
      data: { type: 1, weekdays: { 2: [] } },
    });
  });
});

describe("a large salon", () => {
  it("is as full each day around today, and never twice at once", async () => {
    const { store } = filled();
    const sizes = { resources: 4, each: 10, days: 6 };
    expect(fillLargeSalon(store, new Date(noon), sizes)).toBe(240);
    const own = store.list(reservations).flatMap(({ value }) => (value.salon_id === 5 ? [value] : []));
    expect(own.filter(({ date }) => date === today)).toHaveLength(40);
    expect(new Set(own.map(({ date }) => date)).size).toBe(6);
    expect(clashing(store, own)).toEqual([]);
    const api = createApi({ store });
    const list = await getJson(api, `/api/salon/5/reservations?from=${today}&to=${today}`);
    expect((list as { data: unknown[] }).data).toHaveLength(40);
  });
});
