import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { ReservationScheduleElement } from "../../src/entries/reservation-schedule.js";
import { button } from "../elements/reservation-panel/page.js";
import { serverShift, serveSalon } from "../elements/reservation-panel/server.js";
import { dialog, openSchedule, weeklyShifts } from "../elements/reservation-schedule/page.js";
import { atRest } from "./support/clock.js";
import { eventually, within } from "./support/editors.js";

/* Days are painted, and the server says that it failed: what stands there by then says whether it did. */

beforeEach(() => sessionStorage.clear());

type Server = ReturnType<typeof serveSalon>;

const isOpen = (schedule: Element) => schedule.shadowRoot?.querySelector("dialog[open]") !== null;
const painted = (schedule: Element, count: number) => dialog(schedule, `${count}日分のシフトの追加`);
const sent = (server: Server) =>
  server.sent("POST").map(({ body }) => `${body?.start_date} ${body?.description}`.trim());

/** Adds to so many days of the first person, from this one of the week on. */
async function choose(schedule: Element, at: number, count: number): Promise<void> {
  const days = () => schedule.shadowRoot?.querySelectorAll<HTMLElement>(".schedule-shift-add") ?? [];
  await eventually(() => days().length).toBeGreaterThan(at);
  days()[at]?.focus();
  await userEvent.keyboard(`{Shift>}${"{ArrowRight}".repeat(count - 1)}{/Shift}{Enter}`);
}

/** Paints so many days from the first of the week on; the server says of each that it failed, and has made these. */
async function paint(
  server: Server,
  schedule: ReservationScheduleElement,
  count: number,
  { memo = "", made = [] as Server["shifts"] },
) {
  await choose(schedule, 0, count);
  if (memo) await painted(schedule, count).getByLabelText("メモ").fill(memo);
  await atRest();
  server.shifts = [...server.shifts, ...made];
  for (let at = 0; at < count; at += 1) server.on("", { status: 500, json: { message: "" } }, "POST");
  await painted(schedule, count).getByRole("button", { name: "保存", exact: true }).click();
  await eventually(() => sent(server).length).toBe(count);
}

test("days of a week that begins in another month than the one that is shown are not made a second time", async () => {
  const server = serveSalon([]);
  const schedule = await openSchedule({ ...weeklyShifts, date: "2026-12-02" });
  await atRest();
  await paint(server, schedule, 3, { made: [serverShift("2026-11-30")] });
  await expect.element(painted(schedule, 2)).toBeVisible();
  await painted(schedule, 2).getByRole("button", { name: "保存", exact: true }).click();
  await eventually(() => isOpen(schedule)).toBe(false);
  expect(sent(server).slice(3)).toEqual(["2026-12-01", "2026-12-02"]);
});

test("other months that were shown a moment ago are read again when a shift was saved", async () => {
  const server = serveSalon([]);
  const schedule = await openSchedule({ ...weeklyShifts, date: "2026-12-02" });
  await atRest();
  await button(schedule, "前の週").click();
  await atRest();
  await choose(schedule, 6, 1);
  // A series that goes on in the week after, which is read with the next month.
  server.shifts = ["2026-11-29", "2026-12-06"].map((date) => serverShift(date, { repeat: "weekly" }));
  await within(schedule).getByRole("dialog").getByRole("button", { name: "保存", exact: true }).click();
  await eventually(() => isOpen(schedule)).toBe(false);
  await button(schedule, "次の週").click();
  await eventually(() => schedule.shadowRoot?.querySelectorAll("[data-shift]").length).toBe(1);
});

test("a day on which the same hours stood before was not saved, and its note is still there", async () => {
  for (const memo of ["研修", ""]) {
    const server = serveSalon([]);
    server.shifts = [serverShift("2026-11-16")];
    const schedule = await openSchedule(weeklyShifts);
    await paint(server, schedule, 2, { memo });
    await atRest();
    await expect.element(painted(schedule, 2)).toBeVisible();
    await expect.element(painted(schedule, 2).getByLabelText("メモ")).toHaveValue(memo);
    await painted(schedule, 2).getByRole("button", { name: "保存", exact: true }).click();
    await eventually(() => isOpen(schedule)).toBe(false);
    const days = ["2026-11-16", "2026-11-17"].map((day) => `${day} ${memo}`.trim());
    expect(sent(server)).toEqual([...days, ...days]);
    schedule.remove();
  }
});

test("a day that was made though its answer was lost is left out, and no day on which others made the same hours without its note", async () => {
  const server = serveSalon([]);
  const schedule = await openSchedule(weeklyShifts);
  const made = [serverShift("2026-11-16", { description: "研修" }), serverShift("2026-11-17")];
  await paint(server, schedule, 2, { memo: "研修", made });
  await expect.element(painted(schedule, 1)).toBeVisible();
  await painted(schedule, 1).getByRole("button", { name: "保存", exact: true }).click();
  await eventually(() => isOpen(schedule)).toBe(false);
  expect(sent(server).slice(2)).toEqual(["2026-11-17 研修"]);
});
