import { describe, expect, it, vi } from "vitest";
import { blankForm } from "../../../src/features/reservation/entity.js";
import type { Failure } from "../../../src/lib/failure.js";
import type { PlainData, PlainObject } from "../../../src/lib/plain-data.js";
import { anyForm, courseOf, reservationOf } from "../reservation/samples.js";
import {
  asWritten,
  formSettings,
  laterReservation,
  loadedReservation,
  openReservation,
} from "./open-reservation.js";

const brandNew = { reservationId: null };

describe("the value", () => {
  it("of a new one is a blank form", () => {
    const { model } = openReservation(brandNew);
    expect(model.value()).toEqual(blankForm);
    expect([model.isDirty(), model.isEmpty(), model.isBlank()]).toEqual([false, true, true]);
  });

  it("of one that is there is what was loaded; what is sent says which one, and its version", () => {
    const { model } = loadedReservation();
    expect(model.value()).toEqual(reservationOf());
    expect(model.payload()).toEqual({ id: 5, base_updated_at: "2026-11-01T10:00:00+09:00", ...anyForm });
    expect([model.isDirty(), model.isEmpty(), model.isBlank()]).toEqual([false, false, false]);
  });

  it("of a new one that the page has filled in is neither empty nor blank", () => {
    const { model } = openReservation(brandNew);
    model.load({ date: "2026-11-20" });
    expect([model.isDirty(), model.isEmpty(), model.isBlank()]).toEqual([false, false, false]);
  });

  it("set by the page takes the place of a load, unknown keys come back", () => {
    const { model, edits } = loadedReservation();
    model.write("name", "高橋");
    expect(model.load({ id: 6, name: "佐藤", base_updated_at: "v1", future: [1] })).toBe(true);
    expect(model.value()).toEqual({ id: 6, name: "佐藤", base_updated_at: "v1", future: [1] });
    expect(model.payload()).toEqual({
      ...{ ...blankForm, id: 6, base_updated_at: "v1", name: "佐藤", future: [1] },
    });
    expect([model.isDirty(), model.canUndo(), model.isBlank(), edits()]).toEqual([false, false, false, 1]);
    expect(model.given()?.record?.id).toBe(6);
    model.load(null);
    expect([model.value(), model.given()]).toEqual([blankForm, null]);
  });

  const given = {
    ...{ id: 6, salon_id: "1", name: "佐藤", course_id: -1, status: "", resource_fee_is_charged: 1 },
    ...{ member: { id: 1, name: "はなこ", rank: "gold" }, visit_status: 1, checked_at: null, member_id: 1 },
    ...{ histories: [{ note: "n" }], created_at: "c", updated_at: "u", future: { a: null } },
  };

  it.each<PlainObject>([given, { ...given, base_updated_at: "v1" }, { date: "2026-11-20" }, {}])(
    "given by the page comes back key for key: %j",
    (data) => {
      const { model } = openReservation({ reservationId: data.id ? "6" : null });
      model.load(data);
      expect([model.value(), model.isDirty()]).toEqual([data, false]);
      // Also by way of a form of the page that is seen again.
      const again = openReservation(brandNew).model;
      again.restoreDraft(data);
      expect(again.value()).toEqual(data);
      model.write("name", "高橋");
      expect(model.value()).toEqual({ ...data, name: "高橋" });
      model.undo();
      expect(model.value()).toEqual(data);
    },
  );

  it("has what became of the record, what nobody sends too, and what was written", () => {
    const { model } = openReservation({ reservationId: "6" });
    const data = { ...given, base_updated_at: "v1" };
    model.load(data);
    model.write("comment", "窓側");
    const read = model.given()?.record;
    if (read) model.takeRecord({ ...read, visit_status: 2, updated_at: "v2" });
    const versions = { updated_at: "v2", base_updated_at: "v2" };
    expect(model.value()).toEqual({ ...data, visit_status: 2, comment: "窓側", ...versions });
    expect(Object.keys(model.payload())).not.toContain("member");
  });

  it.each<PlainData>(["text", [], { id: "5" }, { sub_resource_ids: 5 }])("%j is none", (data) => {
    const { model, form } = loadedReservation();
    model.write("name", "高橋");
    expect([model.load(data), model.restoreDraft(data), model.differences(data)]).toEqual([false, false, 0]);
    expect([form("name"), model.isDirty()]).toEqual([["高橋"], true]);
  });

  it("what differs from another one is counted", () => {
    const { model } = loadedReservation();
    expect(model.differences(model.value())).toBe(0);
    expect(model.differences({ ...anyForm, sub_resource_ids: [13], name: "高橋" })).toBe(2);
  });

  it("which record it is: the salon, the reservation and the server", () => {
    const records = [
      formSettings,
      { ...formSettings, reservationId: null },
      { ...formSettings, server: "/v2" },
      { ...formSettings, salonId: null },
    ].map((settings) => openReservation(settings).model.record());
    expect(records).toEqual(['["","1","5"]', '["","1",null]', '["/v2","1","5"]', null]);
  });

  it("tells who listens", () => {
    const { model } = loadedReservation();
    const listener = vi.fn();
    const stop = model.subscribe(listener);
    model.write("name", "高橋");
    expect(listener).toHaveBeenCalled();
    const times = listener.mock.calls.length;
    stop();
    model.write("name", "佐藤");
    expect(listener).toHaveBeenCalledTimes(times);
  });
});

