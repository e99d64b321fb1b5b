import { beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { ReservationScheduleElement } from "../../src/entries/reservation-schedule.js";
import { button } from "../elements/reservation-panel/page.js";
import { serverShift, serveSalon } from "../elements/reservation-panel/server.js";
import { openSchedule, dialog as titled, weeklyShifts } from "../elements/reservation-schedule/page.js";
import { atRest, realTime } from "./support/clock.js";
import { eachWork, isOpen, offers, press } from "./support/dialog-works.js";
import { eventually, within } from "./support/editors.js";
import { loadAgain } from "./support/loaded-again.js";
import { gate } from "./support/served-host.js";

/* A page has expired when a dialog saves: once it is loaded again it offers what was not saved, and that is saved once. */

beforeEach(() => sessionStorage.clear());

/** Hears of each time that the page would be loaded again, and has it stay. */
function stay(element: Element): () => number {
  let expired = 0;
  element.addEventListener("page-expired", (event) => {
    event.preventDefault();
    expired += 1;
  });
  return () => expired;
}

/** So long until something would be offered; what was under way is not before two seconds are over. */
const soon = (ms: number) =>
  realTime(ms, "the storage is read when the page is idle, which the browser tells");

describe.each(eachWork)("%s", (_, begin) => {
  test.each([409, 419])("refused by %i", async (status) => {
    const held = gate();
    const { element, saves, written, save } = await begin(async () => {
      await held.passed;
      return Response.json({ message: "古いページです。" }, { status });
    });
    stay(element);
    await eventually(saves).toBe(1);
    held.open();
    await eventually(() => element.shadowRoot?.textContent).toMatch(/古いページです|エラー|できませんでした/);
    await atRest();
    const next = loadAgain(element);
    await eventually(() => offers(next)).toBe(1);
    await press(next, "復元する");
    await written(next);
    expect([offers(next), saves()]).toEqual([0, 1]);
    await save(next);
    await eventually(saves).toBe(2);
    await eventually(() => isOpen(next)).toBe(false);
    await atRest();
    const last = loadAgain(next);
    await soon(600);
    expect(offers(last)).toBe(0);
  });
});

const days = ["2026-11-18", "2026-11-19", "2026-11-20"];

type Server = ReturnType<typeof serveSalon>;

interface Several {
  /** Titles of the dialog, and of the one that goes on when a first day is done. */
  readonly titles: readonly [string, string];
  readonly button: string;
  readonly method: "POST" | "DELETE";
  /** Everything that is done to the server, in its order. */
  readonly done: readonly string[];
  begin(server: Server): Promise<ReservationScheduleElement>;
}

const painting: Pick<Several, "titles" | "button" | "method"> = {
  titles: ["3日分のシフトの追加", "2日分のシフトの追加"],
  button: "保存",
  method: "POST",
};
const deleting: typeof painting = {
  titles: ["3件のシフトを削除しますか", "2件のシフトを削除しますか"],
  button: "削除する",
  method: "DELETE",
};
const form = (schedule: Element) => titled(schedule, "日分のシフトの追加");

/** Paints two days with hours that the dialog begins with from then on, and opens it for three others. */
async function beginAfterOthers(): Promise<ReservationScheduleElement> {
  const schedule = await openSchedule(weeklyShifts);
  await choose(schedule, 0, 2, "Enter");
  await form(schedule).getByLabelText("開始").fill("09:00");
  await form(schedule).getByRole("button", { name: "保存", exact: true }).click();
  await expect.element(form(schedule)).not.toBeInTheDocument();
  await choose(schedule, 2, 3, "Enter");
  await form(schedule).getByLabelText("メモ").fill("研修");
  return schedule;
}

async function beginDeleting(schedule: ReservationScheduleElement): Promise<void> {
  await expect.element(within(schedule).getByRole("button", { name: /19:00/ }).nth(2)).toBeVisible();
  await choose(schedule, 2, 3, "Delete");
}

const several: Readonly<Record<string, Several>> = {
  "days painted with the hours that are there": {
    ...painting,
    done: days.map((day) => `${day} 10:00 `),
    async begin() {
      const schedule = await openSchedule(weeklyShifts);
      await choose(schedule, 2, 3, "Enter");
      return schedule;
    },
  },
  "days painted with other hours and a memo": {
    ...painting,
    done: days.map((day) => `${day} 12:30 研修`),
    async begin() {
      const schedule = await openSchedule(weeklyShifts);
      await choose(schedule, 2, 3, "Enter");
      await form(schedule).getByLabelText("開始").fill("12:30");
      await form(schedule).getByLabelText("メモ").fill("研修");
      return schedule;
    },
  },
  "days painted with the hours of those before": {
    ...painting,
    done: ["2026-11-16 09:00 ", "2026-11-17 09:00 ", ...days.map((day) => `${day} 09:00 研修`)],
    begin: beginAfterOthers,
  },
  "days deleted": {
    ...deleting,
    done: days,
    async begin(server) {
      server.shifts = days.map((date, at) => serverShift(date, { master_id: 31 + at }));
      const schedule = await openSchedule(weeklyShifts);
      await beginDeleting(schedule);
      return schedule;
    },
  },
  "days deleted in a month that the page does not show at first": {
    ...deleting,
    done: ["2027-01-13", "2027-01-14", "2027-01-15"],
    async begin(server) {
      server.shifts = this.done.map((date, at) => serverShift(date, { master_id: 31 + at }));
      const schedule = await openSchedule(weeklyShifts);
      for (let week = 0; week < 8; week += 1) await button(schedule, "次の週").click();
      await beginDeleting(schedule);
      return schedule;
    },
  },
  "a week copied": {
    ...{
      titles: ["前の週と同じにする", "2日分を前の週と同じにする"],
      button: "件を作成する",
      method: "POST",
    },
    done: ["2026-11-25 10:00 ", "2026-11-26 10:00 ", "2026-11-27 10:00 "],
    async begin(server) {
      server.shifts = ["2026-11-16", ...days].map((date, at) => serverShift(date, { master_id: 31 + at }));
      const schedule = await openSchedule({ ...weeklyShifts, date: "2026-11-25" });
      await button(schedule, "前の週と同じにする").click();
      // A day that is left out stays so.
      await within(schedule).getByRole("checkbox", { name: "11月23日(月)", exact: true }).click();
      return schedule;
    },
  },
};

/** Chooses so many days of the first person, from this one of the week on. */
async function choose(schedule: Element, at: number, count: number, key: "Enter" | "Delete"): Promise<void> {
  const days = () => schedule.shadowRoot?.querySelectorAll<HTMLElement>(".schedule-shift-add") ?? [];
  await eventually(() => days().length).toBeGreaterThan(at);
  days()[at]?.focus();
  await userEvent.keyboard(`{Shift>}${"{ArrowRight}".repeat(count - 1)}{/Shift}{${key}}`);
}

function sent(server: Server): unknown[] {
  return [
    ...server.sent("POST").map(({ body }) => `${body?.start_date} ${body?.from} ${body?.description}`),
    ...server.sent("DELETE").map(({ path }) => /date=([\d-]+)/.exec(path)?.[1]),
  ];
}

describe.each(Object.entries(several))("%s", (_, work) => {
  const save = (schedule: Element, title: string) =>
    titled(schedule, title).getByRole("button", { name: work.button }).click();

  test("the first is done, and the second is told that the page has expired", async () => {
    const server = serveSalon([]);
    const schedule = await work.begin(server);
    const expired = stay(schedule);
    const before = sent(server).length;
    server.on("", { json: { data: { master_id: 31 } } }, work.method);
    server.on("", { status: 419, json: { message: "期限切れです。" } }, work.method);
    await save(schedule, work.titles[0]);
    await eventually(expired).toBe(1);
    await atRest();
    expect(sent(server).length).toBe(before + 2);
    if (work.method === "DELETE") server.shifts = server.shifts.slice(1);
    const next = loadAgain(schedule);
    await eventually(() => offers(next)).toBe(1);
    expect(within(next).getByText(work.titles[1]).elements().length).toBeGreaterThan(0);
    await press(next, "復元する");
    await save(next, work.titles[1]);
    await eventually(() => isOpen(next)).toBe(false);
    const all = sent(server);
    expect([...all.slice(0, before + 1), ...all.slice(before + 2)]).toEqual(work.done);
    const last = loadAgain(next);
    await soon(3500);
    expect(offers(last)).toBe(0);
  });
});

test("days that were not sent yet have the hours that their dialog began with", async () => {
  serveSalon([]);
  const schedule = await beginAfterOthers();
  const next = loadAgain(schedule);
  await eventually(() => offers(next)).toBe(1);
  await press(next, "復元する");
  await expect.element(form(next).getByLabelText("開始")).toHaveValue("09:00");
  await expect.element(form(next).getByLabelText("メモ")).toHaveValue("研修");
});

test("a day that was made though its answer was lost leaves the open dialog, also when the others are refused again", async () => {
  const server = serveSalon([]);
  const schedule = await openSchedule(weeklyShifts);
  await choose(schedule, 2, 3, "Enter");
  for (let at = 0; at < 3; at += 1) server.on("", { status: 500, json: { message: "" } }, "POST");
  server.shifts = [serverShift("2026-11-18")];
  await form(schedule).getByRole("button", { name: "保存", exact: true }).click();
  const rest = titled(schedule, "2日分のシフトの追加");
  await expect.element(rest).toBeVisible();
  server.on("", { status: 500, json: { message: "" } }, "POST");
  await rest.getByRole("button", { name: "保存", exact: true }).click();
  await titled(schedule, "1日分のシフトの追加").getByRole("button", { name: "保存", exact: true }).click();
  await eventually(() => isOpen(schedule)).toBe(false);
  expect(sent(server)).toEqual([...days, ...days.slice(1), "2026-11-19"].map((day) => `${day} 10:00 `));
});
