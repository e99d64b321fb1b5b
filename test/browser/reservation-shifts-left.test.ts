import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { ReservationScheduleElement } from "../../src/entries/reservation-schedule.js";
import { button } from "../elements/reservation-panel/page.js";
import { serverShift, serveSalon } from "../elements/reservation-panel/server.js";
import { dayRows, dialog, openSchedule, weeklyShifts } from "../elements/reservation-schedule/page.js";
import { atRest, realTime } from "./support/clock.js";
import { configurePage } from "./support/console-page.js";
import { type Attributes, eventually, within } from "./support/editors.js";
import { leavePage } from "./support/page-hazards.js";
import { deferred, freshServer, type Scripted } from "./support/server.js";

/* Shifts of several days are under way, one call after another, and the page is left. */

const days = (server: ReturnType<typeof serveSalon>) =>
  server.sent("POST").map(({ body }) => body?.start_date);
const offers = (schedule: Element) =>
  [...(schedule.shadowRoot?.querySelectorAll(".notice") ?? [])].map((each) => each.textContent).join();
/** So long until something would be offered. */
const soon = () => realTime(3500, "the storage is read when the page is idle, which the browser tells");
const never = () => new Promise<Scripted>(() => {});

/** The schedule as a page shows it that is opened next, at another place of it. */
function next(before: ReservationScheduleElement, attributes: Attributes = {}) {
  before.remove();
  // Nothing of what a page has in memory goes with it.
  const { kept } = Reflect.get(globalThis, Symbol.for("console-editors.page")) as {
    kept: Map<string, unknown>;
  };
  for (const name of [...kept.keys()]) if (/^(server|shifts) /.test(name)) kept.delete(name);
  return openSchedule({
    ...weeklyShifts,
    id: "elsewhere",
    "api-base": before.apiBase as string,
    ...attributes,
  });
}

/** Three days of one person are being painted; the first has no answer. */
async function openPainting() {
  const server = serveSalon([]);
  const schedule = await openSchedule(weeklyShifts);
  const held = deferred({ json: { data: { master_id: 31 } } });
  server.on("/time_shifts", held.answer, "POST");
  const [, , first] = schedule.shadowRoot?.querySelectorAll<HTMLElement>(".schedule-shift-add") ?? [];
  first?.focus();
  await userEvent.keyboard("{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Enter}");
  const form = dialog(schedule, "3日分のシフトの追加");
  await form.getByRole("button", { name: "保存", exact: true }).click();
  await eventually(() => days(server).length).toBe(1);
  return { server, schedule, held };
}

test("painting: all go at once", async () => {
  const { server } = await openPainting();
  leavePage();
  await eventually(() => days(server)).toEqual(["2026-11-18", "2026-11-19", "2026-11-20"]);
});

test("another salon: the rest goes where it was meant for, and no dialog of it opens there", async () => {
  const { server, schedule, held } = await openPainting();
  const before = new URL(schedule.apiBase as string, location.href).pathname;
  server.on("/time_shifts", { status: 404, json: { message: "混み合っています。" } }, "POST");
  schedule.apiBase = freshServer();
  held.arrive();
  await eventually(() => days(server).length).toBe(3);
  const posts = server.received.filter(({ method }) => method === "POST");
  expect(posts.every(({ url }) => url.pathname.startsWith(`${before}/`))).toBe(true);
  await atRest();
  expect(schedule.shadowRoot?.querySelector("dialog[open]")).toBe(null);
  expect(schedule.shadowRoot?.textContent).not.toContain("混み合っています");
  schedule.apiBase = before;
  await eventually(() => offers(schedule)).toContain("1日分のシフトの追加");
});

/** What waits is never answered, and so is what is under way. */
function answerNothing(server: ReturnType<typeof serveSalon>, method: string, times: number): void {
  for (let at = 0; at < times; at += 1) server.on("", never(), method);
}

test("painting: the next page offers what had no answer and is not there, with its hours", async () => {
  const { server, schedule } = await openPainting();
  answerNothing(server, "POST", 2);
  leavePage();
  await eventually(() => days(server).length).toBe(3);
  // The first one has gone through all the same.
  server.shifts = [serverShift("2026-11-18", { from: "10:00", to: "19:00", salon_resource_id: 11 })];
  const second = await next(schedule);
  await eventually(() => offers(second)).toContain("2日分のシフトの追加");
  await button(second, "復元する").click();
  const form = dialog(second, "2日分のシフトの追加");
  await expect.element(form.getByLabelText("開始")).toHaveValue("10:00");
  await form.getByRole("button", { name: "保存", exact: true }).click();
  await eventually(() => days(server).slice(3)).toEqual(["2026-11-19", "2026-11-20"]);
  await eventually(() => second.shadowRoot?.querySelector("dialog[open]")).toBe(null);
  const third = await next(second);
  await soon();
  expect(offers(third)).toBe("");
});

