import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { Reservation } from "../../../src/api/reservations.js";
import { overlapsWith } from "../../../src/features/reservation/overlaps.js";
import { anyTime, reservationOf } from "./samples.js";

/** 13:00 to 13:45 with 12. */
const wanted = reservationOf();
const other = (more: Partial<Reservation>) => reservationOf({ id: 9, ...more });
const stands = (more: Partial<Reservation>, place = wanted) =>
  overlapsWith(place, place.id, [other(more)]).length === 1;

describe("what stands in the way", () => {
  it.each<[string, Partial<Reservation>, boolean]>([
    ["the same time", {}, true],
    ["within it", { from: "13:10", to: "13:20" }, true],
    ["around it", { from: "09:00", to: "18:00" }, true],
    ["over its start", { from: "12:00", to: "13:01" }, true],
    ["over its end", { from: "13:44", to: "15:00" }, true],
    ["ends where it begins", { from: "12:00", to: "13:00" }, false],
    ["begins where it ends", { from: "13:45", to: "15:00" }, false],
    ["another day", { date: "2026-11-21" }, false],
    ["another resource", { salon_resource_id: 11 }, false],
    ["no resource", { salon_resource_id: null }, false],
    ["itself", { id: 5 }, false],
    ["canceled", { status: "canceled" }, false],
    ["denied", { status: "denied" }, false],
    ["waits to be approved", { status: "pending" }, true],
    ["of a status that nobody knows", { status: "held_by_bank" }, true],
    ["has no start", { from: "" }, false],
    ["has no end", { to: "遅く" }, false],
    ["until the end of the day", { from: "00:00", to: "24:00" }, true],
    ["needs the resource besides", { salon_resource_id: 11, sub_resource_ids: [13, 12] }, true],
    ["needs another besides", { salon_resource_id: 11, sub_resource_ids: [13] }, false],
  ])("%s: %j", (_, more, expected) => {
    expect(stands(more)).toBe(expected);
  });

  it.each<[string, Partial<Reservation>, boolean]>([
    ["of its resource", {}, true],
    ["of another resource", { salon_resource_id: 11 }, false],
    ["of the whole salon", { salon_resource_id: null }, true],
    ["of the whole salon at another time", { salon_resource_id: null, from: "14:00", to: "15:00" }, false],
    ["of the whole salon on another day", { salon_resource_id: null, date: "2026-11-21" }, false],
    ["with the id of the reservation", { id: 5 }, true],
  ])("blocked time %s: %j", (_, more, expected) => {
    expect(stands({ status: "blocked", ...more })).toBe(expected);
  });

  it("what is needed besides is taken too", () => {
    const place = reservationOf({ sub_resource_ids: [13] });
    expect(stands({ salon_resource_id: 13 }, place)).toBe(true);
    expect(stands({ salon_resource_id: null, sub_resource_ids: [13] }, place)).toBe(true);
    expect(stands({ salon_resource_id: 11 }, place)).toBe(false);
  });

  it("who is with nobody meets only what stands for the whole salon", () => {
    const place = reservationOf({ salon_resource_id: null });
    expect(stands({ salon_resource_id: null }, place)).toBe(false);
    expect(stands({ salon_resource_id: null, status: "blocked" }, place)).toBe(true);
  });

  it.each([{ from: "" }, { to: "" }, { from: "朝" }])("a place without a time has none: %j", (more) => {
    expect(overlapsWith(reservationOf(more), 5, [other({})])).toEqual([]);
  });

  it("all of it is named, in the order of the day", () => {
    const day = [other({ id: 8 }), other({ id: 5 }), other({ id: 7, status: "canceled" }), other({ id: 6 })];
    expect(overlapsWith(wanted, 5, day).map(({ id }) => id)).toEqual([8, 6]);
  });
});

const someReservation = (id: number) =>
  fc
    .record({
      date: fc.constantFrom("2026-11-20", "2026-11-21"),
      times: fc.uniqueArray(anyTime, { minLength: 2, maxLength: 2 }),
      salon_resource_id: fc.constantFrom(null, 11, 12),
      sub_resource_ids: fc.uniqueArray(fc.constantFrom(11, 12, 13)),
    })
    .map(({ times, ...more }) => {
      const [from = "", to = ""] = [...times].sort();
      return reservationOf({ id, from, to, ...more });
    });

test("of two reservations each stands in the other's way, or neither", () => {
  fc.assert(
    fc.property(someReservation(1), someReservation(2), (a, b) => {
      expect(overlapsWith(a, a.id, [b]).length).toBe(overlapsWith(b, b.id, [a]).length);
    }),
  );
});

test("two of one resource stand in each other's way where they share a minute", () => {
  const minutesOf = ({ from, to }: Reservation) => {
    const [start, end] = [from, to].map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
    return Array.from({ length: (end ?? 0) - (start ?? 0) }, (_, at) => (start ?? 0) + at);
  };
  const withTwelve = (id: number) =>
    someReservation(id).map((each) => ({
      ...{ ...each, date: "2026-11-20", salon_resource_id: 12, sub_resource_ids: [] },
    }));
  fc.assert(
    fc.property(withTwelve(1), withTwelve(2), (a, b) => {
      const taken = new Set(minutesOf(b));
      const isShared = minutesOf(a).some((minute) => taken.has(minute));
      expect(overlapsWith(a, a.id, [b])).toEqual(isShared ? [b] : []);
    }),
  );
});
