import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { blankForm, formOf, payloadOf, readGiven } from "../../../src/features/reservation/entity.js";
import type { PlainData, PlainObject } from "../../../src/lib/plain-data.js";
import { anyPlainData } from "../../lib/any-plain-data.js";
import { anyForm, reservationOf, someForm } from "./samples.js";

/** The payload of what a page hands over; `null` where it is none. */
function payloadFor(data: PlainData): PlainObject | null {
  const given = readGiven(data);
  return given && payloadOf(given.form, given.record, given.rest);
}

describe("what a page hands over", () => {
  it.each<PlainData>([
    ...["text", 5, true, [], [{}]],
    ...[
      { id: "5" },
      { id: 1.5 },
      { id: {} },
      { name: 5 },
      { name: ["山田"] },
      { comment: {} },
      { date: 20261120 },
    ],
    ...[{ from: 13 }, { to: true }, { course_id: "41" }, { member_id: 0.5 }, { salon_resource_id: [12] }],
    ...[
      { sub_resource_ids: 13 },
      { sub_resource_ids: ["13"] },
      { sub_resource_ids: [null] },
      { sub_resource_ids: [1.5] },
      { id: 2 ** 53 },
    ],
    ...[{ resource_fee_is_charged: "1" }, { resource_fee_is_charged: 2 }, { meta_data: 1 }, { status: 1 }],
    ...[{ base_updated_at: 5 }, { updated_at: {} }],
  ])("%j is no reservation", (data) => {
    expect(readGiven(data)).toBe(null);
  });

  it.each<PlainData>([null, {}, { id: null }, { id: 0 }, { id: -4 }])("%j is a new one", (data) => {
    expect(readGiven(data)).toEqual({ form: blankForm, record: null, rest: {} });
  });

  it("what is null is as it is in a blank one", () => {
    const nulls = Object.fromEntries(Object.keys(blankForm).map((key) => [key, null]));
    expect(readGiven(nulls)?.form).toEqual(blankForm);
  });

  it("with an id it is that reservation, with what is known of it", () => {
    const { id, updated_at, ...known } = reservationOf({ resource_fee_is_charged: true });
    const given = readGiven({ id, updated_at, ...known, source: "online" } as unknown as PlainData);
    expect(given).toEqual({
      form: { ...anyForm, resource_fee_is_charged: true },
      record: { id, updated_at, ...known, source: "online" },
      rest: {},
    });
  });

  it.each<[string, PlainObject, string | null]>([
    ["what it was read in", { base_updated_at: "v1" }, "v1"],
    ["what the server wrote", { updated_at: "v2" }, "v2"],
    ["the first of both", { base_updated_at: "v1", updated_at: "v2" }, "v1"],
    ["the second, where the first is null", { base_updated_at: null, updated_at: "v2" }, "v2"],
    ["none", {}, null],
  ])("its version is %s", (_, versions, expected) => {
    expect(payloadFor({ id: 5, ...versions })).toMatchObject({ id: 5, base_updated_at: expected });
  });

  it("a new one has no version and no id", () => {
    const keys = Object.keys(payloadFor({ id: -1, base_updated_at: "v1", updated_at: "v2" }) ?? {});
    expect(keys.sort()).toEqual(Object.keys(blankForm).sort());
  });

  it("an empty status is that of a new one, one that nobody knows stays", () => {
    expect(readGiven({ id: 5, status: "" })).toMatchObject({
      ...{ form: { status: "approved" }, record: { status: "approved" } },
    });
    expect(payloadFor({ status: "held_by_bank" })).toMatchObject({ status: "held_by_bank" });
  });

  it("times lose their seconds, 0 and 1 are flags", () => {
    expect(payloadFor({ from: "13:00:00", to: "13:45:59", resource_fee_is_charged: 1 })).toMatchObject({
      ...{ from: "13:00", to: "13:45", resource_fee_is_charged: true },
    });
  });

  it("what we do not know goes back as it came; what only the server says does not", () => {
    const unknown = { color: "red", future: [{ a: null }], toString: "x" };
    const said = { salon_id: 1, member: { id: 1 }, change_child: {}, cancel_child: null, checked_at: null };
    const more = { visit_status: 1, is_attended: true, source: "x", histories: [], created_at: "x" };
    const given = readGiven({ id: 5, ...unknown, ...said, ...more });
    expect(given?.rest).toEqual(unknown);
    const payload = payloadFor({ id: 5, ...unknown, ...said, ...more });
    expect(Object.keys(payload ?? {}).sort()).toEqual(
      [...Object.keys(blankForm), ...Object.keys(unknown), "id", "base_updated_at"].sort(),
    );
  });
});

describe("the payload", () => {
  it.each([0, -1, -41])("an id of %i is null", (id) => {
    const given = { course_id: id, member_id: id, salon_resource_id: id, sub_resource_ids: [id, 13] };
    expect(payloadFor(given)).toMatchObject({
      ...{ course_id: null, member_id: null, salon_resource_id: null, sub_resource_ids: [13] },
    });
    const form = { ...anyForm, ...given };
    expect(payloadOf(form, null, {})).toMatchObject({
      ...{ course_id: null, member_id: null, salon_resource_id: null, sub_resource_ids: [13] },
    });
  });

  it("of a reservation that is there says which one, and the version that was changed", () => {
    const record = reservationOf();
    expect(payloadOf(anyForm, record, { future: 1 })).toEqual({
      ...{ id: 5, base_updated_at: record.updated_at, ...anyForm, future: 1 },
    });
    expect(formOf(record)).toEqual(anyForm);
  });

  const unknown = fc.dictionary(fc.constantFrom("color", "future", ""), anyPlainData, {
    noNullPrototype: true,
  });
  test("read again it is the same payload", () => {
    const anyId = fc.constantFrom<number | null>(null, 5, 0, -2);
    fc.assert(
      fc.property(someForm, unknown, anyId, fc.constantFrom(null, "v1"), (form, rest, id, updated_at) => {
        const data = { ...form, sub_resource_ids: [...form.sub_resource_ids], id, updated_at, ...rest };
        const payload = payloadFor(data);
        expect(payload).toMatchObject({ ...form, ...rest });
        expect(payloadFor(payload)).toEqual(payload);
      }),
    );
  });

  test("whatever a page hands over is refused or read, and never throws", () => {
    const keys = [...Object.keys(blankForm), "id", "updated_at", "base_updated_at", "histories", "member"];
    const data = fc.dictionary(fc.constantFrom(...keys), anyPlainData, { noNullPrototype: true });
    fc.assert(
      fc.property(fc.oneof(data, anyPlainData), (given) => {
        const payload = payloadFor(given);
        expect(payload === null || payload.sub_resource_ids !== undefined).toBe(true);
        if (payload) expect(payloadFor(payload)).toEqual(payload);
      }),
    );
  });
});