test("painting: where all went through, the next page offers nothing", async () => {
  const { server, schedule } = await openPainting();
  answerNothing(server, "POST", 2);
  leavePage();
  await eventually(() => days(server).length).toBe(3);
  server.shifts = ["2026-11-18", "2026-11-19", "2026-11-20"].map((date) => serverShift(date));
  const second = await next(schedule);
  await soon();
  expect(offers(second)).toBe("");
  expect(Object.keys(sessionStorage).filter((key) => key.includes(":left:"))).toEqual([]);
});

test("it is offered to the same account only, and of its own salon", async () => {
  configurePage({ draftOwner: "1" });
  const { server, schedule } = await openPainting();
  answerNothing(server, "POST", 2);
  leavePage();
  await eventually(() => days(server).length).toBe(3);
  schedule.remove();
  configurePage({ draftOwner: "2" });
  const second = await next(schedule);
  await soon();
  expect(offers(second)).toBe("");
  configurePage({ draftOwner: "1" });
  second.salonId = "2";
  await soon();
  expect(offers(second)).toBe("");
  second.salonId = "1";
  await eventually(() => offers(second)).toContain("3日分のシフトの追加");
});

test("an element that is taken out goes on with it; what is left of that is offered, and nothing of what is under way", async () => {
  const { server, schedule, held } = await openPainting();
  schedule.remove();
  const second = await openSchedule({ ...weeklyShifts, "api-base": schedule.apiBase as string });
  await soon();
  expect(offers(second)).toBe("");
  server.on("/time_shifts", { status: 404, json: { message: "混み合っています。" } }, "POST");
  held.arrive();
  await eventually(() => days(server).length).toBe(3);
  const third = await next(second);
  await eventually(() => offers(third)).toContain("1日分のシフトの追加");
});

test("deleting: all go at once, and the next page offers what is still there", async () => {
  const server = serveSalon([]);
  server.shifts = ["2026-11-18", "2026-11-19", "2026-11-20"].map((date, at) =>
    serverShift(date, { master_id: 31 + at }),
  );
  const schedule = await openSchedule(weeklyShifts);
  answerNothing(server, "DELETE", 3);
  await expect.element(within(schedule).getByRole("button", { name: /19:00/ }).nth(2)).toBeVisible();
  schedule.shadowRoot?.querySelectorAll<HTMLElement>(".schedule-shift-add")[2]?.focus();
  await userEvent.keyboard("{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Delete}");
  await dialog(schedule, "3件のシフトを削除しますか").getByRole("button", { name: "削除する" }).click();
  await eventually(() => server.sent("DELETE").length).toBe(1);
  leavePage();
  await eventually(() => server.sent("DELETE").length).toBe(3);
  server.shifts = server.shifts.slice(1);
  const second = await next(schedule);
  await eventually(() => offers(second)).toContain("2件のシフトを削除しますか");
  server.script.length = 0;
  await button(second, "復元する").click();
  await dialog(second, "2件のシフトを削除しますか").getByRole("button", { name: "削除する" }).click();
  await eventually(() => server.sent("DELETE").length).toBe(5);
});

test("copying: all go at once, and the next page offers what is not there", async () => {
  const server = serveSalon([]);
  const before = ["2026-11-16", "2026-11-17", "2026-11-18"].map((date, at) =>
    serverShift(date, { master_id: 31 + at }),
  );
  server.shifts = before;
  const schedule = await openSchedule({ ...weeklyShifts, date: "2026-11-25" });
  await button(schedule, "前の週と同じにする").click();
  answerNothing(server, "POST", 3);
  await button(schedule, "3件を作成する").click();
  await eventually(() => days(server).length).toBe(1);
  leavePage();
  await eventually(() => days(server)).toEqual(["2026-11-23", "2026-11-24", "2026-11-25"]);
  server.shifts = [...before, serverShift("2026-11-23", { master_id: 41 })];
  const second = await next(schedule, { date: "2026-11-25" });
  await eventually(() => offers(second)).toContain("2日");
  server.script.length = 0;
  await button(second, "復元する").click();
  await button(second, "2件を作成する").click();
  await eventually(() => days(server).slice(3)).toEqual(["2026-11-24", "2026-11-25"]);
});

test("requests that wait in the inbox go at once", async () => {
  const server = serveSalon(dayRows);
  server.unsolved = [5, 6].map((id) => ({
    ...{ reservation_id: id, kind: "create", child_id: null, requested_at: "2026-11-19T10:38:00+09:00" },
    ...{ member: null, name: `客${id}`, date: "2026-11-20", from: "13:00", to: "13:45" },
  }));
  const schedule = await openSchedule();
  await button(schedule, "未対応 3").click();
  answerNothing(server, "PATCH", 2);
  const judged = () => server.sent("PATCH").map(({ body }) => body?.id);
  await button(schedule, "承認する 客5").click();
  await eventually(judged).toEqual([5]);
  await button(schedule, "承認する 客6").click();
  leavePage();
  await eventually(judged).toEqual([5, 6]);
});
