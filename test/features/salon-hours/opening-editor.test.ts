import { describe, expect, test } from "vitest";
import {
  addSpan,
  changeRange,
  rangesAt,
  removeRange,
  setDate,
  setType,
} from "../../../src/features/opening-hours/index.js";
import { yearToShow } from "../../../src/features/salon-hours/opening/document.js";
import type { PlainObject } from "../../../src/lib/plain-data.js";
import { config, editorOf, loadedEditor, year2026, year2027 } from "./opening-fixtures.js";

const newYear = { first: "2027-01-02", last: "", isClosed: true, ranges: [], note: "" };

function weekdays(change: PlainObject): PlainObject {
  return { ...year2026, weekdays: { ...(year2026.weekdays as PlainObject), ...change } };
}

describe("loading", () => {
  test("changes nothing by itself", () => {
    const { editor, edits } = loadedEditor();
    editor.receiveYear(2027, year2027);
    expect(editor.isDirty()).toBe(false);
    expect(editor.canUndo()).toBe(false);
    expect(edits()).toBe(0);
    expect(editor.present().years[2026]).toBe(year2026);
  });

  test("an unsaved year stays while another one is looked at", () => {
    const { editor } = loadedEditor();
    editor.editYear(2026, (hours) => setType(hours, 0));
    editor.receiveYear(2027, year2027);
    expect(editor.changes().years).toEqual([2026]);
    expect(editor.present().years[2027]).toBe(year2027);
  });

  test("a year that was read later is there after going back", () => {
    const { editor } = loadedEditor();
    editor.editYear(2026, (hours) => setType(hours, 0));
    editor.receiveYear(2027, year2027);
    editor.undoEdit();
    expect(editor.present().years[2027]).toBe(year2027);
    expect(editor.isDirty()).toBe(false);
  });

  test("read again it keeps edits, and takes what only others have changed, in every step", () => {
    const { editor } = loadedEditor();
    editor.editYear(2026, (hours) => changeRange(hours, "weekdays.3", 0, { to: "20:00" }));
    editor.receiveYear(2026, weekdays({ "4": [] }));
    expect(rangesAt(editor.present().years[2026] ?? {}, "weekdays.3")).toEqual([
      { from: "10:00", to: "20:00" },
    ]);
    expect(rangesAt(editor.present().years[2026] ?? {}, "weekdays.4")).toEqual([]);
    editor.undoEdit();
    expect(editor.isDirty()).toBe(false);
    expect(rangesAt(editor.present().years[2026] ?? {}, "weekdays.4")).toEqual([]);
  });

  test("what is against edits is left aside until it is saved", () => {
    const { editor } = loadedEditor();
    editor.editYear(2026, (hours) => changeRange(hours, "weekdays.3", 0, { to: "20:00" }));
    editor.receiveYear(2026, weekdays({ "3": [] }));
    expect(editor.baseline().years[2026]).toBe(year2026);
    expect(editor.conflicts()).toEqual([]);
    editor.editDocument((document) => ({ ...document, slot: 15 }));
    editor.receiveConfig({ ...config, slot_minutes: 10, updated_at: "later" });
    expect(editor.config()).toBe(config);
    expect(editor.present().slot).toBe(15);
  });
});