/** Fourteen hours up from ten o'clock, over midnight, and down again. */
const hours = Array.from({ length: 15 }, (_, step) => `${String((10 + step) % 24).padStart(2, "0")}:00`);
const upAndDown = [...hours.slice(1), ...hours.slice(0, -1).reverse()];

describe("what the operator does", () => {
  it("is a step and an edit each, and back again too", () => {
    const { model, edits, form, announced } = loadedReservation();
    model.write("name", "高橋");
    model.changeStart("15:00");
    model.chooseCourse(42, [courseOf(41, 45), courseOf(42, 60)]);
    model.chooseResource(13);
    model.toggleSubResource(12);
    expect(form("name", "from", "to", "course_id", "salon_resource_id", "sub_resource_ids")).toEqual([
      ...["高橋", "15:00", "16:00", 42, 13, [12]],
    ]);
    expect([edits(), model.isDirty()]).toEqual([5, true]);
    for (let step = 0; step < 5; step += 1) model.undoEdit();
    expect([model.present(), model.canUndo(), edits(), announced()]).toEqual([anyForm, false, 10, "undone"]);
    model.redoEdit();
    expect([form("name"), announced()]).toEqual([["高橋"], "redone"]);
    model.write("comment", "");
    expect(announced()).toBe(null);
  });

  it.each([
    ["tried and taken back", ["22:00", "10:00"], "10:00", "13:00"],
    ["emptied", ["", "14:00"], "14:00", "17:00"],
    ["typed over", ["", "00:00", "09:00", "09:03", "09:30"], "09:30", "12:30"],
    ["by the arrow up and down", [...upAndDown], "10:00", "13:00"],
  ])("a start that is %s leaves it as long as it was", (_, starts, from, to) => {
    const { model, form } = loadedReservation();
    model.write("from", "10:00");
    model.write("to", "13:00");
    for (const start of starts) model.changeStart(start);
    expect(form("from", "to")).toEqual([from, to]);
  });

  it("an end that somebody writes is another length", () => {
    const { model, form } = loadedReservation();
    model.write("from", "10:00");
    model.write("to", "13:00");
    model.changeStart("22:00");
    model.write("to", "23:00");
    model.changeStart("10:00");
    expect(form("from", "to")).toEqual(["10:00", "11:00"]);
  });

  it("reset leads back to what was last set, as a step that is no edit", () => {
    const { model, edits } = loadedReservation();
    model.write("name", "高橋");
    model.writeMemo("禁煙");
    model.reset();
    expect([model.present(), model.memo(), model.canUndo(), edits()]).toEqual([anyForm, null, true, 1]);
    model.reset();
    model.undo();
    expect(model.present().name).toBe("高橋");
  });
});

describe("what the server says", () => {
  const refusal = (fields: Record<string, string[]>): Failure => ({
    ...{ kind: "invalid", status: 422, messages: [], fields },
  });
  const clash = { isForcible: true, clashes: [], judgement: null };

  it("of fields stands there until they are edited, or it says something else", () => {
    const { model, fieldErrors } = loadedReservation();
    model.showRefusal(refusal({ name: ["長すぎます。", "x"], date: ["休みです。"], other: ["x"], to: [] }));
    expect(fieldErrors()).toEqual({ name: ["長すぎます。", "x"], date: ["休みです。"] });
    model.write("name", "高橋");
    expect(fieldErrors()).toEqual({ date: ["休みです。"] });
    model.showRefusal({ kind: "timeout", status: null, messages: [] });
    expect(fieldErrors()).toEqual({});
    model.showRefusal(refusal({ name: ["長すぎます。"] }));
    model.showRefusal(null);
    expect(fieldErrors()).toEqual({});
  });

  it("what stands in the way is gone with the next edit, also with one that is taken back", () => {
    const { model, clash: shown } = loadedReservation();
    model.showClash(clash);
    expect(shown()).toBe(clash);
    model.write("from", "15:00");
    expect(shown()).toBe(null);
    model.showClash(clash);
    model.undoEdit();
    expect(shown()).toBe(null);
    model.showClash(clash);
    model.showAnother("form", model.settings().reservationId);
    expect(shown()).toBe(null);
  });

  it("the way leads to the first problem, or to what the server refused", () => {
    const { model, focus } = loadedReservation();
    model.goTo();
    expect(focus()).toBe(null);
    model.showRefusal(refusal({ contact_address: ["長すぎます。"] }));
    model.goTo();
    expect(focus()).toEqual({ row: null, field: "contact_address" });
    model.write("to", "12:00");
    model.goTo();
    expect(focus()).toEqual({ row: null, field: "to" });
    model.goTo({ row: null, field: "name" });
    expect(focus()).toEqual({ row: null, field: "name" });
  });
});

