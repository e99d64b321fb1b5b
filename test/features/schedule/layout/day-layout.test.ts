import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { Reservation } from "../../../../src/api/reservations.js";
import { type Chip, laneTop } from "../../../../src/features/schedule/layout/chips.js";
import {
  createDayMemory,
  type DayLayout,
  type DayRecords,
  layOutDay,
} from "../../../../src/features/schedule/layout/day-layout.js";
import { cutOf } from "../../../../src/features/schedule/layout/day-window.js";
import { overlap } from "../../../../src/features/schedule/layout/span.js";
import { anyRecords, block, reservation, resource, shift, today } from "../records.js";

const size = { height: 40, gap: 4 };
const nothing: DayRecords = { date: today, resources: [], reservations: [], shifts: [], open: null };
const salon: DayRecords = { ...nothing, resources: [resource(2), resource(1), resource(3, true)] };

describe("a day", () => {
  it("has a row for each resource in their order, and chips in lanes", () => {
    const reservations = [
      reservation(5, { from: "10:00", to: "11:00" }),
      reservation(6, { from: "10:30", to: "12:00" }),
      block(5, { from: "11:00", to: "23:59" }),
      reservation(7, { salon_resource_id: 2, date: "2026-03-26" }),
    ];
    const { rows } = layOutDay({ ...salon, reservations }, size);
    expect(rows.map(({ key, lanes, height }) => [key, lanes, height])).toEqual([
      ["2", 1, 48],
      ["1", 2, 92],
    ]);
    expect(rows[1]?.chips.map(spell)).toEqual(["r5 600-660 0/2", "r6 630-720 1/2", "b5 660-1440 0/2"]);
    expect(laneTop(1, size)).toBe(48);
  });

  it("those who have left, and nobody that is known, have rows only where something stands", () => {
    const reservations = [
      reservation(1, { salon_resource_id: 3 }),
      reservation(2, { salon_resource_id: 99 }),
      reservation(3, { salon_resource_id: null }),
    ];
    const keys = (records: DayRecords) => layOutDay(records, size).rows.map(({ key }) => key);
    expect(keys({ ...salon, reservations })).toEqual(["2", "1", "3", "none"]);
    expect(keys(salon)).toEqual(["2", "1"]);
    expect(keys(nothing)).toEqual([]);
  });

  it("a block time of the whole salon lies over all rows", () => {
    const reservations = [
      block(1, { salon_resource_id: null }),
      block(2, { salon_resource_id: null, to: "10:30" }),
    ];
    const { rows, salonBlocks } = layOutDay({ ...salon, reservations }, size);
    expect(rows.flatMap(({ chips }) => chips)).toEqual([]);
    expect(salonBlocks.chips.map(spell)).toEqual(["b1 600-660 0/2", "b2 600-630 1/2"]);
  });

  const wish = {
    id: 9,
    status: "edit_pending",
    date: today,
    from: "15:00",
    to: "16:00",
    salon_resource_id: 2,
  };
  it.each([
    ["is there, at its resource", {}, {}, ["2: c1 900-960 0/1", "1: r1 600-660 0/1"]],
    ["is there alone, where it asks for this day", { date: "2026-03-20" }, {}, ["2: c1 900-960 0/1"]],
    [
      "is there where the kind is left out",
      {},
      { status: "pending" },
      ["2: c1 900-960 0/1", "1: r1 600-660 0/1"],
    ],
    [
      "is not there where only something else is asked for",
      {},
      { from: "10:00", to: "11:00", salon_resource_id: 1 },
      ["1: r1 600-660 0/1"],
    ],
    [
      "is there for another resource alone",
      {},
      { from: "10:00", to: "11:00" },
      ["2: c1 600-660 0/1", "1: r1 600-660 0/1"],
    ],
    ["is not there when it was denied", {}, { status: "edit_denied" }, ["1: r1 600-660 0/1"]],
    ["is not there for another day", {}, { date: "2026-03-26" }, ["1: r1 600-660 0/1"]],
    ["is not there for what is cancelled", { status: "canceled" }, {}, ["1: r1 600-660 0/1"]],
    ["is not there without a time", {}, { from: "" }, ["1: r1 600-660 0/1"]],
  ])("a requested place %s", (_, fields, change, expected) => {
    const reservations = [reservation(1, { ...fields, change_child: { ...wish, ...change } })];
    const layout = layOutDay({ ...salon, reservations }, size);
    expect(layout.rows.flatMap(({ key, chips }) => chips.map((chip) => `${key}: ${spell(chip)}`))).toEqual(
      expected,
    );
    expect(layout.unplaced).toEqual([]);
  });

  it("says what is cancelled or denied, and keeps what has no time", () => {
    const reservations = [
      ...["approved", "pending", "canceled", "denied", "new"].map((status, at) =>
        reservation(at + 1, { status }),
      ),
      reservation(9, { from: "" }),
      reservation(8, { from: "soon" }),
      reservation(10, { from: "", date: "2026-03-26" }),
    ];
    const { rows, unplaced } = layOutDay({ ...salon, reservations }, size);
    expect(rows[1]?.chips.map(({ isCancelled }) => isCancelled)).toEqual([false, false, true, true, false]);
    expect(unplaced.map(({ id }) => id)).toEqual([8, 9]);
  });

  it("what is closed holds for all, what is out of shift for those who work by shifts", () => {
    const shifts = [
      shift(1, today),
      shift(2, today, { from: "18:00", to: "01:00" }),
      shift(3, "2026-03-26", { salon_resource_id: 2 }),
    ];
    const resources = [resource(1), resource(2), resource(4)];
    const open = [{ from: 540, to: 1200 }];
    const { rows } = layOutDay({ ...nothing, resources, shifts, open }, size);
    expect(rows.map(({ outOfShift }) => outOfShift)).toEqual([
      [{ from: 0, to: 600 }],
      [{ from: 0, to: 1440 }],
      [],
    ]);
    const closed = [
      { from: 0, to: 540 },
      { from: 1200, to: 1440 },
    ];
    expect(rows.map((row) => row.closed)).toEqual([closed, closed, closed]);
  });

  const oneShift = [shift(1, today, { from: "08:15", to: "17:00" })];
  it.each([
    ["the usual hours where nothing is known", {}, [9, 18]],
    ["the usual hours on a closed day", { open: [] }, [9, 18]],
    [
      "the usual hours and what stands outside of them",
      { reservations: [reservation(1, { from: "07:50", to: "08:10" })] },
      [7, 18],
    ],
    [
      "the opening hours, in whole hours",
      {
        open: [
          { from: 630, to: 690 },
          { from: 800, to: 1170 },
        ],
      },
      [10, 20],
    ],
    [
      "the opening hours and reservations, cancelled ones too",
      {
        open: [{ from: 600, to: 1140 }],
        reservations: [reservation(1, { from: "19:00", to: "20:10", status: "canceled" })],
      },
      [10, 21],
    ],
    [
      "no more of blocked time, which is cut",
      {
        open: [{ from: 600, to: 1140 }],
        reservations: [
          block(1, { from: "00:00", to: "23:59" }),
          block(2, { from: "09:59", salon_resource_id: null }),
        ],
      },
      [10, 19],
    ],
    [
      "blocked time that would not be seen at all",
      { open: [{ from: 600, to: 1140 }], reservations: [block(1, { from: "20:00", to: "20:30" })] },
      [10, 21],
    ],
    ["the shifts too", { open: [{ from: 600, to: 1140 }], shifts: oneShift }, [8, 19]],
    ["the shifts alone", { shifts: oneShift }, [8, 17]],
    ["no shifts of who is not shown", { shifts: [shift(1, today, { salon_resource_id: 3 })] }, [9, 18]],
  ])("its window holds %s", (_, known, [from, to]) => {
    const { window } = layOutDay({ ...salon, ...known }, size);
    expect(window).toEqual({ from: from! * 60, to: to! * 60 });
  });
});

