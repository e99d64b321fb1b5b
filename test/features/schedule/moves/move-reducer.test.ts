import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { Place } from "../../../../src/features/schedule/index.js";
import { type Commit, commitOf } from "../../../../src/features/schedule/moves/commit.js";
import {
  idleMove,
  type LiftedMove,
  type Move,
  type MoveAction,
  moveReducer,
} from "../../../../src/features/schedule/moves/move-reducer.js";
import { today } from "../records.js";

const version = "2026-03-25T09:00:00+09:00";
const newer = "2026-03-25T09:00:01+09:00";
const ten: Place = { date: today, from: 600, to: 660, salonResourceId: 1 };
const lift = (place: Partial<Place> = {}): MoveAction => ({
  type: "lift",
  key: "r1",
  place: { ...ten, ...place },
  version,
  slot: 15,
});
const done = (...actions: MoveAction[]): Move => actions.reduce(moveReducer, idleMove);
const candidate = (...actions: MoveAction[]) => {
  const { from, to, salonResourceId } = (done(...actions) as LiftedMove).candidate;
  return [from, to, salonResourceId];
};
const rows = [3, 1, 2];

describe("a move", () => {
  it.each<[string, MoveAction[], unknown[]]>([
    ["stands where it was lifted", [lift()], [600, 660, 1]],
    ["later by a step", [lift(), { type: "moveBy", minutes: 15 }], [615, 675, 1]],
    [
      "earlier, twice",
      [lift(), { type: "moveBy", minutes: -15 }, { type: "moveBy", minutes: -15 }],
      [570, 630, 1],
    ],
    [
      "from between two slots to between two",
      [lift({ from: 607, to: 660 }), { type: "moveBy", minutes: 15 }],
      [622, 675, 1],
    ],
    ["by whole steps", [lift(), { type: "moveBy", minutes: 20 }], [615, 675, 1]],
    ["to the first step of the day", [lift({ from: 607 }), { type: "moveBy", minutes: -9000 }], [7, 60, 1]],
    ["to the last one", [lift({ to: 667 }), { type: "moveBy", minutes: 9000 }], [1365, 1432, 1]],
    ["to the end of the day", [lift(), { type: "moveBy", minutes: 9000 }], [1380, 1440, 1]],
    ["to the next resource", [lift(), { type: "moveToRow", by: 1, rows }], [600, 660, 2]],
    ["to the one before", [lift(), { type: "moveToRow", by: -1, rows }], [600, 660, 3]],
    [
      "not beyond the last one",
      [lift({ salonResourceId: 2 }), { type: "moveToRow", by: 1, rows }],
      [600, 660, 2],
    ],
    [
      "not beyond the first one",
      [lift({ salonResourceId: 3 }), { type: "moveToRow", by: -1, rows }],
      [600, 660, 3],
    ],
    [
      "to no resource",
      [lift({ salonResourceId: 2 }), { type: "moveToRow", by: 1, rows: [...rows, null] }],
      [600, 660, null],
    ],
    [
      "from an unknown resource, beside nobody's",
      [lift({ salonResourceId: 99 }), { type: "moveToRow", by: -1, rows: [...rows, null] }],
      [600, 660, 2],
    ],
    [
      "an unknown resource stays where there is none beyond",
      [lift({ salonResourceId: 99 }), { type: "moveToRow", by: 1, rows: [...rows, null] }],
      [600, 660, 99],
    ],
    [
      "from an unknown resource to the last one",
      [lift({ salonResourceId: 99 }), { type: "moveToRow", by: -1, rows }],
      [600, 660, 2],
    ],
    ["nowhere without rows", [lift(), { type: "moveToRow", by: 1, rows: [] }], [600, 660, 1]],
    ["the end later", [lift(), { type: "moveEndBy", minutes: 15 }], [600, 675, 1]],
    ["the end stays after the start", [lift(), { type: "moveEndBy", minutes: -600 }], [600, 615, 1]],
    [
      "the end stays after the start, between slots",
      [lift({ to: 667 }), { type: "moveEndBy", minutes: -600 }],
      [600, 607, 1],
    ],
    ["the end stays in its day", [lift(), { type: "moveEndBy", minutes: 9000 }], [600, 1440, 1]],
    [
      "dragged from where it was lifted",
      [lift(), { type: "drag", minutes: 50, salonResourceId: 2 }, { type: "drag", minutes: 31 }],
      [630, 690, 1],
    ],
    ["dragged to nobody", [lift(), { type: "drag", minutes: 0, salonResourceId: null }], [600, 660, null]],
    [
      "dragged by the end",
      [lift(), { type: "dragEnd", minutes: 50 }, { type: "dragEnd", minutes: 20 }],
      [600, 675, 1],
    ],
    [
      "exactly there",
      [lift(), { type: "moveTo", place: { from: 613, to: 702, salonResourceId: null } }],
      [613, 702, null],
    ],
    [
      "exactly there, within its day",
      [lift(), { type: "moveTo", place: { from: -5, to: 2000 } }],
      [0, 1440, 1],
    ],
    [
      "exactly there, with an end after the start",
      [lift(), { type: "moveTo", place: { from: 700 } }],
      [700, 701, 1],
    ],
    ["what ends before it starts is lifted for a minute", [lift({ to: 500 })], [600, 601, 1]],
  ])("%s", (_, actions, expected) => {
    expect(candidate(...actions)).toEqual(expected);
  });

  it("goes to another day, and to no day that does not exist", () => {
    const moved = (date: string) =>
      (done(lift(), { type: "moveTo", place: { date } }) as LiftedMove).candidate.date;
    expect([moved("2026-04-01"), moved("2026-02-30"), moved("")]).toEqual(["2026-04-01", today, today]);
  });

  it("ends with a commit and a cancel, and nothing moves what is not lifted", () => {
    expect(done(lift(), { type: "cancel" })).toBe(idleMove);
    expect(done(lift(), { type: "commit" })).toBe(idleMove);
    expect(done({ type: "moveBy", minutes: 15 }, { type: "recordRemoved", key: "r1" })).toBe(idleMove);
  });

  it("is the same object where nothing changes", () => {
    const lifted = done(lift());
    for (const action of [
      { type: "moveBy", minutes: 3 },
      { type: "moveToRow", by: 1, rows: [1] },
      { type: "drag", minutes: 7 },
      { type: "moveTo", place: { from: 600 } },
      { type: "recordRemoved", key: "r2" },
      { type: "recordChanged", key: "b1", place: { ...ten, from: 0 }, version: newer },
    ] as const)
      expect(moveReducer(lifted, action)).toBe(lifted);
  });
});

