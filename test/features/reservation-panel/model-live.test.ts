import { describe, expect, it } from "vitest";
import type { PlainData } from "../../../src/lib/plain-data.js";
import { anyForm, reservationOf } from "../reservation/samples.js";
import { asWritten, laterReservation, loadedReservation, openReservation } from "./open-reservation.js";

describe("the reservation as others have left it", () => {
  it("over a form that nobody has edited is shown as it is", () => {
    const { model, record, edits } = loadedReservation();
    const next = laterReservation({ name: "高橋", status: "canceled" });
    model.takeRecord(next);
    expect(record()).toBe(next);
    expect(model.value()).toMatchObject({
      name: "高橋",
      status: "canceled",
      updated_at: next.updated_at,
    });
    expect([model.isDirty(), model.canUndo(), edits()]).toEqual([false, false, 0]);
  });

  it("over an edited form: what nobody touched here is theirs, what was typed stays", () => {
    const { model, conflicts, form, edits } = loadedReservation();
    model.write("comment", "静かな席");
    model.takeRecord(laterReservation({ name: "高橋", status: "canceled" }));
    expect(form("name", "status", "comment")).toEqual(["高橋", "canceled", "静かな席"]);
    expect([conflicts(), model.problems(), model.isDirty(), edits()]).toEqual([{}, [], true, 1]);
    expect(model.payload()).toMatchObject({ base_updated_at: "2026-11-02T10:00:00+09:00" });
    model.reset();
    expect(form("name", "comment")).toEqual(["高橋", "初めてです"]);
  });

  it("the same object twice is nothing new", () => {
    const { model, record, form } = loadedReservation();
    const same = record();
    model.write("name", "高橋");
    model.undoEdit();
    if (same) model.takeRecord(same);
    expect([form("name"), model.canRedo(), record() === same]).toEqual([["山田 花子"], true, true]);
  });

  it("both to the same is no edit any more", () => {
    const { model, conflicts } = loadedReservation();
    model.write("name", "高橋");
    model.takeRecord(laterReservation({ name: "高橋" }));
    expect([model.isDirty(), conflicts(), model.problems()]).toEqual([false, {}, []]);
  });

  it("its steps can be undone over what the others made of it", () => {
    const { model, form } = loadedReservation();
    model.write("comment", "静かな席");
    model.write("contact_address", "");
    model.takeRecord(laterReservation({ name: "高橋" }));
    model.undoEdit();
    expect(form("name", "comment", "contact_address")).toEqual(["高橋", "静かな席", "090-1111-2222"]);
    model.undoEdit();
    expect([form("name", "comment"), model.isDirty()]).toEqual([["高橋", "初めてです"], false]);
    model.redoEdit();
    model.redoEdit();
    expect(form("name", "comment", "contact_address")).toEqual(["高橋", "静かな席", ""]);
  });
});

