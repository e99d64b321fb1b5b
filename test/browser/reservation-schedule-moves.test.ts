import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { alertText } from "../elements/page.js";

import { button } from "../elements/reservation-panel/page.js";
import {
  clashAnswer,
  editRequest,
  serverReservation,
  serveSalon,
} from "../elements/reservation-panel/server.js";
import {
  chip,
  chipNames,
  dayRows,
  dialog,
  drag,
  focusedName,
  minuteWidth,
  openSchedule,
  scheduleEvents,
  statusText,
} from "../elements/reservation-schedule/page.js";
import { eventually, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { deferred } from "./support/server.js";

const hanako = "13:00〜13:45 山田 花子";
const ken = "10:00〜11:00 佐藤 健";

describe("moving by keys", () => {
  async function lift(schedule: Element, name = hanako) {
    await eventually(() => chipNames(schedule)).toContain(name);
    chip(schedule, name).focus();
  }

  test("Alt and arrows move, Enter commits with one PUT, the focus stays and the place is said", async () => {
    const server = serveSalon(dayRows);
    const schedule = await openSchedule();
    await lift(schedule);
    await userEvent.keyboard("{Alt>}{ArrowRight}{ArrowRight}{ArrowUp}{/Alt}");
    await eventually(() => statusText(schedule)).toContain("11月20日(金) 13:30〜14:15 佐々木（店長）");
    expect(server.sent("PUT")).toEqual([]);
    await userEvent.keyboard("{Enter}");
    await eventually(() => server.sent("PUT").map(({ body }) => body)).toEqual([
      {
        ...{ id: 5, base_updated_at: "2026-11-01T10:00:00+09:00", name: "山田 花子", comment: "初めてです" },
        ...{ contact_address: "090-1111-2222", course_id: 41, member_id: 1, date: "2026-11-20" },
        ...{ from: "13:30", to: "14:15", salon_resource_id: 11, sub_resource_ids: [] },
        ...{ resource_fee_is_charged: false, meta_data: "窓側", status: "approved" },
      },
    ]);
    await eventually(() => chipNames(schedule, "佐々木（店長）")).toContain("13:30〜14:15 山田 花子");
    await eventually(() => focusedName(schedule)).toBe("13:30〜14:15 山田 花子");
    await eventually(() => statusText(schedule)).toContain("移動しました");
  });

  test("Alt, Shift and arrows move the end; it stays after the start", async () => {
    const server = serveSalon(dayRows);
    const schedule = await openSchedule();
    await lift(schedule);
    await userEvent.keyboard("{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}{Enter}");
    await eventually(() => server.sent("PUT").map(({ body }) => [body?.from, body?.to])).toEqual([
      ["13:00", "14:00"],
    ]);
  });

  test("Escape puts it back, and so does going elsewhere", async () => {
    const server = serveSalon(dayRows);
    const schedule = await openSchedule();
    await lift(schedule);
    await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}{Escape}");
    await eventually(() => statusText(schedule)).toContain("元の場所に戻しました");
    await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}{Tab}");
    await eventually(() => schedule.shadowRoot?.querySelector(".schedule-ghost") ?? null).toBe(null);
    expect(server.sent("PUT")).toEqual([]);
    expect(chipNames(schedule, "中村")).toContain(hanako);
  });

  test("arrows walk chips and free places, and Enter selects", async () => {
    serveSalon(dayRows);
    const schedule = await openSchedule();
    const events = record(schedule, scheduleEvents);
    await lift(schedule, ken);
    await userEvent.keyboard("{ArrowRight}");
    await eventually(() => focusedName(schedule)).toBe("11:00 佐々木（店長） 空き");
    await userEvent.keyboard("{Enter}");
    expect(events.at(-1)?.detail).toEqual({
      ...{ date: "2026-11-20", from: "11:00", to: "11:15", salonResourceId: 11 },
    });
    await userEvent.keyboard("{ArrowLeft}");
    await eventually(() => focusedName(schedule)).toBe(ken);
    await userEvent.keyboard("{Enter}");
    expect(events.at(-1)?.type).toBe("reservation-select");
    await userEvent.keyboard("{ArrowDown}");
    await eventually(() => focusedName(schedule)).toBe("10:00 中村 空き");
  });

  test("with Alt, arrows, Home and End are ours on free time and on what a customer wants, and move nothing", async () => {
    const server = serveSalon([
      ...dayRows,
      serverReservation({ id: 9, name: "希望の人", status: "edit_pending", change_child: editRequest }),
    ]);
    const schedule = await openSchedule();
    await lift(schedule, ken);
    await userEvent.keyboard("{ArrowRight}");
    await eventually(() => focusedName(schedule)).toBe("11:00 佐々木（店長） 空き");
    const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];
    const ours: boolean[] = [];
    const press = (key: string) => {
      const event = new KeyboardEvent("keydown", {
        ...{ key, altKey: true, bubbles: true, composed: true, cancelable: true },
      });
      schedule.shadowRoot?.activeElement?.dispatchEvent(event);
      ours.push(event.defaultPrevented);
    };
    for (const key of keys) press(key);
    expect(focusedName(schedule)).toBe("11:00 佐々木（店長） 空き");
    const wished = schedule.shadowRoot?.querySelector<HTMLElement>("[data-kind=change]");
    wished?.focus();
    for (const key of keys) press(key);
    expect(schedule.shadowRoot?.activeElement).toBe(wished);
    // On what can be moved, Home and End move nothing.
    chip(schedule, hanako).focus();
    for (const key of ["Home", "End"]) press(key);
    expect(ours).toEqual(Array(14).fill(true));
    expect(schedule.shadowRoot?.querySelector(".schedule-ghost")).toBe(null);
    expect(server.sent("PUT")).toEqual([]);
  });

  test("移動... does the same by a dialog", async () => {
    const server = serveSalon(dayRows);
    const schedule = await openSchedule();
    await lift(schedule);
    await userEvent.keyboard("{Shift>}{F10}{/Shift}");
    await within(schedule).getByRole("menuitem", { name: "移動..." }).click();
    const form = dialog(schedule, /移動/);
    await form.getByLabelText("開始").fill("16:00");
    await form.getByLabelText("終了").fill("15:00");
    await form.getByRole("button", { name: "移動する" }).click();
    await expect.element(form.getByText("終了時刻は開始時刻より後にしてください。")).toBeVisible();
    await form.getByLabelText("終了").fill("16:40");
    await form.getByLabelText("担当").selectOptions("個室");
    await form.getByRole("button", { name: "移動する" }).click();
    await eventually(() =>
      server.sent("PUT").map(({ body }) => [body?.from, body?.to, body?.salon_resource_id]),
    ).toEqual([["16:00", "16:40", 13]]);
  });

  test("blocks move like chips", async () => {
    const server = serveSalon(dayRows);
    const schedule = await openSchedule();
    await lift(schedule, "14:00〜15:00 休憩");
    await userEvent.keyboard("{Alt>}{ArrowLeft}{/Alt}{Enter}");
    await eventually(() => server.sent("PUT")).toEqual([
      {
        path: "/api/v2/salon/1/block_times/801",
        body: {
          ...{ date: "2026-11-20", from: "13:45", to: "14:45", salon_resource_id: 11, memo: "休憩" },
          ...{ is_confirmed: false, base_updated_at: "2026-11-01T10:00:00+09:00" },
        },
      },
    ]);
  });
});