describe("what comes of a move", () => {
  const later: MoveAction = { type: "moveBy", minutes: 15 };
  const earlier: MoveAction = { type: "moveBy", minutes: -15 };
  const changed = (fields: { version?: string | null; place?: Place }): MoveAction => ({
    type: "recordChanged",
    key: "r1",
    place: ten,
    version: newer,
    ...fields,
  });
  const removed: MoveAction = { type: "recordRemoved", key: "r1" };
  const saved: MoveAction & { type: "recordSaved" } = {
    ...{ type: "recordSaved", key: "r1", before: version, after: newer },
  };
  const elsewhere = { ...ten, from: 630 };
  const unversioned: MoveAction = { ...(lift() as MoveAction & { type: "lift" }), version: null };

  it.each<[string, MoveAction[], Commit["is"] | null]>([
    ["a change", [lift(), later], "change"],
    ["nothing, where it stood", [lift()], null],
    ["nothing, back where it stood", [lift(), later, earlier], null],
    ["overtaken by a newer version", [lift(), later, changed({})], "overtaken"],
    ["overtaken before it moved", [lift(), changed({}), later], "overtaken"],
    ["nothing to overtake", [lift(), changed({ place: elsewhere })], null],
    ["an echo is no change", [lift(), later, changed({ version })], "change"],
    [
      "an echo in another notation neither",
      [lift(), later, changed({ version: "2026-03-25T00:00:00Z" })],
      "change",
    ],
    [
      "an older version neither",
      [lift(), later, changed({ version: "2026-03-25T08:00:00+09:00", place: elsewhere })],
      "change",
    ],
    [
      "overtaken by another place, without versions",
      [unversioned, later, changed({ version: null, place: elsewhere })],
      "overtaken",
    ],
    ["not by the same place, without versions", [unversioned, later, changed({ version: null })], "change"],
    ["gone", [lift(), later, removed], "gone"],
    ["gone, though it did not move", [lift(), removed], "gone"],
    ["gone after a change", [lift(), later, changed({}), removed], "gone"],
    ["not gone by an older event", [lift(), later, removed, changed({ version })], "gone"],
    ["a change of what one's own earlier move has made of it", [lift(), later, saved, changed({})], "change"],
    [
      "of another version nothing was made",
      [lift(), later, { ...saved, before: newer }, changed({})],
      "overtaken",
    ],
    ["of another record neither", [lift(), later, { ...saved, key: "b1" }, changed({})], "overtaken"],
    ["there again", [lift(), later, removed, changed({})], "overtaken"],
    ["nothing of what is not lifted", [], null],
  ])("%s", (_, actions, expected) => {
    expect(commitOf(done(...actions))?.is ?? null).toBe(expected);
  });

  it("says from where to where, of which version, and what is the latest", () => {
    expect(commitOf(done(lift(), later))).toEqual({
      is: "change",
      key: "r1",
      before: ten,
      after: { ...ten, from: 615, to: 675 },
      version,
    });
    const newest = "2026-03-25T09:00:02+09:00";
    const events = [changed({ version: newest, place: elsewhere }), changed({})];
    expect(commitOf(done(lift(), later, ...events))).toMatchObject({
      is: "overtaken",
      version,
      latest: { place: elsewhere, version: newest },
    });
  });
});

