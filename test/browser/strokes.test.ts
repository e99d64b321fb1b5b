import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { channelsDrawn, openNotification, serveNotifications } from "../elements/notification-editor/page.js";
import { serveSalon } from "../elements/reservation-panel/server.js";
import { openSchedule } from "../elements/reservation-schedule/page.js";
import { wholeNotification } from "../fixtures/notifications.js";
import { eventually } from "./support/editors.js";
import { record } from "./support/events.js";
import { finger, middleOf, mouse, pen, rest } from "./support/pointer.js";

/* What is under a pointer at its press is meant until it is let go. */

beforeEach(async () => {
  const before = [innerWidth, innerHeight] as const;
  await page.viewport(900, 700);
  onTestFinished(() => page.viewport(...before));
});

const pointers = [
  ["a mouse", mouse, false],
  ["a pen", pen, false],
  ["a pen that rests", pen, true],
  ["a finger that rests", finger, true],
] as const;

async function openHours() {
  serveNotifications();
  const timings = [{ weekdays: [1, 2, 3, 4, 5], from: "09:00", to: "18:00" }];
  const editor = await openNotification({}, { ...wholeNotification, timings });
  await channelsDrawn(editor);
  const grid = editor.shadowRoot?.querySelector(".week-grid") as HTMLElement;
  const cell = (name: string) => grid.querySelector(`[aria-label^="${name}"]`) as HTMLElement;
  cell("水曜日").scrollIntoView({ block: "center", behavior: "instant" });
  const rows = () => editor.shadowRoot?.querySelectorAll(".timing").length;
  return { editor, grid, cell, rows };
}

describe("the grid of the hours", () => {
  test.each(pointers)("stands still under %s, and no other cell is painted", async (_, pointer, rests) => {
    const { editor, grid, cell, rows } = await openHours();
    const events = record(editor, ["change"]);
    const { top } = grid.getBoundingClientRect();
    const [from, to] = [middleOf(cell("水曜日 10:00")), middleOf(cell("水曜日 11:30"))];
    await pointer.down(from);
    if (rests) await rest();
    await pointer.move({ ...from, x: from.x + 14 });
    await eventually(() => cell("水曜日 10:00").getAttribute("aria-selected")).toBe("false");
    expect([grid.getBoundingClientRect().top, rows()]).toEqual([top, 1]);
    await pointer.move(to);
    await eventually(() => cell("水曜日 11:30").getAttribute("aria-selected")).toBe("false");
    expect([grid.getBoundingClientRect().top, rows(), grid.matches("[data-dragging]")]).toEqual([
      ...[top, 1, true],
    ]);
    expect(events).toEqual([]);
    await pointer.up(to);
    await eventually(() => editor.value.timings).toEqual([
      { weekdays: [1, 2, 4, 5], from: "09:00", to: "18:00" },
      { weekdays: [3], from: "09:00", to: "10:00" },
      { weekdays: [3], from: "12:00", to: "18:00" },
    ]);
    expect([events.length, rows(), grid.matches("[data-dragging]")]).toEqual([1, 3, false]);
    editor.undo();
    expect([editor.value.timings.length, editor.canUndo]).toEqual([1, false]);
  });

  test("a tap of a finger turns one cell over; one that moves at once paints nothing", async () => {
    const { editor, cell } = await openHours();
    const at = middleOf(cell("水曜日 10:00"));
    await finger.down(at);
    await finger.up();
    await eventually(() => cell("水曜日 10:00").getAttribute("aria-selected")).toBe("false");
    editor.undo();
    const before = editor.value.timings;
    const swipe = middleOf(cell("水曜日 10:00"));
    await finger.down(swipe);
    for (const step of [10, 30, 60, 90]) await finger.move({ ...swipe, x: swipe.x - step });
    await finger.up();
    expect([editor.value.timings, editor.canUndo]).toEqual([before, false]);
  });

  test("Escape takes a stroke back, and what the pointer does after it paints nothing", async () => {
    const { editor, cell } = await openHours();
    const [from, to] = [middleOf(cell("水曜日 10:00")), middleOf(cell("木曜日 12:00"))];
    await mouse.down(from);
    await mouse.move(to);
    await eventually(() => cell("木曜日 12:00").getAttribute("aria-selected")).toBe("false");
    cell("水曜日 10:00").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    await eventually(() => cell("木曜日 12:00").getAttribute("aria-selected")).toBe("true");
    await mouse.move(from);
    await mouse.up(from);
    expect([editor.value.timings.length, editor.canUndo]).toEqual([1, false]);
  });

  test("what the page puts above it during a stroke is scrolled away", async () => {
    const { editor, grid, cell } = await openHours();
    const { top } = grid.getBoundingClientRect();
    const from = middleOf(cell("水曜日 10:00"));
    await mouse.down(from);
    const notice = Object.assign(document.createElement("div"), { textContent: "x" });
    notice.style.blockSize = "90px";
    editor.before(notice);
    onTestFinished(() => notice.remove());
    await mouse.move({ ...from, x: from.x + 1 });
    await eventually(() => Math.round(grid.getBoundingClientRect().top - top)).toBe(0);
    await mouse.up(from);
    expect(editor.value.timings[1]).toEqual({ weekdays: [3], from: "09:00", to: "10:00" });
  });
});

describe("days of shifts", () => {
  test.each(pointers)("are dragged over by %s, and nothing above them grows", async (_, pointer, rests) => {
    await page.viewport(400, 700);
    serveSalon([]);
    const schedule = await openSchedule({ page: "PAGE_TIME_SHIFT_WEEKLY" });
    const places = () => [...(schedule.shadowRoot?.querySelectorAll(".schedule-shift-add") ?? [])];
    await eventually(() => places().length).toBeGreaterThan(8);
    const table = schedule.shadowRoot?.querySelector("table") as HTMLElement;
    places()[0]?.scrollIntoView({ block: "center", behavior: "instant" });
    const { top } = table.getBoundingClientRect();
    const [from, to] = [middleOf(places()[0] as Element), middleOf(places()[1] as Element)];
    const chosen = () => schedule.shadowRoot?.querySelectorAll("td[data-selected]").length;
    await pointer.down(from);
    if (rests) await rest();
    await pointer.move({ ...from, x: from.x + 10 });
    await pointer.move(to);
    await eventually(chosen).toBe(2);
    expect(Math.round(table.getBoundingClientRect().top - top)).toBe(0);
    await pointer.up(to);
    await eventually(() =>
      schedule.shadowRoot?.querySelector(".schedule-selected")?.textContent?.includes("2日"),
    ).toBe(true);
    expect(schedule.shadowRoot?.querySelector("dialog[open]")).toBe(null);
  });

  test("a finger that moves at once chooses none", async () => {
    serveSalon([]);
    const schedule = await openSchedule({ page: "PAGE_TIME_SHIFT_WEEKLY" });
    const places = () => [...(schedule.shadowRoot?.querySelectorAll(".schedule-shift-add") ?? [])];
    await eventually(() => places().length).toBeGreaterThan(8);
    const from = middleOf(places()[0] as Element);
    await finger.down(from);
    for (const step of [15, 40, 80, 120]) await finger.move({ ...from, x: from.x + step });
    await finger.up();
    expect(schedule.shadowRoot?.querySelectorAll("td[data-selected]").length).toBe(0);
  });
});