describe("a field that both have changed", () => {
  const met = () => {
    const opened = loadedReservation();
    opened.model.write("name", "高橋");
    opened.model.takeRecord(laterReservation({ name: "佐藤", comment: "電話済み" }));
    return opened;
  };

  it("stays as it was typed, and is a problem until somebody decides", () => {
    const { model, conflicts, form } = met();
    expect(conflicts()).toEqual({ name: { mine: "高橋", theirs: "佐藤", before: "山田 花子" } });
    expect(model.problems()).toEqual([{ field: "name", message: "お名前：残す値を選択してください。" }]);
    expect(form("name", "comment")).toEqual(["高橋", "電話済み"]);
  });

  it.each([
    ["mine", "高橋", true],
    ["theirs", "佐藤", false],
    ["before", "山田 花子", true],
  ] as const)("%s stays: %s", (side, name, isDirty) => {
    const { model, conflicts, form, edits } = met();
    model.decideConflict("name", side);
    expect([form("name"), conflicts(), model.problems()]).toEqual([[name], {}, []]);
    expect([model.isDirty(), edits()]).toEqual([isDirty, 2]);
    model.decideConflict("name", "theirs");
    expect([form("name"), edits()]).toEqual([[name], 2]);
  });

  it("and then another one: both are asked, each by itself", () => {
    const { model, conflicts, form } = met();
    model.write("from", "15:00");
    model.takeRecord(laterReservation({ name: "佐藤", from: "16:00" }));
    expect(Object.keys(conflicts()).sort()).toEqual(["from", "name"]);
    model.decideConflict("from", "theirs");
    expect([Object.keys(conflicts()), form("from", "name")]).toEqual([["name"], ["16:00", "高橋"]]);
  });

  it("changed once more by them: theirs is the newest", () => {
    const { model, conflicts } = met();
    model.takeRecord(laterReservation({ name: "鈴木" }));
    expect(conflicts()).toMatchObject({ name: { mine: "高橋", theirs: "鈴木" } });
  });

  it("changed by them to what was typed is none any more", () => {
    const { model, conflicts } = met();
    model.takeRecord(laterReservation({ name: "高橋", comment: "電話済み" }));
    expect([conflicts(), model.problems(), model.isDirty()]).toEqual([{}, [], false]);
  });

  it.each([
    ["a save", ({ model }: ReturnType<typeof met>) => model.applySave(model.payload(), undefined)],
    ["a reset", ({ model }: ReturnType<typeof met>) => model.reset()],
    ["another value", ({ model }: ReturnType<typeof met>) => void model.load({ name: "x" })],
    [
      "another reservation",
      ({ model }: ReturnType<typeof met>) => model.showAnother("form", model.settings().reservationId),
    ],
  ])("%s takes the question away", (_, act) => {
    const opened = met();
    act(opened);
    expect(opened.conflicts()).toEqual({});
  });
});