describe("going back", () => {
  test("is over all years, special days and steps, in the order of the edits", () => {
    const { editor } = loadedEditor();
    editor.receiveYear(2027, year2027);
    editor.editYear(2026, (hours) => setType(hours, 0));
    editor.editYear(2027, (hours) => setDate(hours, "2027-03-01", []));
    editor.editDocument((document) => ({ ...document, specials: addSpan(document.specials, newYear) }));
    editor.editDocument((document) => ({ ...document, slot: 15 }));
    expect(editor.changes()).toEqual({ years: [2026, 2027], specials: true, slot: true });
    const seen = [0, 1, 2, 3].map(() => {
      const before = editor.present();
      editor.undoEdit();
      return [editor.changes(), yearToShow(before, editor.present(), 2027)];
    });
    expect(seen).toEqual([
      [{ years: [2026, 2027], specials: true, slot: false }, 2027],
      [{ years: [2026, 2027], specials: false, slot: false }, 2027],
      [{ years: [2026], specials: false, slot: false }, 2027],
      [{ years: [], specials: false, slot: false }, 2026],
    ]);
    expect(editor.present().years[2026]).toBe(year2026);
    for (const _ of seen) editor.redoEdit();
    expect(editor.changes()).toEqual({ years: [2026, 2027], specials: true, slot: true });
  });

  test("keystrokes in one field within half a second are one step", () => {
    const { editor, clock } = loadedEditor();
    const type = (to: string, at: number, index = 0) => {
      clock.now = at;
      editor.editYear(2026, (hours) => changeRange(hours, "weekdays.3", index, { to }), `field ${index}`);
    };
    type("20:00", 0);
    type("20:30", 400);
    type("20:45", 1_000);
    editor.undoEdit();
    expect(rangesAt(editor.present().years[2026] ?? {}, "weekdays.3")).toEqual([
      { from: "10:00", to: "20:30" },
    ]);
    editor.undoEdit();
    expect(editor.isDirty()).toBe(false);
  });

  test("an edit that changes nothing is no step", () => {
    const { editor, edits } = loadedEditor();
    editor.editYear(2026, (hours) => setType(hours, 1));
    editor.editYear(2031, (hours) => setType(hours, 0));
    expect(editor.canUndo()).toBe(false);
    expect(edits()).toBe(0);
  });
});

describe("a day that is switched on again", () => {
  test("has the hours that it had last, and the usual ones where it never had any", () => {
    const { editor } = loadedEditor();
    editor.editYear(2026, (hours) => changeRange(hours, "weekdays.3", 0, { to: "20:00" }));
    editor.switchDay(2026, "weekdays.3", false);
    editor.switchDay(2026, "weekdays.3", true);
    editor.switchDay(2026, "weekdays.1", true);
    const hours = editor.present().years[2026] ?? {};
    expect(rangesAt(hours, "weekdays.3")).toEqual([{ from: "10:00", to: "20:00" }]);
    expect(rangesAt(hours, "weekdays.1")).toEqual([{ from: "10:00", to: "19:00" }]);
  });
});

describe("what is wrong", () => {
  test("is known by year and range, of what was edited alone", () => {
    const { editor } = loadedEditor();
    expect(editor.isValid()).toBe(true);
    editor.editYear(2026, (hours) => changeRange(hours, "weekdays.3", 0, { to: "09:00" }));
    expect(editor.problems()).toEqual([
      { year: 2026, key: "weekdays.3", at: 0, problem: "reversed-splittable" },
    ]);
    expect(editor.isValid()).toBe(false);
  });
});

describe("what is sent", () => {
  test("is the year as it came, key for key, with the edited hours in order", () => {
    const { editor } = loadedEditor();
    editor.editYear(2026, (hours) => changeRange(hours, "weekdays.3", 0, { to: "24:00" }));
    expect(JSON.stringify(editor.yearOnWire(2026))).toBe(
      JSON.stringify(weekdays({ "3": [{ from: "10:00", to: "23:59" }] })),
    );
  });

  test("an edit that is taken back by hand is none", () => {
    const { editor } = loadedEditor();
    editor.editYear(2026, (hours) => removeRange(hours, "weekdays.2", 1));
    editor.editYear(2026, (hours) => changeRange(hours, "weekdays.2", 0, { from: "13:00" }));
    expect(editor.isDirty()).toBe(true);
    editor.undoEdit();
    editor.undoEdit();
    expect(editor.isDirty()).toBe(false);
    expect(JSON.stringify(editor.yearOnWire(2026))).toBe(JSON.stringify(year2026));
  });

  test("a server that leaves out the year gets it", () => {
    const { editor } = editorOf();
    editor.receiveYear(2026, { type: 0 });
    expect(editor.yearOnWire(2026)).toEqual({ type: 0, year: 2026 });
  });
});

