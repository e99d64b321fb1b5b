import { createStore } from "jotai/vanilla";
import { expect, test } from "vitest";
import { createDialogState, type DialogWork } from "../../../../src/editor/dialogs/dialog-state.js";
import { readDialogWork } from "../../../../src/features/schedule/unsaved/read-dialog-work.js";
import type { ScheduleDialog } from "../../../../src/features/schedule/unsaved/schedule-dialog.js";
import type { PlainData } from "../../../../src/lib/plain-data.js";
import { block, reservation, shift } from "../records.js";

/* What is written in a dialog, and how it is kept. */

const cell = { date: "2026-11-20", resourceId: 12 };
const place = { date: "2026-11-20", from: 600, to: 660, salonResourceId: 12 };
const opened = () => {
  const store = createStore();
  const dialogs = createDialogState<ScheduleDialog>(store);
  dialogs.open({ is: "block", block: null, place });
  return { dialogs, asks: () => store.get(dialogs.atoms.asksToLeave) };
};

test.each([
  [true, true],
  [false, false],
  [{ ok: true, data: null }, true],
  [{ ok: false, failure: { kind: "refused" } }, false],
  [{ is: "saved" }, true],
  [{ is: "stale", current: null }, false],
  [{ failure: null }, true],
  [{ failure: { kind: "refused" } }, false],
])("who keeps work is told of a call that saves it, and whether it did: %j", async (answer, isSaved) => {
  const { dialogs } = opened();
  const told: unknown[] = [];
  dialogs.keepBy({
    begin(work, isOpen) {
      told.push(work.written);
      return (isDone) => told.push(isDone, isOpen());
    },
    left() {},
  });
  // Nothing is written yet.
  expect(await dialogs.save(async () => answer)).toBe(answer);
  dialogs.write({ memo: "研修" }, { memo: "" });
  expect(await dialogs.save(async () => answer)).toBe(answer);
  const closing = dialogs.save(async () => answer);
  dialogs.close();
  await closing;
  expect(told).toEqual([{ memo: "研修" }, isSaved, true, { memo: "研修" }, isSaved, false]);
});

test("a call that throws has not saved", async () => {
  const { dialogs } = opened();
  const ends: boolean[] = [];
  dialogs.keepBy({ begin: () => (isDone) => ends.push(isDone), left() {} });
  dialogs.write({ memo: "研修" }, { memo: "" });
  await expect(dialogs.save(() => Promise.reject<boolean>(new Error("broken")))).rejects.toThrow("broken");
  expect(ends).toEqual([false]);
});

test("closes at once where nothing is written, and asks where something is", () => {
  const { dialogs, asks } = opened();
  dialogs.write({ memo: "研修" }, { memo: "" });
  dialogs.askToClose();
  expect([asks(), dialogs.shown()?.is]).toEqual([true, "block"]);
  dialogs.answerClosing(false);
  expect([asks(), dialogs.shown()?.is]).toEqual([false, "block"]);
  dialogs.write({ memo: "" }, { memo: "" });
  expect(dialogs.unsaved()).toBe(null);
  dialogs.askToClose();
  expect(dialogs.shown()).toBe(null);
});

test("the next dialog begins without what was written in the one before", () => {
  const { dialogs } = opened();
  dialogs.write({ memo: "研修" }, { memo: "" });
  dialogs.open({ is: "inbox" });
  expect(dialogs.unsaved()).toBe(null);
});

test("work from before goes on where it was", () => {
  const { dialogs } = opened();
  dialogs.write({ memo: "研修" }, { memo: "" });
  const work = dialogs.unsaved();
  dialogs.answerClosing(true);
  const earlier = { dialog: { is: "inbox" }, written: { memo: "前" } } as const;
  dialogs.offer(work ? [work, earlier] : []);
  dialogs.restoreOffered();
  expect([dialogs.unsaved(), dialogs.offered()]).toEqual([work, [earlier]]);
  dialogs.discardOffered();
  expect(dialogs.offered()).toEqual([]);
});

const written = { memo: "研修", from: "12:30" };
test.each<DialogWork<ScheduleDialog>["dialog"]>([
  { is: "move", record: reservation(5) },
  { is: "block", block: null, place },
  { is: "block", block: block(801), place: { ...place, salonResourceId: null } },
  { is: "shift", shift: null, date: "2026-11-20", resourceId: 12 },
  { is: "shift", shift: shift(31, "2026-11-20"), date: "2026-11-20", resourceId: null },
  { is: "shift", shift: null, date: "2026-11-20", resourceId: 12, wanted: { from: "10:15", to: "17:30" } },
  { is: "paint", cells: [cell] },
  { is: "paint", cells: [cell], left: { from: "10:00", to: "19:00" } },
  {
    ...{ is: "paint", cells: [cell] },
    left: { from: "10:00", to: "19:00", description: "研修", before: [cell] },
  },
  { is: "paint", cells: [cell], hours: { from: "09:00", to: "18:00" } },
  { is: "erase", shifts: [shift(31, "2026-11-20")] },
  { is: "erase", shifts: [shift(31, "2026-11-20")], left: true },
  { is: "copy", date: "2026-11-20", cells: [cell] },
  { is: "copy", date: "2026-11-20", cells: [cell], left: [{ ...cell, from: "10:00", to: "19:00" }] },
])("kept and read again: %j", (dialog) => {
  const kept = JSON.parse(JSON.stringify({ dialog, written })) as PlainData;
  expect(readDialogWork(kept)).toEqual({ dialog, written });
});

test.each<PlainData>([
  null,
  "work",
  { dialog: { is: "block", place }, written: null },
  { dialog: { is: "bomb" }, written },
  { dialog: { is: "move" }, written },
  { dialog: { is: "move", record: { id: -1 } }, written },
  { dialog: { is: "block", place: { ...place, from: "10:00" } }, written },
  { dialog: { is: "block" }, written },
  { dialog: { is: "shift" }, written },
  { dialog: { is: "paint", cells: [] }, written },
  { dialog: { is: "erase", shifts: [] }, written },
  { dialog: { is: "inbox" }, written },
])("no work: %j", (data) => {
  expect(readDialogWork(data)).toBe(null);
});
