import { describe, expect, it } from "vitest";
import type { Reservation } from "../../host/api/reservations.js";
import type { BlockRow } from "../../host/api/salon/blocks.js";
import { clashesOf, reservationsUnder, type SalonDay, type Slot } from "../../host/api/salon/clashes.js";
import { isWithin, overlaps, written } from "../../host/api/salon/times.js";
import { today } from "./account.js";

const slot: Slot = {
  ...{ date: today, from: "10:00", to: "11:00", course_id: 41 },
  ...{ salon_resource_id: 12, sub_resource_ids: [] as number[] },
};

const resource = (id: number, name: string, more: object = {}) => {
  return [id, { id, name, capacity: 1, deleted_at: null, ...more }] as const;
};

function day(more: Partial<SalonDay> = {}): SalonDay {
  return {
    resources: new Map([
      resource(12, "中村"),
      resource(13, "個室", { capacity: 2 }),
      resource(23, "石井", { deleted_at: "2026-11-02T01:00:00.000Z" }),
    ]),
    courseNames: new Map([[41, "カット"]]),
    ...{ reservations: [], blocks: [], shifts: [], opening: null, unlinks: [] },
    ...more,
  };
}

const booked = (more: Partial<Reservation> = {}) =>
  ({ id: 7, name: "山田 花子", status: "approved", ...slot, ...more }) as Reservation;
const blocked = (more: Partial<BlockRow> = {}) =>
  ({
    ...{ id: 5, date: today, from: "10:30", to: "10:45", salon_resource_id: 12, meta_data: "休憩" },
    ...more,
  }) as BlockRow;
const open = (from: string, to: string) => ({ from, to });
const shift = (from: string, to: string, salon_resource_id = 12) => ({ from, to, salon_resource_id });