describe("a draft", () => {
  test("goes on where it was left, on the version that it began with", () => {
    const { editor: first } = loadedEditor();
    first.editYear(2026, (hours) => changeRange(hours, "weekdays.3", 0, { to: "20:00" }));
    first.editDocument((document) => ({
      ...document,
      specials: addSpan(document.specials, newYear),
      slot: 15,
    }));
    const kept = JSON.parse(JSON.stringify(first.written())) as PlainObject;
    const { editor } = editorOf(kept);
    expect(editor.isDirty()).toBe(true);
    // Others have closed Thursdays meanwhile, and one more special day.
    editor.receiveYear(2026, weekdays({ "4": [] }));
    editor.receiveConfig({
      ...config,
      special_dates: [...(config.special_dates as PlainObject[]), { date: "2027-05-05", closed: true }],
      updated_at: "later",
    });
    editor.receiveYear(2027, year2027);
    expect(editor.changes()).toEqual({ years: [2026], specials: true, slot: true });
    const hours = editor.present().years[2026] ?? {};
    expect(rangesAt(hours, "weekdays.3")).toEqual([{ from: "10:00", to: "20:00" }]);
    expect(rangesAt(hours, "weekdays.4")).toEqual([]);
    expect(editor.present().specials.map((each) => (each as PlainObject).date)).toEqual([
      "2026-12-31",
      "2027-01-01",
      "no day",
      "2027-05-05",
      "2027-01-02",
    ]);
    expect(editor.config()?.updated_at).toBe("later");
  });

  test("of a year alone leaves special days to what is read", () => {
    const { editor: first } = loadedEditor();
    first.editYear(2026, (hours) => setType(hours, 0));
    const { editor } = editorOf(JSON.parse(JSON.stringify(first.written())) as PlainObject);
    editor.receiveConfig(config);
    expect(editor.changes()).toEqual({ years: [2026], specials: false, slot: false });
    expect(editor.present().slot).toBe(30);
  });

  test("with a conflict of days asks the same again, and nothing that was decided", () => {
    const { editor: first } = loadedEditor();
    for (const key of ["weekdays.3", "weekdays.4"] as const)
      first.editYear(2026, (hours) => changeRange(hours, key, 0, { to: "20:00" }));
    const theirs = weekdays({ "3": [], "4": [], "5": [] });
    expect(first.takeYear(2026, theirs)).toBe(false);
    const [, thursday] = first.conflicts();
    if (thursday) first.choose(thursday, "before");
    const { editor } = editorOf(JSON.parse(JSON.stringify(first.written())) as PlainObject);
    editor.receiveYear(2026, theirs);
    expect(editor.takeYear(2026, theirs)).toBe(false);
    expect(editor.conflicts()).toMatchObject([
      { key: "weekdays.3", mine: [{ to: "20:00" }], theirs: [], base: [{ to: "19:00" }] },
    ]);
    const { weekdays: days } = editor.yearOnWire(2026) as { weekdays: PlainObject };
    expect(days).toMatchObject({ "3": [{ to: "20:00" }], "4": [{ to: "19:00" }], "5": [] });
    first.undoEdit();
    expect(first.isUndecided()).toBe(true);
    expect(first.written().years).toMatchObject({
      2026: { loaded: { weekdays: { "4": [{ to: "19:00" }] } } },
    });
  });

  test("with a conflict of special days or steps asks the same again, on the version of before", () => {
    const { editor: first } = loadedEditor();
    first.editDocument(({ specials, ...document }) => ({
      ...document,
      specials: specials.map((each, at) => (at > 0 ? each : { ...(each as PlainObject), note: "mine" })),
      slot: 15,
    }));
    const [newYearsEve, ...others] = config.special_dates as PlainObject[];
    const theirs: PlainObject = {
      ...config,
      special_dates: [{ ...newYearsEve, note: "theirs" }, ...others],
      ...{ slot_minutes: 10, enable_online: false, updated_at: "later" },
    };
    expect(first.takeConfig(theirs)).toBe(false);
    const { editor } = editorOf(JSON.parse(JSON.stringify(first.written())) as PlainObject);
    expect(editor.config()).toMatchObject({ enable_online: false, updated_at: config.updated_at });
    editor.receiveConfig(theirs);
    expect(editor.takeConfig(theirs)).toBe(false);
    expect(editor.conflicts()).toMatchObject([
      { key: "special.2026-12-31", mine: [{ note: "mine" }], base: [{ note: "年末年始" }] },
      { key: "slot", mine: 15, theirs: 10, base: 30 },
    ]);
    for (const conflict of editor.conflicts()) editor.choose(conflict, "mine");
    expect(editor.written().config).toEqual(theirs);
  });

  test("that makes no sense is none", () => {
    const { editor } = editorOf({ years: { x: 1, "2026": { loaded: 1 } }, config: 3, special_dates: "a" });
    expect(editor.isDirty()).toBe(false);
  });
});
