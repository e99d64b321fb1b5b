import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { ReservationScheduleElement } from "../../src/entries/reservation-schedule.js";
import { serveSalon } from "../elements/reservation-panel/server.js";
import {
  chip,
  chipNames,
  dayRows,
  drag,
  minuteWidth,
  openSchedule,
} from "../elements/reservation-schedule/page.js";
import { eventually, onScreen, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { useWindow } from "./support/window-size.js";

// Old consoles zoom the page, or scale it. What is pressed is what lies under the pointer.

const hanako = "13:00〜13:45 山田 花子";
const ken = "10:00〜11:00 佐藤 健";

/** Each makes the day another size on the screen than it is for itself. */
const ways: readonly (readonly [
  string,
  (schedule: HTMLElement) => HTMLElement,
  Partial<CSSStyleDeclaration>,
])[] = [
  ["a body of 0.8", () => document.body, { zoom: "0.8" }],
  ["a body of 1.25", () => document.body, { zoom: "1.25" }],
  ["a root of 0.9", () => document.documentElement, { zoom: "0.9" }],
  ["an element of 0.8", (schedule) => schedule, { zoom: "0.8" }],
  [
    "a box that is scaled by 0.8",
    (schedule) => schedule.parentElement as HTMLElement,
    { transform: "scale(0.8)", transformOrigin: "0 0" },
  ],
];

async function openZoomed([, whose, style]: (typeof ways)[number]): Promise<ReservationScheduleElement> {
  const schedule = await openSchedule();
  const zoomed = whose(schedule);
  Object.assign(zoomed.style, style);
  onTestFinished(() => {
    for (const name of Object.keys(style)) zoomed.style[name as "zoom"] = "";
  });
  await eventually(() => chipNames(schedule)).toContain(hanako);
  await onScreen();
  return schedule;
}

/** Where an hour begins, in pixels of the window. */
function leftOf(schedule: Element, hour: string): number {
  const heads = [...(schedule.shadowRoot?.querySelectorAll(".schedule-hours span") ?? [])];
  return heads.find(({ textContent }) => textContent === hour)?.getBoundingClientRect().left ?? Number.NaN;
}

function rowOf(schedule: Element, name: string): HTMLElement {
  return schedule.shadowRoot?.querySelector(`.schedule-row[aria-label="${name}"]`) as HTMLElement;
}

/** Presses the free time at an hour of somebody, and drags on by so many pixels. */
function press(schedule: Element, hour: string, name: string, by = 0): void {
  const { top, height } = rowOf(schedule, name).getBoundingClientRect();
  const [x, y] = [leftOf(schedule, hour) + 3, top + height - 4];
  const target = schedule.shadowRoot?.elementFromPoint(x, y);
  const fire = (type: string, dx: number) =>
    target?.dispatchEvent(
      new PointerEvent(type, {
        ...{ bubbles: true, composed: true, cancelable: true, isPrimary: true, pointerId: 1 },
        ...{ pointerType: "mouse", button: 0, clientX: x + dx, clientY: y },
      }),
    );
  fire("pointerdown", 0);
  if (by !== 0) for (const share of [0.5, 1]) fire("pointermove", by * share);
  fire("pointerup", by);
}

beforeEach(() => useWindow(1400, 900));

describe.each(ways)("on a page with %s", (...way) => {
  test("a press chooses the time and the person under it", async () => {
    serveSalon(dayRows);
    const schedule = await openZoomed(way);
    const events = record(schedule, ["slot-select"]);
    press(schedule, "12:00", "中村");
    press(schedule, "17:00", "佐々木（店長）");
    press(schedule, "10:00", "個室");
    expect(events.map(({ detail }) => detail)).toEqual([
      { date: "2026-11-20", from: "12:00", to: "12:15", salonResourceId: 12 },
      { date: "2026-11-20", from: "17:00", to: "17:15", salonResourceId: 11 },
      { date: "2026-11-20", from: "10:00", to: "10:15", salonResourceId: 13 },
    ]);
  });

  test("a real press on the row does so, too", async () => {
    serveSalon(dayRows);
    const schedule = await openZoomed(way);
    const events = record(schedule, ["slot-select"]);
    const row = rowOf(schedule, "個室");
    const { left, height } = row.getBoundingClientRect();
    await userEvent.click(row, { position: { x: leftOf(schedule, "16:00") - left + 3, y: height / 2 } });
    expect(events.at(-1)?.detail).toMatchObject({ from: "16:00", salonResourceId: 13 });
  });

  test("free time that is dragged over goes to where the pointer is", async () => {
    serveSalon(dayRows);
    const schedule = await openZoomed(way);
    const events = record(schedule, ["slot-select"]);
    press(schedule, "16:00", "中村", leftOf(schedule, "18:00") - leftOf(schedule, "16:00"));
    expect(events.at(-1)?.detail).toMatchObject({ from: "16:00", to: "18:15", salonResourceId: 12 });
  });

  test("a drag by two hours to another row is one, and so is one of an end", async () => {
    const server = serveSalon(dayRows);
    const schedule = await openZoomed(way);
    const down =
      rowOf(schedule, "個室").getBoundingClientRect().top -
      rowOf(schedule, "中村").getBoundingClientRect().top;
    drag(chip(schedule, hanako), { x: 120 * minuteWidth(schedule, ken, 60), y: down });
    const sent = () => server.sent("PUT").map(({ body }) => [body?.from, body?.to, body?.salon_resource_id]);
    await eventually(sent).toEqual([["15:00", "15:45", 13]]);
    drag(chip(schedule, ken), { x: 30 * minuteWidth(schedule, ken, 60) }, "end");
    await eventually(() => sent()[1]).toEqual(["10:00", "11:30", 11]);
  });

  test("what can be done with a chip is offered beside it", async () => {
    serveSalon(dayRows);
    const schedule = await openZoomed(way);
    const from = chip(schedule, hanako);
    from.focus();
    await userEvent.keyboard("{Shift>}{F10}{/Shift}");
    await expect.element(within(schedule).getByRole("menu")).toBeVisible();
    const [anchor, menu] = [from, within(schedule).getByRole("menu").element()].map((each) =>
      each.getBoundingClientRect(),
    );
    expect(Math.abs((menu?.top ?? 0) - (anchor?.bottom ?? 0))).toBeLessThan(10);
    expect(Math.abs((menu?.right ?? 0) - (anchor?.right ?? 0))).toBeLessThan(4);
  });
});
