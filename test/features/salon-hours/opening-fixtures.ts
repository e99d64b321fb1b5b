import { createStore } from "jotai/vanilla";
import { createOpeningEditor } from "../../../src/features/salon-hours/opening/opening-editor.js";
import type { PlainObject } from "../../../src/lib/plain-data.js";

/** A year as a server sends it, with what no operator edits. */
export const year2026: PlainObject = {
  year: 2026,
  type: 1,
  common: [{ from: "10:00", to: "19:00" }],
  weekdays: {
    "0": [{ from: "10:00", to: "18:00" }],
    "1": [],
    "2": [
      { to: "23:59:00", from: "14:00:00", id: 7 },
      { from: "9:00", to: "13:00" },
    ],
    "3": [{ from: "10:00", to: "19:00" }],
    "4": [{ from: "10:00", to: "19:00" }],
    "5": [{ from: "10:00", to: "19:00" }],
    "6": [{ from: "09:00", to: "19:00" }],
    "7": [{ from: "25:00", to: null }],
  },
  dates: { "2026-12-30": [{ from: "10:00", to: "15:00" }], "2025-01-01": null },
  salon_id: 1,
  extra: { of: ["the server"] },
};

export const year2027: PlainObject = { ...year2026, year: 2027, dates: {} };

export const config: PlainObject = {
  id: 1,
  enable_online: true,
  special_dates: [
    { date: "2026-12-31", closed: true, ranges: [], note: "年末年始", id: 3 },
    { date: "2027-01-01", closed: true, ranges: [], note: "年末年始", id: 4 },
    { date: "no day", closed: 1 },
  ],
  slot_minutes: 30,
  updated_at: "2026-11-20T10:00:00+09:00",
};

/** An editor with a clock that the test moves. */
export function editorOf(restored: PlainObject | null = null) {
  const clock = { now: 0 };
  let edits = 0;
  const editor = createOpeningEditor({
    store: createStore(),
    restored,
    now: () => clock.now,
    onEdit: () => {
      edits += 1;
    },
  });
  return { editor, clock, edits: () => edits };
}

/** The same with the year 2026 and the configuration. */
export function loadedEditor() {
  const made = editorOf();
  made.editor.receiveYear(2026, year2026);
  made.editor.receiveConfig(config);
  return made;
}
