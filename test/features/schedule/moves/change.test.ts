import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { type Place, placeOf } from "../../../../src/features/schedule/index.js";
import { recordKey } from "../../../../src/features/schedule/layout/record-key.js";
import { changeOf, inverseOf } from "../../../../src/features/schedule/moves/change.js";
import { block, reservation, today } from "../records.js";

const place: Place = { date: today, from: 600, to: 660, salonResourceId: 1 };

describe("a change of place", () => {
  it.each([
    [{}, { date: today, from: "10:00", to: "11:00", salon_resource_id: 1 }],
    [{ to: 1440 }, { date: today, from: "10:00", to: "23:59", salon_resource_id: 1 }],
    [{ salonResourceId: null }, { date: today, from: "10:00", to: "11:00", salon_resource_id: null }],
    [{ salonResourceId: 0 }, { date: today, from: "10:00", to: "11:00", salon_resource_id: null }],
    [{ date: "2026-04-01" }, { date: "2026-04-01", from: "10:00", to: "11:00", salon_resource_id: 1 }],
  ])("%j", (fields, expected) => {
    expect(changeOf({ after: { ...place, ...fields } })).toEqual(expected);
  });

  it("a record without a time stands nowhere", () => {
    expect(placeOf(reservation(1, { from: "" }))).toBeNull();
  });

  const anyPlace = fc
    .record({
      date: fc.constantFrom(today, "2026-12-31"),
      from: fc.integer({ min: 0, max: 1437 }),
      length: fc.integer({ min: 1, max: 1440 }),
      salonResourceId: fc.constantFrom(1, 2, null),
    })
    // The server has no other word for the end of the day than its last minute.
    .map(({ length, ...rest }) => ({ ...rest, to: rest.from + length >= 1439 ? 1440 : rest.from + length }));

  test("a record that takes it stands there; its inverse brings it back", () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, fc.boolean(), (from, to, isBlock) => {
        const record = { ...(isBlock ? block(1) : reservation(1)), ...changeOf({ after: from }) };
        const move = { key: recordKey(record), before: placeOf(record)!, after: to, version: "1" };
        const moved = { ...record, ...changeOf(move) };
        expect(placeOf(moved)).toEqual(to);
        const undo = inverseOf(move, "2");
        expect({ ...moved, ...changeOf(undo) }).toEqual(record);
        expect(undo).toEqual({ key: move.key, before: to, after: from, version: "2" });
        expect(inverseOf(undo, "1")).toEqual(move);
      }),
    );
  });
});

describe("keys", () => {
  it("of a reservation and a block time with one id differ", () => {
    expect([recordKey(reservation(5)), recordKey(block(5))]).toEqual(["r5", "b5"]);
  });
});