describe("what is in the way of a slot", () => {
  it.each<[what: string, more: Partial<SalonDay>, own: Partial<Slot>, labels: string[]]>([
    ["nothing on an empty day", {}, {}, []],
    ["a reservation", { reservations: [booked()] }, {}, ["中村 10:00〜11:00 山田 花子様の予約"]],
    [
      "one that overlaps a little",
      { reservations: [booked({ from: "10:59", to: "23:59" })] },
      {},
      ["中村 10:59〜24:00 山田 花子様の予約"],
    ],
    ["none that ends as it begins", { reservations: [booked({ from: "09:00", to: "10:00" })] }, {}, []],
    ["none of another day", { reservations: [booked({ date: "2026-11-26" })] }, {}, []],
    ["none of another resource", { reservations: [booked({ salon_resource_id: 13 })] }, {}, []],
    [
      "none that was canceled or denied",
      { reservations: [booked({ status: "canceled" }), booked({ status: "denied" })] },
      {},
      [],
    ],
    [
      "one that waits",
      { reservations: [booked({ status: "pending" })] },
      {},
      ["中村 10:00〜11:00 山田 花子様の予約"],
    ],
    [
      "one whose cancellation waits",
      { reservations: [booked({ status: "cancel_pending" })] },
      {},
      ["中村 10:00〜11:00 山田 花子様の予約"],
    ],
    [
      "one that has it as a sub resource",
      { reservations: [booked({ salon_resource_id: null, sub_resource_ids: [12] })] },
      {},
      ["中村 10:00〜11:00 山田 花子様の予約"],
    ],
    [
      "one of its own sub resource",
      { reservations: [booked()] },
      { salon_resource_id: null, sub_resource_ids: [12] },
      ["中村 10:00〜11:00 山田 花子様の予約"],
    ],
    [
      "nothing where no resource is named",
      { reservations: [booked({ salon_resource_id: null })] },
      { salon_resource_id: null },
      [],
    ],
    [
      "one of two places",
      { reservations: [booked({ salon_resource_id: 13 })] },
      { salon_resource_id: 13 },
      [],
    ],
    [
      "both of two places",
      {
        reservations: [
          booked({ salon_resource_id: 13 }),
          booked({ salon_resource_id: 13, name: "林", from: "10:30" }),
        ],
      },
      { salon_resource_id: 13 },
      ["個室 10:00〜11:00 山田 花子様の予約", "個室 10:30〜11:00 林様の予約"],
    ],
    [
      "two places one after the other",
      {
        reservations: [
          booked({ salon_resource_id: 13, to: "10:30" }),
          booked({ salon_resource_id: 13, from: "10:30" }),
        ],
      },
      { salon_resource_id: 13 },
      [],
    ],
    ["a block", { blocks: [blocked()] }, {}, ["中村 10:30〜10:45 ブロック（休憩）"]],
    [
      "a block of all",
      { blocks: [blocked({ salon_resource_id: null, meta_data: "" })] },
      { salon_resource_id: null },
      ["サロン全体 10:30〜10:45 ブロック"],
    ],
    ["no block of another", { blocks: [blocked({ salon_resource_id: 13 })] }, {}, []],
    ["no block that is over", { blocks: [blocked({ from: "09:00", to: "10:00" })] }, {}, []],
    [
      "a shift that ends",
      { shifts: [shift("09:00", "10:30")] },
      {},
      ["中村 シフト時間外（シフト 09:00〜10:30）"],
    ],
    [
      "a gap between shifts",
      { shifts: [shift("09:00", "10:15"), shift("10:30", "18:00")] },
      {},
      ["中村 シフト時間外（シフト 09:00〜10:15、10:30〜18:00）"],
    ],
    [
      "no shifts that follow each other",
      { shifts: [shift("10:30", "18:00"), shift("09:00", "10:30")] },
      {},
      [],
    ],
    ["no shift of another", { shifts: [shift("20:00", "21:00", 13)] }, {}, []],
    ["hours", { opening: [open("10:30", "20:00")] }, {}, ["営業時間外（営業 10:30〜20:00）"]],
    ["a closed day", { opening: [] }, {}, ["休業日"]],
    ["no hours within which it is", { opening: [open("00:00", "23:59")] }, { to: "23:59" }, []],
    [
      "a course that is not done there",
      { unlinks: [{ resource_id: 12, course_id: 41 }] },
      {},
      ["中村では「カット」を予約できません"],
    ],
    [
      "no other course",
      {
        unlinks: [
          { resource_id: 12, course_id: 42 },
          { resource_id: 13, course_id: 41 },
        ],
      },
      {},
      [],
    ],
    ["no course", { unlinks: [{ resource_id: 12, course_id: 41 }] }, { course_id: null }, []],
  ])("%s", (_what, more, own, labels) => {
    const { conflicts, forcible } = clashesOf({ ...slot, ...own }, day(more));
    expect(conflicts.map(({ label }) => label)).toEqual(labels);
    expect(forcible).toBe(true);
  });

  it("says where and when, for pages that mark it", () => {
    const all = { reservations: [booked({ from: "10:30" })], blocks: [blocked()], opening: [] };
    expect(clashesOf(slot, day(all)).conflicts).toEqual([
      {
        ...{ kind: "reservation", id: 7, salon_resource_id: 12, date: today, from: "10:30", to: "11:00" },
        label: "中村 10:30〜11:00 山田 花子様の予約",
      },
      expect.objectContaining({ kind: "blocked", id: 5, from: "10:30", to: "10:45" }),
      expect.objectContaining({ kind: "outside_opening", id: null, salon_resource_id: null, from: "10:00" }),
    ]);
  });

  it("may not be forced where the resource is gone", () => {
    const gone = clashesOf({ ...slot, salon_resource_id: 23 }, day({ reservations: [booked()] }));
    expect([gone.forcible, gone.conflicts.map(({ label }) => label)]).toEqual([
      false,
      ["石井は削除されています"],
    ]);
    const asSub = clashesOf({ ...slot, sub_resource_ids: [23] }, day({ reservations: [booked()] }));
    expect([asSub.forcible, asSub.conflicts.length]).toEqual([false, 2]);
  });
});

describe("what lies under a block", () => {
  const rows = [booked(), booked({ id: 8, salon_resource_id: 13 }), booked({ id: 9, status: "canceled" })];
  const under = (block: BlockRow) =>
    reservationsUnder(block, day({ reservations: rows })).map(({ id }) => id);

  it("are reservations of its resource, or all where it has none", () => {
    expect(under(blocked())).toEqual([7]);
    expect(under(blocked({ salon_resource_id: null }))).toEqual([7, 8]);
    expect(under(blocked({ from: "11:00", to: "12:00" }))).toEqual([]);
  });
});

describe("times", () => {
  it("touch without overlapping, and the end of the day is 24:00", () => {
    expect(overlaps(open("10:00", "11:00"), open("11:00", "12:00"))).toBe(false);
    expect(overlaps(open("10:00", "11:01"), open("11:00", "12:00"))).toBe(true);
    expect(isWithin(open("23:00", "23:59"), [open("20:00", "23:30")])).toBe(false);
    expect(isWithin(open("10:00", "11:00"), [])).toBe(false);
    expect(written(open("20:00", "23:59"))).toBe("20:00〜24:00");
  });
});
