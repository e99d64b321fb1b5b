import { afterEach, describe, expect, test } from "vitest";
import { serverReservation, serveSalon } from "../elements/reservation-panel/server.js";
import { chip, openSchedule } from "../elements/reservation-schedule/page.js";
import { eventually, within } from "./support/editors.js";

const name = "松本久美子";
const halfHour = serverReservation({ id: 6, name, from: "13:00", to: "13:30" });
const label = `13:00〜13:30 ${name}`;

/** How many letters of a text are drawn inside of what clips it. */
function lettersSeen(button: HTMLElement): number {
  const [text] = [...button.querySelectorAll(".schedule-chip-name > span")].map((span) => span.firstChild);
  if (!(text instanceof Text)) throw new Error("there is no name");
  const box = text.parentElement?.getBoundingClientRect() ?? new DOMRect();
  const fontSize = Number.parseFloat(getComputedStyle(text.parentElement as Element).fontSize);
  const range = document.createRange();
  return [...text.data].filter((_, at) => {
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    // A face may claim more room above and below its letters than the line has; the letters are in its middle.
    const { left, right, top, bottom } = range.getBoundingClientRect();
    const foot = (top + bottom) / 2 + fontSize / 2;
    return left >= box.left - 1 && right <= box.right + 1 && foot <= box.bottom + 1;
  }).length;
}

afterEach(() => localStorage.removeItem("console-editors:hour-width"));

describe("who comes can be read", () => {
  test.each(["詰める", "標準", "広げる"])(
    "a booking of half an hour shows five letters: %s",
    async (width) => {
      serveSalon([halfHour]);
      const schedule = await openSchedule();
      await within(schedule).getByRole("radio", { name: width, exact: true }).click({ force: true });
      await eventually(() => lettersSeen(chip(schedule, label))).toBe(5);
    },
  );

  test("the width that was chosen is there on the next page", async () => {
    serveSalon([halfHour]);
    const before = await openSchedule();
    const usual = chip(before, label).getBoundingClientRect().width;
    await within(before).getByRole("radio", { name: "広げる", exact: true }).click({ force: true });
    await eventually(() => chip(before, label).getBoundingClientRect().width).toBeGreaterThan(usual);
    const wide = chip(before, label).getBoundingClientRect().width;
    before.remove();
    expect(chip(await openSchedule(), label).getBoundingClientRect().width).toBeCloseTo(wide, 0);
  });

  test("a bar of the day of shifts says its hours, since the person stands in its row", async () => {
    const server = serveSalon([]);
    server.shifts = [
      {
        ...{ master_id: 31, self_id: null, dirty_date: null, salon_resource_id: 12, _date: "2026-11-20" },
        ...{ from: "10:00", to: "19:00", type: 0, description: "新人の指導" },
      },
    ];
    const schedule = await openSchedule({ page: "PAGE_TIME_SHIFT" });
    await eventually(() => schedule.shadowRoot?.querySelector(".schedule-chip")?.textContent).toBe(
      "10:00〜19:00",
    );
    expect(schedule.shadowRoot?.querySelector<HTMLElement>(".schedule-chip")?.dataset.course).toBe(
      "新人の指導",
    );
  });

  test("in a week the time is on one line and the name on the next, cut at its end only", async () => {
    serveSalon([halfHour, serverReservation({ id: 7, name: "前田 恵".repeat(9) })]);
    const schedule = await openSchedule({ view: "week" });
    await eventually(() => schedule.shadowRoot?.querySelectorAll(".schedule-entry-text").length).toBe(2);
    for (const text of schedule.shadowRoot?.querySelectorAll(".schedule-entry-text") ?? []) {
      const [time, who] = [...text.children].map((part) => part.getBoundingClientRect());
      expect(who?.top).toBeGreaterThanOrEqual(time?.bottom ?? Number.POSITIVE_INFINITY);
      expect(who?.height).toBeLessThan(24);
    }
  });
});

test("what is dragged to the lower edge of the window scrolls the page, where the schedule goes on below it", async () => {
  serveSalon([halfHour]);
  const schedule = await openSchedule();
  const above = document.createElement("div");
  above.style.height = `${innerHeight - 300}px`;
  schedule.before(above);
  const below = document.createElement("div");
  below.style.height = "400px";
  schedule.after(below);
  const button = chip(schedule, label);
  const { left, top } = button.getBoundingClientRect();
  const fire = (type: string, x: number, y: number) =>
    button.dispatchEvent(
      new PointerEvent(type, {
        ...{ bubbles: true, composed: true, cancelable: true, isPrimary: true, pointerId: 1 },
        ...{ pointerType: "mouse", button: 0, buttons: 1, clientX: x, clientY: y },
      }),
    );
  fire("pointerdown", left + 10, top + 10);
  fire("pointermove", left + 10, innerHeight - 4);
  await eventually(() => document.scrollingElement?.scrollTop ?? 0).toBeGreaterThan(100);
  // The time of the new place stands clear of what lies under it.
  const [ghost, time] = [".schedule-ghost", ".schedule-ghost-time"].map((each) =>
    schedule.shadowRoot?.querySelector(each)?.getBoundingClientRect(),
  );
  expect((time?.top ?? 0) >= (ghost?.bottom ?? 0) || (time?.bottom ?? 0) <= (ghost?.top ?? 0)).toBe(true);
  fire("pointercancel", left + 10, innerHeight - 4);
  document.scrollingElement?.scrollTo(0, 0);
});