describe("whatever is done to a move", () => {
  const slot = fc.constantFrom(5, 10, 15, 30, 60);
  const minutes = fc.integer({ min: -2000, max: 2000 });
  // Often in steps, so that a move often ends exactly at its limits.
  const upTo = (most: number) =>
    fc.oneof(
      fc.nat(most),
      fc.nat(Math.floor(most / 5)).map((steps) => steps * 5),
    );
  const anyBase = fc
    .tuple(upTo(1439), upTo(1440))
    .map(([from, length]) => ({ ...ten, from, to: Math.min(from + Math.max(length, 1), 1440) }));
  const byStep = fc.oneof(
    fc.record({ type: fc.constant("moveBy" as const), minutes }),
    fc.record({ type: fc.constant("moveEndBy" as const), minutes }),
    fc.record({ type: fc.constant("drag" as const), minutes, salonResourceId: fc.constantFrom(1, 2, null) }),
    fc.record({ type: fc.constant("dragEnd" as const), minutes }),
    fc.record({
      type: fc.constant("moveToRow" as const),
      by: fc.constantFrom(1 as const, -1 as const),
      rows: fc.constant(rows),
    }),
  );
  const exact = fc.record({
    type: fc.constant("moveTo" as const),
    place: fc.record({ from: minutes, to: minutes }, { requiredKeys: [] }),
  });
  const lifted = (place: Place, step: number): Move =>
    moveReducer(idleMove, { type: "lift", key: "r1", place, version, slot: step });

  test("it stays in its day and ends after it starts", () => {
    fc.assert(
      fc.property(anyBase, slot, fc.array(fc.oneof(byStep, exact)), (base, step, actions) => {
        const { candidate: now } = actions.reduce(moveReducer, lifted(base, step)) as LiftedMove;
        expect(now.from).toBeGreaterThanOrEqual(0);
        expect(now.to).toBeGreaterThan(now.from);
        expect(now.to).toBeLessThanOrEqual(1440);
      }),
    );
  });

  test("its start and its end are whole steps from where they were", () => {
    fc.assert(
      fc.property(anyBase, slot, fc.array(byStep), (base, step, actions) => {
        const { candidate: now } = actions.reduce(moveReducer, lifted(base, step)) as LiftedMove;
        expect(Math.abs(now.from - base.from) % step).toBe(0);
        expect(Math.abs(now.to - base.to) % step).toBe(0);
      }),
    );
  });

  test("a move keeps its length, and a step forth and back is none", () => {
    fc.assert(
      fc.property(anyBase, slot, minutes, (base, step, by) => {
        const moved = moveReducer(lifted(base, step), { type: "moveBy", minutes: by }) as LiftedMove;
        expect(moved.candidate.to - moved.candidate.from).toBe(base.to - base.from);
        const back = base.from - moved.candidate.from;
        expect(commitOf(moveReducer(moved, { type: "moveBy", minutes: back }))).toBeNull();
      }),
    );
  });

  test("keys and pointer come to the same", () => {
    fc.assert(
      fc.property(anyBase, slot, fc.integer({ min: -40, max: 40 }), (base, step, steps) => {
        const keys: MoveAction[] = Array(Math.abs(steps)).fill({
          type: "moveBy",
          minutes: Math.sign(steps) * step,
        });
        const byKeys = keys.reduce(moveReducer, lifted(base, step));
        expect(moveReducer(lifted(base, step), { type: "drag", minutes: steps * step })).toEqual(byKeys);
      }),
    );
  });
});