describe("every day", () => {
  const memory = createDayMemory();
  const laid = (reservations: readonly Reservation[], before?: DayLayout, open = nothing.open) =>
    layOutDay({ ...salon, reservations, open }, size, before, memory);

  test("shows each of its records once, within its window", () => {
    fc.assert(
      fc.property(anyRecords, (records) => {
        const layout = laid(records);
        const chips = [...layout.rows, layout.salonBlocks].flatMap((row) => row.chips);
        const shown = chips.filter(({ kind }) => kind !== "change").map(({ reservation: { id } }) => id);
        const expected = records.filter(({ date }) => date === today).map(({ id }) => id);
        expect(shown.sort(byNumber)).toEqual(expected.sort(byNumber));
        expect(new Set(chips.map(({ key }) => key)).size).toBe(chips.length);
        for (const chip of chips) {
          expect(overlap(chip, layout.window)).toBe(true);
          if (chip.kind !== "block") expect(cutOf(chip, layout.window)).toBe(undefined);
        }
      }),
    );
  });

  test("is the same object when it is read again and nothing is new", () => {
    fc.assert(
      fc.property(anyRecords, (records) => {
        const before = laid(records);
        expect(laid(structuredClone(records).reverse(), before)).toBe(before);
      }),
    );
  });

  test("an update touches no row but those where its record stands", () => {
    const change = fc.record({
      at: fc.nat(24),
      name: fc.constantFrom("new", "R1"),
      resource: fc.constantFrom(1, 2, 3, null),
      from: fc.constantFrom("00:00", "10:00"),
      isReadAgain: fc.boolean(),
    });
    fc.assert(
      fc.property(anyRecords, change, (records, { at, name, resource: id, from, isReadAgain }) => {
        const before = laid(records);
        const after = laid(
          (isReadAgain ? structuredClone(records) : records).map((each, index) =>
            index === at ? { ...each, name, salon_resource_id: id, from } : each,
          ),
          before,
        );
        const touched = records[at]?.id;
        const stands = (row: { chips: readonly Chip[] } | undefined) =>
          row?.chips.some((chip) => chip.reservation.id === touched);
        for (const row of after.rows) {
          const old = before.rows.find(({ key }) => key === row.key);
          if (old && !stands(row) && !stands(old)) expect(row).toBe(old);
        }
        // And what is kept is what would have been made anew.
        const reservations = records.map((each, index) =>
          index === at ? { ...each, name, salon_resource_id: id, from } : each,
        );
        expect(after).toEqual(layOutDay({ ...salon, reservations }, size));
      }),
    );
  });

  it("a name alone draws its row anew, and its neighbours in it stay", () => {
    const records = [reservation(1), reservation(2), reservation(3, { salon_resource_id: 2 })];
    const before = laid(records);
    const after = laid([records[0]!, { ...records[1]!, name: "new" }, records[2]!], before);
    expect(after.rows.map((row, at) => row === before.rows[at])).toEqual([true, false]);
    expect(after.rows[1]?.chips.map((chip, at) => chip === before.rows[1]?.chips[at])).toEqual([true, false]);
  });

  it("other opening hours change all rows, a wider window none", () => {
    const records = [reservation(1), reservation(2, { salon_resource_id: 2 })];
    const before = laid(records, undefined, [{ from: 600, to: 1140 }]);
    const closed = laid(records, before, [{ from: 660, to: 1140 }]);
    expect(closed.rows.some((row) => before.rows.includes(row))).toBe(false);
    const wider = laid([records[0]!, { ...records[1]!, from: "05:00" }], before, [{ from: 600, to: 1140 }]);
    expect([wider.window.from, before.window.from]).toEqual([300, 600]);
    expect(wider.rows[1]).toBe(before.rows[1]);
  });
});

function spell({ key, from, to, lane, lanes }: Chip): string {
  return `${key} ${from}-${to} ${lane}/${lanes}`;
}

function byNumber(a: number, b: number): number {
  return a - b;
}
