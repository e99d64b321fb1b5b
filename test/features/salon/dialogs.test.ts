import { describe, expect, test } from "vitest";
import {
  readDialogWork,
  type SalonDialog,
  sectionOf,
  sectionOfWork,
  workNames,
} from "../../../src/features/salon/dialogs.js";
import { isSection, type SectionName } from "../../../src/features/salon/settings.js";
import type { PlainData, PlainObject } from "../../../src/lib/plain-data.js";
import { course, resource } from "../salon-items/records.js";

const written: PlainObject = { name: "カラー", price: "６，０００円", ranges: [{ from: "10:00" }] };

/** Each that holds something unsaved, and its section. */
const kept: readonly (readonly [dialog: SalonDialog, section: SectionName])[] = [
  [{ is: "item", kind: "courses", original: null }, "courses"],
  [{ is: "item", kind: "courses", original: course(41).wire }, "courses"],
  [{ is: "item", kind: "resources", original: resource(12).wire }, "resources"],
  [{ is: "pairs", kind: "courses" }, "courses"],
  [{ is: "pairs", kind: "resources" }, "resources"],
  [{ is: "copy-day", weekday: "0" }, "opening"],
  [{ is: "hours-text" }, "opening"],
  [{ is: "day", date: "2026-12-31" }, "opening"],
  [{ is: "special", first: null, isShadowed: false }, "opening"],
  [{ is: "special", first: "2026-12-31", isShadowed: true }, "opening"],
  [{ is: "holidays" }, "opening"],
  [{ is: "customer", original: null }, "online"],
  [{ is: "customer", original: { id: 72, label: "お名前", future: [1] } }, "online"],
  [{ is: "add-calendar" }, "calendars"],
  [{ is: "add-url" }, "urls"],
  [{ is: "work", name: "bulk-courses" }, "courses"],
  [{ is: "work", name: "bulk-resources" }, "resources"],
  [{ is: "work", name: "opening" }, "opening"],
  [{ is: "work", name: "shop" }, "online"],
  [{ is: "work", name: "actions" }, "online"],
];

/** Those in which nothing is written: a new page begins without them. */
const passing: readonly (readonly [dialog: SalonDialog, section: SectionName])[] = [
  [{ is: "remove-item", kind: "resources", id: 12 }, "resources"],
  [{ is: "differences" }, "opening"],
  [{ is: "remove-customer", id: 72 }, "online"],
  [{ is: "qr" }, "online"],
  [{ is: "remove-calendar", primaryId: 31, purpose: "shift", associationId: 62 }, "calendars"],
  [{ is: "remove-url", id: 91 }, "urls"],
];

describe("what is written in a dialog", () => {
  test.each(kept)("is kept and read again: %j", (dialog) => {
    const text = JSON.stringify({ dialog, written });
    expect(readDialogWork(JSON.parse(text) as PlainData)).toEqual({ dialog, written });
  });

  test("keys that nobody knows are left out of the dialog", () => {
    const data = { dialog: { is: "pairs", kind: "courses", future: 1 }, written: {}, future: 1 };
    expect(readDialogWork(data)).toEqual({ dialog: { is: "pairs", kind: "courses" }, written: {} });
  });

  test.each(passing)("nothing is written in %j", (dialog) => {
    expect(readDialogWork({ dialog: { ...dialog }, written })).toBe(null);
  });

  test.each<PlainData>([
    null,
    "work",
    5,
    true,
    [],
    {},
    { dialog: null, written },
    { dialog: "item", written },
    { dialog: [], written },
    { dialog: {}, written },
    { written },
    { dialog: { is: "add-url" } },
    { dialog: { is: "add-url" }, written: null },
    { dialog: { is: "add-url" }, written: "x" },
    { dialog: { is: "add-url" }, written: [] },
    { dialog: { is: "bomb" }, written },
    { dialog: { is: ["add-url"] }, written },
    { dialog: { is: "item" }, written },
    { dialog: { is: "item", kind: "statuses", original: null }, written },
    { dialog: { is: "item", kind: "courses", original: "41" }, written },
    { dialog: { is: "item", kind: "courses", original: [] }, written },
    { dialog: { is: "item", kind: "courses", original: {} }, written },
    { dialog: { is: "item", kind: "courses", original: { id: 0 } }, written },
    { dialog: { is: "pairs" }, written },
    { dialog: { is: "pairs", kind: 5 }, written },
    { dialog: { is: "copy-day" }, written },
    { dialog: { is: "copy-day", weekday: 1 }, written },
    { dialog: { is: "day" }, written },
    { dialog: { is: "day", date: 20261231 }, written },
    { dialog: { is: "day", date: "2026-02-30" }, written },
    { dialog: { is: "special", first: 5 }, written },
    { dialog: { is: "special", first: "someday" }, written },
    { dialog: { is: "customer", original: "72" }, written },
    { dialog: { is: "work" }, written },
    { dialog: { is: "work", name: "toString" }, written },
    { dialog: { is: "work", name: ["shop"] }, written },
  ])("no work: %j", (data) => {
    expect(readDialogWork(data)).toBe(null);
  });
});

test.each([...kept, ...passing])("%j stands in %s", (dialog, section) => {
  expect(sectionOf(dialog)).toBe(section);
});

test("every work has a section, and a dialog that is read", () => {
  for (const name of workNames) {
    expect(isSection(sectionOfWork(name))).toBe(true);
    expect(readDialogWork({ dialog: { is: "work", name }, written })).not.toBe(null);
  }
});
