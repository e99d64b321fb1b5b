import { expect, it } from "vitest";
import { chooseCourse } from "../../../src/features/reservation-panel/form/transitions.js";
import type { PlainObject } from "../../../src/lib/plain-data.js";
import { anyForm, courseOf, reservationOf } from "../reservation/samples.js";
import { asWritten, laterReservation, loadedReservation, openReservation } from "./open-reservation.js";

const met = () => {
  const opened = loadedReservation();
  opened.model.write("name", "高橋");
  opened.model.takeRecord(laterReservation({ name: "佐藤" }));
  return opened;
};

it("a field that is undone to what others made of it asks nothing", () => {
  const { model, form } = met();
  model.undoEdit();
  expect([form("name"), model.isDirty(), model.problems()]).toEqual([["佐藤"], false, []]);
});
it("what others made of it then is the newest", () => {
  const { model, form } = met();
  model.undoEdit();
  model.takeRecord(laterReservation({ name: "鈴木" }));
  model.decideConflict("name", "theirs");
  expect(form("name")).toEqual(["鈴木"]);
});
it("a field that is written to what others made of it asks nothing", () => {
  const { model } = met();
  model.write("name", "佐藤");
  expect([model.isDirty(), model.problems()]).toEqual([false, []]);
});
it("mine is what stands in the field, also what was written since", () => {
  const { model, form } = met();
  model.write("name", "高橋 一郎");
  model.decideConflict("name", "mine");
  expect(form("name")).toEqual(["高橋 一郎"]);
});
it("a decision that is undone is asked again", () => {
  const { model, conflicts } = met();
  model.decideConflict("name", "theirs");
  model.undoEdit();
  expect(Object.keys(conflicts())).toEqual(["name"]);
});
it("what the operator began with stays, however often others change it", () => {
  const { model, conflicts } = met();
  model.takeRecord(laterReservation({ name: "鈴木" }));
  expect(conflicts().name?.before).toBe("山田 花子");
});
it("where others have put it back, nothing is asked", () => {
  const { model, conflicts } = met();
  model.takeRecord(laterReservation({ name: "山田 花子" }));
  expect(conflicts()).toEqual({});
});
it("what nobody has decided is asked again of a draft, and what was decided is not", () => {
  const { model } = met();
  const keptOf = () => JSON.parse(JSON.stringify(model.editsForDraft()));
  const asked = (kept: PlainObject) => {
    const next = openReservation();
    next.model.takeRecord(laterReservation({ name: "佐藤" }));
    next.model.restoreEdits(kept);
    return next.conflicts();
  };
  const conflict = { mine: "高橋", theirs: "佐藤", before: "山田 花子" };
  expect(asked(keptOf())).toEqual({ name: conflict });
  model.decideConflict("name", "mine");
  expect(asked(keptOf())).toEqual({});
});
it("a draft with a field that is none leaves it out", () => {
  const { model } = loadedReservation();
  model.restoreEdits({ edits: { future: { value: 1 } } });
  expect(model.value()).not.toHaveProperty("future");
});
it("a draft with fields of other types leaves them out", () => {
  const { model } = loadedReservation();
  model.restoreEdits({
    edits: { sub_resource_ids: { value: null }, course_id: { value: "x" }, from: { value: 5 } },
  });
  expect(() => model.value()).not.toThrow();
});
it("unknown keys of one that was given do not go to another", () => {
  const { model } = openReservation({ reservationId: null });
  model.load({ id: 5, future: 1 });
  model.configure({ ...model.settings(), reservationId: "6" });
  model.showAnother("form", model.settings().reservationId);
  model.takeRecord(reservationOf({ id: 6 }));
  expect(model.value()).not.toHaveProperty("future");
});
it("another one is not the one that was given", () => {
  const { model, record } = openReservation({ reservationId: null });
  model.load({ id: 5, future: 1 });
  model.configure({ ...model.settings(), reservationId: "6" });
  model.showAnother("form", model.settings().reservationId);
  expect(record()).toBe(null);
});
it("no value over a loaded one leaves it as it was loaded", () => {
  const { model } = loadedReservation();
  model.load(null);
  expect(model.value().id).toBe(5);
});
it("an end that was cut at the end of the day is still the course's", () => {
  const courses = [courseOf(41, 60), courseOf(42, 15)];
  const form = { ...anyForm, from: "23:30", to: "", course_id: null };
  const long = chooseCourse(form, 41, courses);
  expect(chooseCourse(long, 42, courses).to).toBe("23:45");
});
it("edits made during a save stay edits", () => {
  const { model, form } = loadedReservation();
  model.write("name", "高橋");
  const payload = model.payload();
  model.write("name", "高橋 一郎");
  const saved = laterReservation({ name: "高橋" });
  model.takeRecord(saved);
  model.applySave(payload, asWritten(saved));
  expect([form("name"), model.isDirty(), model.problems()]).toEqual([["高橋 一郎"], true, []]);
  model.undoEdit();
  expect(form("name")).toEqual(["高橋"]);
});
it("the history outlives a save, and its record coming again", () => {
  const { model } = loadedReservation();
  model.write("name", "高橋");
  const saved = laterReservation({ name: "高橋" });
  model.applySave(model.payload(), asWritten(saved));
  expect(model.canUndo()).toBe(true);
  model.takeRecord({ ...saved, histories: [{ action: "x", actor_name: "", at: null, note: "" }] });
  expect(model.canUndo()).toBe(true);
});
it("the history outlives a record that comes before the answer of its save", () => {
  const { model, form } = loadedReservation();
  model.write("name", "高橋");
  const payload = model.payload();
  model.saving(model.present());
  const saved = laterReservation({ name: "高橋" });
  model.takeRecord(saved);
  model.applySave(payload, asWritten(saved));
  model.undoEdit();
  expect(form("name")).toEqual(["山田 花子"]);
});
it("a memo that is being written outlives a save", () => {
  const { model } = loadedReservation();
  model.writeMemo("禁煙");
  model.applySave(model.payload(), asWritten(laterReservation()));
  expect(model.memo()).toBe("禁煙");
});
it("a reset clears what the server said", () => {
  const { model, fieldErrors, clash } = loadedReservation();
  model.write("name", "高橋");
  model.showRefusal({ kind: "invalid", status: 422, messages: [], fields: { name: ["x"] } });
  model.showClash({ isForcible: true, clashes: [], judgement: null });
  model.reset();
  expect([fieldErrors(), clash()]).toEqual([{}, null]);
});
it("an undo clears what the server said of fields", () => {
  const { model, fieldErrors } = loadedReservation();
  model.write("name", "高橋");
  model.showRefusal({ kind: "invalid", status: 422, messages: [], fields: { name: ["x"] } });
  model.undoEdit();
  expect(fieldErrors()).toEqual({});
});
it("a choice clears what the server said of its field", () => {
  const { model, fieldErrors } = loadedReservation();
  model.showRefusal({
    kind: "invalid",
    status: 422,
    messages: [],
    fields: { course_id: ["x"], salon_resource_id: ["y"], sub_resource_ids: ["z"] },
  });
  model.chooseCourse(42, []);
  model.chooseResource(13);
  model.toggleSubResource(11);
  expect(fieldErrors()).toEqual({});
});
it("a save that is answered with nothing leads back to the detail too", () => {
  const { model, mode } = loadedReservation({}, { type: "detail" });
  model.openForm();
  model.write("name", "高橋");
  model.applySave(model.payload(), null);
  expect(mode()).toBe("detail");
});
it("a new one whose save is answered with nothing has no id", () => {
  const { model } = openReservation({ reservationId: null });
  model.write("date", "2026-11-20");
  model.applySave(model.payload(), undefined);
  expect(model.value().id).toBe(undefined);
});
it("an older record does not take the place of a newer one", () => {
  const { model, form } = loadedReservation();
  model.takeRecord(laterReservation({ name: "高橋" }));
  model.takeRecord(reservationOf({ name: "佐藤" }));
  expect(form("name")).toEqual(["高橋"]);
});

it("a save that waits for a choice of one reservation waits for none of the next", () => {
  const { model, isStale } = loadedReservation();
  model.write("name", "高橋");
  const body = { code: "stale", current: null };
  model.showRefusal({ kind: "invalid", status: 422, messages: [], fields: {}, body });
  expect(isStale()).toBe(true);
  model.showAnother("form", "6");
  expect(isStale()).toBe(false);
});