describe("a draft", () => {
  const draftOf = (...names: string[]) => {
    const { model } = loadedReservation();
    for (const name of names) model.write("name", name);
    return JSON.parse(JSON.stringify(model.editsForDraft() ?? null)) as PlainData;
  };

  it("keeps what was changed, with what was there before", () => {
    expect(draftOf()).toBe(null);
    const edits = { name: { value: "高橋", before: "山田 花子" } };
    expect(draftOf("高橋")).toEqual({ edits, memo: null });
    expect(draftOf("高橋", "山田 花子")).toBe(null);
  });

  it("over the reservation is one edit, that can be undone", () => {
    const { model, edits, form, conflicts } = loadedReservation({ comment: "電話済み" });
    model.restoreEdits(draftOf("高橋"));
    expect([form("name", "comment"), model.isDirty(), edits()]).toEqual([["高橋", "電話済み"], true, 1]);
    expect(conflicts()).toEqual({});
    model.undoEdit();
    expect(form("name")).toEqual(["山田 花子"]);
  });

  it("over a reservation that others have changed meets them", () => {
    const { model, conflicts } = loadedReservation({ name: "佐藤" });
    model.restoreEdits(draftOf("高橋"));
    expect(conflicts()).toEqual({ name: { mine: "高橋", theirs: "佐藤", before: "山田 花子" } });
    model.decideConflict("name", "theirs");
    expect([model.isDirty(), model.problems()]).toEqual([false, []]);
  });

  it("that came before the reservation waits for it", () => {
    const { model, conflicts, form } = openReservation();
    model.restoreEdits(draftOf("高橋"));
    expect([form("name"), model.isDirty(), conflicts()]).toEqual([["高橋"], true, {}]);
    model.takeRecord(reservationOf({ comment: "電話済み" }));
    expect([form("name", "comment"), model.isDirty(), conflicts()]).toEqual([["高橋", "電話済み"], true, {}]);
    expect(model.value()).toMatchObject({ id: 5 });
    // It waits no longer.
    model.write("contact_address", "");
    model.takeRecord(laterReservation({ name: "佐藤" }));
    expect(form("contact_address")).toEqual([""]);
    expect(conflicts()).toEqual({ name: { mine: "高橋", theirs: "佐藤", before: "山田 花子" } });
  });

  it("that waited meets what others have changed since, and can be undone", () => {
    const { model, conflicts, form } = openReservation();
    model.restoreEdits(draftOf("高橋"));
    model.takeRecord(reservationOf({ name: "佐藤" }));
    expect(conflicts()).toEqual({ name: { mine: "高橋", theirs: "佐藤", before: "山田 花子" } });
    model.undoEdit();
    expect([form("name", "date"), model.isDirty()]).toEqual([["佐藤", anyForm.date], false]);
  });

  it("that waited and empties a field empties it", () => {
    const { model, form } = openReservation();
    model.restoreEdits({ edits: { comment: { value: "", before: "初めてです" } } });
    model.takeRecord(reservationOf());
    expect([form("comment", "name"), model.isDirty()]).toEqual([["", "山田 花子"], true]);
  });

  it("that waited and is saved already is none", () => {
    const { model, conflicts } = openReservation();
    model.restoreEdits(draftOf("高橋"));
    model.takeRecord(reservationOf({ name: "高橋" }));
    expect([model.isDirty(), conflicts()]).toEqual([false, {}]);
  });

  it.each([
    ["another value", (model: ReturnType<typeof openReservation>["model"]) => void model.load({ id: 5 })],
    [
      "another reservation",
      (model: ReturnType<typeof openReservation>["model"]) =>
        model.showAnother("form", model.settings().reservationId),
    ],
  ])("that waited is forgotten with %s", (_, act) => {
    const { model, form } = openReservation();
    model.restoreEdits(draftOf("高橋"));
    act(model);
    model.takeRecord(reservationOf());
    expect([form("name"), model.isDirty()]).toEqual([["山田 花子"], false]);
  });

  it.each<[string, { reservationId?: null }, { id?: number; comment: string } | null]>([
    ["a new one", { reservationId: null }, null],
    ["one that the page gave", {}, { id: 5, comment: "電話済み" }],
    ["one that the page gave without an id", {}, { comment: "電話済み" }],
  ])("of %s waits for nothing", (_, settings, given) => {
    const { model, form } = openReservation(settings);
    if (given) model.load(given);
    model.restoreEdits({ edits: { name: { value: "高橋", before: "" } } });
    expect([form("name"), model.isDirty(), model.canUndo()]).toEqual([["高橋"], true, true]);
    expect(model.value().id).toBe(given?.id);
    model.applySave(model.payload(), undefined);
    model.takeRecord(reservationOf({ id: 900 }));
    expect([form("name"), model.isDirty()]).toEqual([["山田 花子"], false]);
  });

  it.each<PlainData>([null, "text", [], {}, { name: "x", comment: null, date: { before: "" } }])(
    "%j restores nothing",
    (kept) => {
      const { model } = loadedReservation();
      model.restoreEdits(kept);
      expect([model.isDirty(), model.present()]).toEqual([false, anyForm]);
    },
  );

  it("without what was there before is put in the place of the content, as an edit", () => {
    const { model, edits, form } = loadedReservation();
    expect(model.restoreDraft({ ...anyForm, sub_resource_ids: [], name: "高橋" })).toBe(true);
    expect([form("name"), model.isDirty(), edits()]).toEqual([["高橋"], true, 1]);
  });
});

it("a save that is answered after an event of something newer takes nothing of that back", () => {
  const { model, record, form, conflicts } = loadedReservation();
  model.write("name", "高橋");
  const payload = model.payload();
  model.saving(model.present());
  const newer = laterReservation({
    name: "高橋",
    comment: "電話済み",
    updated_at: "2026-11-03T10:00:00+09:00",
  });
  model.takeRecord(newer);
  model.applySave(payload, asWritten(laterReservation({ name: "高橋" })));
  expect(record()).toBe(newer);
  expect([form("name", "comment"), model.isDirty(), conflicts()]).toEqual([["高橋", "電話済み"], false, {}]);
  expect(model.payload()).toMatchObject({ base_updated_at: newer.updated_at });
});