describe("moving by the pointer", () => {
  test("a chip goes by steps of the salon, to another row; its end resizes it", async () => {
    const server = serveSalon(dayRows);
    const schedule = await openSchedule();
    await eventually(() => chipNames(schedule).length).toBe(5);
    const events = record(schedule, scheduleEvents);
    const minute = minuteWidth(schedule, ken, 60);
    drag(chip(schedule, hanako), { x: 40 * minute });
    await eventually(() => server.sent("PUT").map(({ body }) => [body?.from, body?.to])).toEqual([
      ["13:45", "14:30"],
    ]);
    await eventually(() => chipNames(schedule, "中村")).toContain("13:45〜14:30 山田 花子");
    drag(chip(schedule, ken), { x: 30 * minute }, "end");
    await eventually(() =>
      server
        .sent("PUT")
        .map(({ body }) => [body?.from, body?.to])
        .at(-1),
    ).toEqual(["10:00", "11:30"]);
    expect(events.map(({ type }) => type)).toEqual([]);
  });

  test("what fails goes back, is said, and fires failure", async () => {
    const server = serveSalon(dayRows);
    const schedule = await openSchedule();
    const events = record(schedule, scheduleEvents);
    await eventually(() => chipNames(schedule).length).toBe(5);
    const answer = deferred({ status: 500, json: { message: "秘密" } });
    server.on("/reservations", answer.answer, "PUT");
    drag(chip(schedule, hanako), { x: 60 * minuteWidth(schedule, ken, 60) });
    await eventually(() => chipNames(schedule, "中村")).toContain("14:00〜14:45 山田 花子");
    answer.arrive();
    await eventually(() => alertText(schedule)).toContain("山田 花子を移動できませんでした");
    expect(alertText(schedule)).toContain("不明なエラーが発生しました");
    expect(chipNames(schedule, "中村")).toContain(hanako);
    expect(events.map(({ type }) => type)).toEqual(["failure"]);
  });

  test("a clash is asked about: corrected it goes back, forced it is saved", async () => {
    const server = serveSalon(dayRows);
    const schedule = await openSchedule();
    await eventually(() => chipNames(schedule).length).toBe(5);
    const minute = minuteWidth(schedule, ken, 60);
    server.on("/reservations", clashAnswer(), "PUT");
    drag(chip(schedule, hanako), { x: 60 * minute });
    const question = dialog(schedule, "ほかの予定と重なっています");
    await question.getByRole("button", { name: "直す" }).click();
    expect(chipNames(schedule, "中村")).toContain(hanako);
    server.on("/reservations", clashAnswer(), "PUT");
    drag(chip(schedule, hanako), { x: 60 * minute });
    await question.getByRole("button", { name: "このまま登録" }).click();
    await eventually(() => chipNames(schedule, "中村")).toContain("14:00〜14:45 山田 花子");
    await eventually(() => server.sent("PUT").map(({ path }) => path.split("reservations")[1])).toEqual([
      ...["", "", "?force=1"],
    ]);
  });

  test("a move can be taken back, but not over what somebody else changed", async () => {
    const server = serveSalon(dayRows);
    const schedule = await openSchedule();
    await eventually(() => chipNames(schedule).length).toBe(5);
    const minute = minuteWidth(schedule, ken, 60);
    drag(chip(schedule, hanako), { x: 60 * minute });
    await button(schedule, "元に戻す").click();
    await eventually(() => server.sent("PUT").map(({ body }) => body?.from)).toEqual(["14:00", "13:00"]);
    await eventually(() => chipNames(schedule, "中村")).toContain(hanako);
    drag(chip(schedule, hanako), { x: 60 * minute });
    await expect.element(button(schedule, "元に戻す")).toBeVisible();
    server.change(5, { from: "17:00", to: "18:00" });
    schedule.refresh();
    await expect.element(button(schedule, "元に戻す")).not.toBeInTheDocument();
    await eventually(() => chipNames(schedule, "中村")).toContain("17:00〜18:00 山田 花子");
  });
});
