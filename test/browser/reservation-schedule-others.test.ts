import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { button, mountPanel, panelText } from "../elements/reservation-panel/page.js";
import { serveSalon } from "../elements/reservation-panel/server.js";
import {
  chip,
  chipNames,
  dayRows,
  drag,
  minuteWidth,
  openSchedule,
  scheduleEvents,
  statusText,
} from "../elements/reservation-schedule/page.js";
import { eventually, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { serveLive } from "./support/made-up-socket.js";
import { deferred } from "./support/server.js";

/* A day that several work on at once: calls, answers and events come in any order. */

const hanako = "13:00〜13:45 山田 花子";
const ken = "10:00〜11:00 佐藤 健";
const first = "2026-11-01T10:00:00+09:00";

/** A day with a push server, once it is drawn. */
async function openLive() {
  const live = serveLive(dayRows);
  const schedule = await openSchedule();
  await live.listens();
  await eventually(() => chipNames(schedule).length).toBe(5);
  const hour = 60 * minuteWidth(schedule, ken, 60);
  return { ...live, schedule, later: (name: string) => drag(chip(schedule, name), { x: hour }) };
}

/** The versions that reservations were moved from, and where to. */
const moves = (server: ReturnType<typeof serveSalon>) =>
  server.sent("PUT").map(({ body }) => [body?.base_updated_at, body?.from]);

test("what is lifted goes back when another chip takes the focus: keys move what they are on", async () => {
  const server = serveSalon(dayRows);
  const schedule = await openSchedule();
  await eventually(() => chipNames(schedule)).toContain(hanako);
  chip(schedule, hanako).focus();
  await userEvent.keyboard("{Alt>}{ArrowRight}{ArrowRight}{/Alt}");
  await eventually(() => schedule.shadowRoot?.querySelector(".schedule-ghost") ?? null).not.toBe(null);
  chip(schedule, ken).focus();
  await eventually(() => statusText(schedule)).toContain("山田 花子を元の場所に戻しました");
  await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}{Enter}");
  await eventually(() => server.sent("PUT").map(({ body }) => [body?.id, body?.from])).toEqual([
    [6, "10:15"],
  ]);
});

describe("the answer to a move is late", () => {
  test("the next move of the same goes on from it, and nobody is said to have been faster", async () => {
    const { server, schedule, later } = await openLive();
    const events = record(schedule, scheduleEvents);
    const answer = deferred({ json: { data: server.change(5, { from: "14:00", to: "14:45" }) } });
    server.on("/reservations", answer.answer, "PUT");
    later(hanako);
    await eventually(() => chipNames(schedule)).toContain("14:00〜14:45 山田 花子");
    later("14:00〜14:45 山田 花子");
    await eventually(() => chipNames(schedule)).toContain("15:00〜15:45 山田 花子");
    await eventually(() => moves(server)).toEqual([[first, "14:00"]]);
    answer.arrive();
    await eventually(() => moves(server)).toEqual([
      [first, "14:00"],
      ["2026-11-02T10:00:01+09:00", "15:00"],
    ]);
    await eventually(() => statusText(schedule)).toContain("15:00〜15:45 中村に移動しました");
    expect(chipNames(schedule, "中村")).toContain("15:00〜15:45 山田 花子");
    expect(events).toEqual([]);
  });

  test("what was lifted meanwhile is not taken for changed by others", async () => {
    const { server, schedule, later } = await openLive();
    const answer = deferred({ json: { data: server.change(5, { from: "14:00", to: "14:45" }) } });
    server.on("/reservations", answer.answer, "PUT");
    later(hanako);
    await eventually(() => chipNames(schedule)).toContain("14:00〜14:45 山田 花子");
    chip(schedule, "14:00〜14:45 山田 花子").focus();
    await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}");
    answer.arrive();
    await eventually(() => statusText(schedule)).toContain("14:00〜14:45 中村に移動しました");
    await userEvent.keyboard("{Enter}");
    await eventually(() => moves(server).at(-1)).toEqual(["2026-11-02T10:00:01+09:00", "14:15"]);
  });

  test("what others made of it since stays, and cannot be taken back", async () => {
    const { server, change, schedule, later } = await openLive();
    const answer = deferred({ json: { data: server.change(5, { from: "14:00", to: "14:45" }) } });
    server.on("/reservations", answer.answer, "PUT");
    later(hanako);
    await eventually(() => moves(server).length).toBe(1);
    change({ from: "17:00", to: "18:00" });
    await eventually(() => chipNames(schedule)).toContain("17:00〜18:00 山田 花子");
    answer.arrive();
    await eventually(() => statusText(schedule)).toContain("移動しました");
    expect(chipNames(schedule, "中村")).toContain("17:00〜18:00 山田 花子");
    expect(button(schedule, "元に戻す").query()).toBe(null);
  });
});

