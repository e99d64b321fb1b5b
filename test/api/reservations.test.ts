import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { readClashes, readStale } from "../../src/api/reservation-refusals.js";
import {
  deleteReservation,
  judgeReservation,
  loadDays,
  loadReservations,
  patchReservation,
  readReservation,
  reservationsPath,
} from "../../src/api/reservations.js";
import { loadCourses, loadSalonResources, loadSalonRules } from "../../src/api/salons.js";
import type { Failure } from "../../src/lib/failure.js";
import type { Http } from "../../src/lib/http.js";
import type { PlainData, PlainObject } from "../../src/lib/plain-data.js";
import { anyPlainData } from "../lib/any-plain-data.js";
import { openHttp } from "../lib/open-http.js";
import { jsonAnswer, stubFetch } from "../lib/stub-fetch.js";

/* Beside the table of calls. */

const { signal } = new AbortController();
const read = (fields: PlainObject) => readReservation({ id: 5, ...fields });

describe("a reservation", () => {
  it.each<[string, PlainData, number | null]>([
    ["a number", 5, 5],
    ["a text", "5", 5],
    ["the greatest", Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    ["beyond it", "9007199254740993", null],
    ["0", 0, null],
    ["below 0", -3, null],
    ["a fraction", 1.5, null],
    ["a text with a sign", "+5", null],
    ["a text with zeros", "05", null],
    ["an empty text", "", null],
    ["true", true, null],
    ["a list", [5], null],
    ["nothing", null, null],
  ])("%s as an id", (_, id, expected) => {
    expect(readReservation({ id })?.id ?? null).toBe(expected);
    const others = read({ course_id: id, member_id: id, salon_resource_id: id, sub_resource_ids: [id] });
    expect(others).toMatchObject({ course_id: expected, member_id: expected, salon_resource_id: expected });
    expect(others?.sub_resource_ids).toEqual(expected === null ? [] : [expected]);
  });

  it.each<[PlainData, boolean | null]>([
    [true, true],
    [1, true],
    ["1", true],
    [false, false],
    [0, false],
    ["0", false],
    ["true", false],
    [2, false],
    ["", null],
    [null, null],
  ])("the flag %j reads %j", (flag, expected) => {
    const flags = read({ resource_fee_is_charged: flag, is_attended: flag });
    expect([flags?.resource_fee_is_charged, flags?.is_attended]).toEqual([expected === true, expected]);
  });

  it.each([
    ["13:00:00", "13:00"],
    ["13:00", "13:00"],
    ["9:00", "9:00"],
    ["", ""],
    [null, ""],
    [1300, ""],
  ])("the time %j reads %j", (time, expected) => {
    expect(read({ from: time, to: time })).toMatchObject({ from: expected, to: expected });
    const wish = read({ change_child: { id: 71, from: time, to: time } })?.change_child;
    expect(wish).toMatchObject({ from: expected, to: expected });
  });

  it("the stage of a visit is a number, or a text that is one", () => {
    const stages = [2, "1", null, "done", {}].map((visit_status) => read({ visit_status })?.visit_status);
    expect(stages).toEqual([2, 1, 0, 0, 0]);
  });

  it("a status that nobody knows stays as it is written", () => {
    expect(read({ status: "held_by_bank" })?.status).toBe("held_by_bank");
  });

  it("the friend", () => {
    const members: PlainData[] = [
      { id: "1", name: "はなこ", icon_url: null },
      { id: 1 },
      { name: "x" },
      [],
      "x",
    ];
    expect(members.map((member) => read({ member })?.member)).toEqual([
      { id: 1, name: "はなこ", icon_url: null },
      { id: 1, name: "" },
      null,
      null,
      null,
    ]);
  });

  it("what a customer asked for", () => {
    const told = { status: "edit_pending", comment: "遅れます", requested_at: "2026-11-19T10:38:00+09:00" };
    const place = { date: "2026-11-20", from: "15:30:00", to: "16:30:00", course_id: "42" };
    const both = read({
      change_child: { id: "71", ...told, ...place, salon_resource_id: 0, sub_resource_ids: ["13", 0, null] },
      cancel_child: { id: 72, status: "cancel_pending" },
    });
    expect(both?.change_child).toEqual({
      ...{ id: 71, ...told, date: "2026-11-20", from: "15:30", to: "16:30", course_id: 42 },
      ...{ salon_resource_id: null, sub_resource_ids: [13] },
    });
    expect(both?.cancel_child).toEqual({
      ...{ id: 72, status: "cancel_pending", comment: "", requested_at: null },
    });
  });

  it.each<[PlainData]>([[{}], [{ id: 0 }], [[]], ["x"], [5], [[{ id: 71 }]]])("%j is no request", (child) => {
    expect(read({ change_child: child, cancel_child: child })).toMatchObject({
      ...{ change_child: null, cancel_child: null },
    });
  });

  it("what was done to it, in the order of the server", () => {
    const histories = [
      { id: 1, action: "create", actor_name: "はなこ", at: "2026-11-01T10:00:00+09:00", note: "電話で" },
      { action: 5, actor_name: null, at: 0, note: {} },
      "x",
      null,
      {},
    ];
    const nothing = { action: "", actor_name: "", at: null, note: "" };
    expect(read({ histories })?.histories).toEqual([
      { id: 1, action: "create", actor_name: "はなこ", at: "2026-11-01T10:00:00+09:00", note: "電話で" },
      nothing,
      nothing,
    ]);
    expect([{}, "x", null].map((each) => read({ histories: each })?.histories)).toEqual([[], [], []]);
  });

  test("whatever a server writes it is read, and never thrown", () => {
    const names = Object.keys(read({}) ?? {});
    const row = fc.dictionary(fc.constantFrom(...names, "salon_id"), anyPlainData, { noNullPrototype: true });
    fc.assert(
      fc.property(row, (fields) => {
        const reservation = read({ ...fields, id: 5 });
        // What else it says stays as it came.
        const known = new Set([...names, ...Object.keys(fields)]);
        expect(Object.keys(reservation ?? {}).sort()).toEqual([...known].sort());
        expect(Reflect.get(reservation ?? {}, "salon_id")).toEqual(fields.salon_id);
        expect(typeof reservation?.name).toBe("string");
        expect(reservation?.from.length).toBeLessThanOrEqual(5);
        expect(reservation?.sub_resource_ids.every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true);
      }),
    );
  });
});

const refusal = (body: PlainData): Failure => ({
  ...{ kind: "invalid", status: 422, messages: [], fields: {}, body },
});
/** What is no answer of a salon, whatever its body says. */
const otherFailures = (body: PlainObject): Failure[] => [
  { kind: "invalid", status: 422, messages: [], fields: {} },
  { kind: "refused", status: 500, messages: [], body },
  { kind: "expired", status: 409, messages: [], body },
  { kind: "conflict", status: 409, messages: [], body, data: body },
  { kind: "timeout", status: null, messages: [] },
];

describe("what stands in the way", () => {
  const clash = {
    ...{ kind: "reservation", id: 9, salon_resource_id: 12, date: "2026-11-20" },
    ...{ from: "13:30", to: "14:00", label: "佐藤 健様の予約" },
  };

  it.each<[PlainData, boolean]>([
    [true, true],
    [1, true],
    ["1", true],
    [false, false],
    [0, false],
    [null, false],
    ["yes", false],
  ])("forcible %j", (forcible, isForcible) => {
    const conflicts = [{ ...clash, from: "13:30:00", color: "red" }];
    expect(readClashes(refusal({ code: "conflict", forcible, conflicts }))).toEqual({
      ...{ isForcible, clashes: [clash] },
    });
  });

  it("what is missing of it is empty, and what is none is left out", () => {
    const blank = { kind: "", id: null, salon_resource_id: null, date: "", from: "", to: "", label: "" };
    const conflicts = [{}, null, "x", { kind: "moon_phase", label: "満月", id: "9" }];
    expect(readClashes(refusal({ code: "conflict", conflicts }))?.clashes).toEqual([
      blank,
      { ...blank, kind: "moon_phase", label: "満月", id: 9 },
    ]);
    for (const none of [null, {}, "x"])
      expect(readClashes(refusal({ code: "conflict", conflicts: none }))?.clashes).toEqual([]);
    expect(readClashes(refusal({ code: "conflict" }))).toEqual({ isForcible: false, clashes: [] });
  });

  it("another refusal says nothing of it", () => {
    const bodies: PlainData[] = [{ code: "stale" }, { code: ["conflict"] }, { conflicts: [] }, [], "x", null];
    const failures = [...bodies.map(refusal), ...otherFailures({ code: "conflict", conflicts: [clash] })];
    expect(failures.map(readClashes)).toEqual(failures.map(() => null));
  });
});

describe("a reservation that others have changed", () => {
  it("comes along as it is now, where the server says it", () => {
    const currents: PlainData[] = [{ id: 5, name: "高橋" }, { id: 0 }, [], "x", null];
    const stale = currents.map((current) => readStale(refusal({ code: "stale", current })));
    expect(stale[0]).toEqual({ current: read({ name: "高橋" }) });
    expect(stale.slice(1)).toEqual(Array(4).fill({ current: null }));
    expect(readStale(refusal({ code: "stale" }))).toEqual({ current: null });
  });

  it("another refusal says nothing of it", () => {
    const bodies: PlainData[] = [{ code: "conflict" }, { current: { id: 5 } }, [], "stale", null];
    const failures = [...bodies.map(refusal), ...otherFailures({ code: "stale", current: { id: 5 } })];
    expect(failures.map(readStale)).toEqual(failures.map(() => null));
  });
});

describe("the salon in the path", () => {
  const salon = "../a b?x=1#y";
  const edit = { kind: "edit", childId: 71, status: "denied", force: false } as const;
  it.each<[string, (http: Http) => Promise<unknown>]>([
    ["loadReservations", (http) => loadReservations(http, salon, {})],
    ["loadDays", (http) => loadDays(http, salon, { first: "2026-11-20", last: "2026-11-20" }, signal)],
    ["patchReservation", (http) => patchReservation(http, salon, { id: 5, attribute: "memo", value: "" })],
    ["judgeReservation", (http) => judgeReservation(http, salon, 5, edit)],
    ["deleteReservation", (http) => deleteReservation(http, salon, 5)],
    ["loadCourses", (http) => loadCourses(http, salon, signal)],
    ["loadSalonResources", (http) => loadSalonResources(http, salon, signal)],
    ["loadSalonRules", (http) => loadSalonRules(http, salon, signal)],
  ])("%s", async (_, call) => {
    const sent = stubFetch(jsonAnswer([]));
    await call(openHttp());
    expect(sent[0]?.url.pathname).toMatch(/^\/api\/(v2\/)?salon\/\.\.%2Fa%20b%3Fx%3D1%23y\//);
    expect(sent[0]?.url.hash).toBe("");
  });

  it("where it is saved", () => {
    expect(reservationsPath("a/b")).toBe("/api/v2/salon/a%2Fb/reservations");
  });
});

describe("a read that is given up", () => {
  const given = AbortSignal.abort();
  it.each<[string, (http: Http) => Promise<unknown>]>([
    ["loadReservations", (http) => loadReservations(http, "1", {}, given)],
    ["loadCourses", (http) => loadCourses(http, "1", given)],
    ["loadSalonResources", (http) => loadSalonResources(http, "1", given)],
    ["loadSalonRules", (http) => loadSalonRules(http, "1", given)],
  ])("%s", async (_, call) => {
    const sent = stubFetch(jsonAnswer([]));
    expect(await call(openHttp())).toMatchObject({ ok: false, failure: { kind: "aborted" } });
    expect(sent).toEqual([]);
  });
});

it("what was deleted is gone, whatever the server says of it", async () => {
  for (const respond of [jsonAnswer({ id: 5 }), () => new Response(null, { status: 204 })]) {
    stubFetch(respond);
    expect(await deleteReservation(openHttp(), "1", 5)).toMatchObject({ ok: true, data: true });
  }
});