describe("a save", () => {
  it("with the reservation in its answer: later edits count from what the server made of it", () => {
    const { model, record, form } = loadedReservation();
    model.write("name", " 高橋 ");
    const payload = model.payload();
    model.write("comment", "静かな席");
    const saved = laterReservation({ name: "高橋" });
    model.applySave(payload, asWritten(saved));
    expect(record()).toEqual(saved);
    expect([form("name", "comment"), model.isDirty()]).toEqual([["高橋", "静かな席"], true]);
    expect(model.value()).toMatchObject({ id: 5, base_updated_at: saved.updated_at });
    model.reset();
    expect(form("name", "comment")).toEqual(["高橋", "初めてです"]);
  });

  it.each<[string, PlainData | undefined]>([
    ["undefined", undefined],
    ["null", null],
    ["an empty object", {}],
    ["a text", "ok"],
    ["a list", []],
  ])("with %s for an answer: they count from what was handed over", (_, response) => {
    const { model, record, form } = loadedReservation();
    model.write("name", "高橋");
    const payload = model.payload();
    model.write("comment", "静かな席");
    model.applySave(payload, response);
    expect([record()?.id, form("name", "comment"), model.isDirty()]).toEqual([5, ["高橋", "静かな席"], true]);
    model.reset();
    expect([form("name", "comment"), model.isDirty()]).toEqual([["高橋", "初めてです"], false]);
  });

  it("whose reservation came first keeps what was typed meanwhile, and asks nothing", () => {
    const { model, form, conflicts } = loadedReservation();
    model.write("name", "高橋");
    const payload = model.payload();
    model.write("name", "高橋 一郎");
    const saved = laterReservation({ name: "高橋" });
    model.takeRecord(saved);
    model.applySave(payload, asWritten(saved));
    expect([form("name"), model.isDirty(), conflicts()]).toEqual([["高橋 一郎"], true, {}]);
  });

  it("takes what the server refused with it, and what stood in the way", () => {
    const { model, fieldErrors, clash } = loadedReservation();
    model.write("name", "高橋");
    model.showRefusal({ kind: "invalid", status: 422, messages: [], fields: { date: ["休みです。"] } });
    model.showClash({ isForcible: true, clashes: [], judgement: null });
    model.applySave(model.payload(), undefined);
    expect([fieldErrors(), clash(), model.isDirty()]).toEqual([{}, null, false]);
  });

  it("keeps the history: what was undone is an edit over what was saved", () => {
    const { model, form } = loadedReservation();
    model.write("name", "高橋");
    model.applySave(model.payload(), asWritten(laterReservation({ name: "高橋", comment: "電話済み" })));
    model.undoEdit();
    expect([form("name", "comment"), model.isDirty()]).toEqual([["山田 花子", "電話済み"], true]);
  });

  it("of a new one makes it the one that is there, and the form stays", () => {
    const { model, mode } = openReservation(brandNew);
    model.write("date", "2026-11-20");
    model.applySave(model.payload(), asWritten(reservationOf({ id: 900 })));
    expect(model.value()).toMatchObject({ id: 900, updated_at: "2026-11-01T10:00:00+09:00" });
    expect(model.payload()).toMatchObject({ id: 900, base_updated_at: "2026-11-01T10:00:00+09:00" });
    expect([mode(), model.isDirty()]).toEqual(["form", false]);
  });

  it("of a form that was opened from the detail leads back there, once", () => {
    const { model, mode } = loadedReservation({}, { type: "detail" });
    const save = () => model.applySave(model.payload(), asWritten(laterReservation()));
    model.openForm();
    expect(mode()).toBe("form");
    save();
    expect(mode()).toBe("detail");
    model.showMode("form");
    save();
    expect(mode()).toBe("form");
    model.openForm();
    model.showAnother("form", model.settings().reservationId);
    model.takeRecord(reservationOf());
    save();
    expect(mode()).toBe("form");
  });
});