describe("an event", () => {
  test("stays over the answer to what was asked before it", async () => {
    const { server, change, schedule } = await openLive();
    const before = [...server.rows.values()].map((row) => (row.id === 6 ? { ...row, name: "鈴木 健" } : row));
    const answer = deferred({ json: { data: before } });
    server.on("/salon/1/reservations", answer.answer, "GET");
    schedule.refresh();
    change({ from: "17:00", to: "18:00" });
    await eventually(() => chipNames(schedule)).toContain("17:00〜18:00 山田 花子");
    answer.arrive();
    await eventually(() => chipNames(schedule)).toContain("10:00〜11:00 鈴木 健");
    expect(chipNames(schedule, "中村")).toContain("17:00〜18:00 山田 花子");
  });

  test("that moves a reservation to another day ends what could be taken back", async () => {
    const { server, change, notify, schedule, later } = await openLive();
    later(hanako);
    await expect.element(button(schedule, "元に戻す")).toBeVisible();
    change({ date: "2026-11-21" });
    await eventually(() => chipNames(schedule, "中村")).not.toContain("14:00〜14:45 山田 花子");
    // What comes after it is drawn, so all that it brings has been done.
    notify({ reservation_id: 6, reservation: server.change(6, { name: "鈴木 健" }) });
    await eventually(() => chipNames(schedule)).toContain("10:00〜11:00 鈴木 健");
    expect(button(schedule, "元に戻す").query()).toBe(null);
  });
});

describe("another day", () => {
  test("a move is taken back from there", async () => {
    const { server, schedule, later } = await openLive();
    later(hanako);
    await expect.element(button(schedule, "元に戻す")).toBeVisible();
    await button(schedule, "次の日").click();
    await button(schedule, "元に戻す").click();
    await eventually(() => moves(server)).toEqual([
      [first, "14:00"],
      ["2026-11-02T10:00:01+09:00", "13:00"],
    ]);
  });

  test("what happened meanwhile is there after it", async () => {
    const { change, schedule } = await openLive();
    await button(schedule, "次の日").click();
    await eventually(() => chipNames(schedule)).toEqual([]);
    change({ from: "17:00", to: "18:00" });
    await button(schedule, "前の日").click();
    await eventually(() => chipNames(schedule, "中村")).toContain("17:00〜18:00 山田 花子");
  });
});

test("a panel on the same page and the day follow each other", async () => {
  const { schedule, later } = await openLive();
  const panel = mountPanel({ "api-base": schedule.getAttribute("api-base") ?? "" });
  schedule.after(panel);
  await eventually(() => panelText(panel)).toContain("13:00〜13:45");
  later(hanako);
  await eventually(() => panelText(panel)).toContain("14:00〜14:45");
  await within(panel).getByLabelText("ステータス", { exact: true }).selectOptions("キャンセル済み");
  await eventually(() => chipNames(schedule, "中村")).toContain("14:00〜14:45 山田 花子 キャンセル");
});

describe("blocked time", () => {
  test("is moved from the version that is seen, and back from the one that was made", async () => {
    const server = serveSalon(dayRows);
    const schedule = await openSchedule();
    await eventually(() => chipNames(schedule)).toContain("14:00〜15:00 休憩");
    chip(schedule, "14:00〜15:00 休憩").focus();
    await userEvent.keyboard("{Alt>}{ArrowLeft}{/Alt}{Enter}");
    await button(schedule, "元に戻す").click();
    await eventually(() => moves(server)).toEqual([
      [first, "13:45"],
      ["2026-11-02T10:00:01+09:00", "14:00"],
    ]);
  });
});
