import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { button } from "../elements/reservation-panel/page.js";
import { serverReservation, serveSalon } from "../elements/reservation-panel/server.js";
import {
  chip,
  chipNames,
  dialog,
  drag,
  focusedName,
  minuteWidth,
  openSchedule,
  statusText,
} from "../elements/reservation-schedule/page.js";
import { eventually, within } from "./support/editors.js";

describe("shifts", () => {
  const shift = {
    ...{ master_id: 31, self_id: null, salon_resource_id: 12, start_date: "2026-11-02", _date: "2026-11-18" },
    ...{ dirty_date: null, repeat: "weekly", from: "10:00", to: "19:00", description: "", expired_at: null },
    ...{ patch_type: null, updated_at: "2026-11-01T10:00:00+09:00" },
  };
  const weekly = { page: "PAGE_TIME_SHIFT_WEEKLY" };

  test.each([
    ["今回のみ", "once", { date: "2026-11-18" }],
    ["以降すべて", "following", { date: "2026-11-18" }],
    ["全体", "permanently", {}],
  ])("%s: what it touches is said, and the calls", async (name, scope, query) => {
    const server = serveSalon([]);
    server.shifts = [shift, { ...shift, _date: "2026-11-25" }];
    const schedule = await openSchedule(weekly);
    const chosen = within(schedule).getByRole("button", { name: "10:00〜19:00 中村" });
    await chosen.click();
    const form = dialog(schedule, "シフトの編集");
    await form.getByRole("radio", { name }).click();
    await expect.element(form.getByText(`${scope === "once" ? 1 : 2}日分`, { exact: false })).toBeVisible();
    await form.getByLabelText("終了").fill("18:00");
    await form.getByRole("button", { name: "保存", exact: true }).click();
    await eventually(() => server.sent("PUT")[0]).toMatchObject({
      path: "/api/salon/1/resources/12/time_shifts/31",
      body: { patch_type: scope, date: "2026-11-18", self_id: null, from: "10:00", to: "18:00" },
    });
    await chosen.click();
    await form.getByRole("radio", { name }).click();
    await form.getByRole("button", { name: "削除" }).click();
    const search = new URLSearchParams(query).toString();
    await eventually(() => server.sent("DELETE").map(({ path }) => path)).toEqual([
      `/api/salon/1/resources/12/time_shifts/31/${scope}${search && `?${search}`}`,
    ]);
  });

  test("シフト adds a series", async () => {
    const server = serveSalon([]);
    const schedule = await openSchedule(weekly);
    await button(schedule, "シフト").click();
    const form = dialog(schedule, "シフトの追加");
    await form.getByLabelText("担当").selectOptions("中村");
    await form.getByLabelText("くり返し").selectOptions("毎週");
    await form.getByRole("button", { name: "保存", exact: true }).click();
    await eventually(() => server.sent("POST")).toEqual([
      {
        path: "/api/salon/1/resources/12/time_shifts",
        body: {
          ...{ start_date: "2026-11-20", repeat: "weekly", from: "10:00", to: "19:00" },
          ...{ description: "", expired_at: null },
        },
      },
    ]);
  });
});

describe("several days", () => {
  const weekly = { page: "PAGE_TIME_SHIFT_WEEKLY" };
  const addOn = (schedule: Element, at: number) =>
    schedule.shadowRoot?.querySelectorAll<HTMLElement>(".schedule-shift-add")[at] as HTMLElement;
  const selected = (schedule: Element) =>
    [...(schedule.shadowRoot?.querySelectorAll<HTMLElement>("td[data-selected]") ?? [])].map(
      ({ dataset }) => `${dataset.resource} ${dataset.date}`,
    );
  const shift = (date: string, more = {}) => ({
    ...{ master_id: 31, self_id: null, salon_resource_id: 11, start_date: "2026-11-02", _date: date },
    ...{ dirty_date: null, repeat: "weekly", from: "10:00", to: "19:00", description: "", expired_at: null },
    ...{ patch_type: null, updated_at: "2026-11-01T10:00:00+09:00" },
    ...more,
  });

  test("by keys: chosen with Shift and arrows, Enter adds to all of them, one call after another", async () => {
    const server = serveSalon([]);
    const schedule = await openSchedule(weekly);
    addOn(schedule, 0).focus();
    await userEvent.keyboard("{ArrowRight}{Shift>}{ArrowRight}{ArrowDown}{/Shift}");
    await eventually(() => selected(schedule)).toEqual([
      ...["11 2026-11-17", "11 2026-11-18", "12 2026-11-17", "12 2026-11-18"],
    ]);
    expect(statusText(schedule)).toContain("4日分を選択中");
    await userEvent.keyboard("{Enter}");
    const form = dialog(schedule, "4日分のシフトの追加");
    await form.getByLabelText("開始").fill("12:00");
    await form.getByRole("button", { name: "保存", exact: true }).click();
    await expect.element(form).not.toBeInTheDocument();
    expect(server.sent("POST").map(({ path, body }) => [path.split("/")[5], body?.start_date])).toEqual([
      ...[
        ["11", "2026-11-17"],
        ["11", "2026-11-18"],
        ["12", "2026-11-17"],
        ["12", "2026-11-18"],
      ],
    ]);
    expect(server.sent("POST")[0]?.body).toMatchObject({ repeat: "none", from: "12:00", to: "19:00" });
    await eventually(() => selected(schedule)).toEqual([]);
    await expect.element(within(schedule).getByText("4日分のシフトを登録しました")).toBeInTheDocument();
  });

  test("days that fail stay chosen in the dialog, with what is written, and are tried again alone", async () => {
    const server = serveSalon([]);
    const schedule = await openSchedule(weekly);
    const clash = {
      message: "重なっています。",
      code: "conflict",
      forcible: false,
      conflicts: [],
      errors: {},
    };
    server.on("/resources/11/time_shifts", { status: 422, json: clash }, "POST");
    addOn(schedule, 1).focus();
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}{Enter}");
    await dialog(schedule, "2日分のシフトの追加").getByLabelText("メモ").fill("遅番");
    await dialog(schedule, "2日分のシフトの追加").getByRole("button", { name: "保存", exact: true }).click();
    const left = dialog(schedule, "1日分のシフトの追加");
    await expect.element(left.getByText("1日分のシフトを登録できませんでした")).toBeVisible();
    await expect.element(left.getByLabelText("メモ")).toHaveValue("遅番");
    await left.getByRole("button", { name: "保存", exact: true }).click();
    await expect.element(left).not.toBeInTheDocument();
    expect(server.sent("POST").map(({ body }) => body?.start_date)).toEqual([
      ...["2026-11-17", "2026-11-18", "2026-11-17"],
    ]);
  });

  test("Delete deletes what stands on them, of a series these days only", async () => {
    const server = serveSalon([]);
    server.shifts = [
      shift("2026-11-17"),
      shift("2026-11-18", { self_id: 9, dirty_date: "2026-11-19" }),
      shift("2026-11-25"),
    ];
    const schedule = await openSchedule(weekly);
    addOn(schedule, 0).focus();
    await userEvent.keyboard("{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Delete}");
    const question = dialog(schedule, "2件のシフトを削除しますか");
    await expect.element(question.getByText(/11月18日\(水\) 佐々木（店長） 10:00〜19:00/)).toBeVisible();
    await question.getByRole("button", { name: "削除する" }).click();
    await eventually(() => server.sent("DELETE").map(({ path }) => path.split("31/")[1])).toEqual([
      ...["once?date=2026-11-17", "once?date=2026-11-19&self_id=9"],
    ]);
    await expect.element(question).not.toBeInTheDocument();
  });

  test("arrows go through shifts and the places for others; Escape chooses none; Delete asks about one", async () => {
    const server = serveSalon([]);
    server.shifts = [shift("2026-11-16"), shift("2026-11-16", { master_id: 32, from: "20:00", to: "22:00" })];
    const schedule = await openSchedule(weekly);
    (
      within(schedule).getByRole("button", { name: "10:00〜19:00 佐々木（店長）" }).element() as HTMLElement
    ).focus();
    await userEvent.keyboard("{ArrowDown}");
    expect(focusedName(schedule)).toBe("20:00〜22:00 佐々木（店長）");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(schedule.shadowRoot?.activeElement).toBe(addOn(schedule, 7));
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{Shift>}{ArrowRight}{/Shift}");
    await eventually(() => selected(schedule).length).toBe(2);
    await userEvent.keyboard("{Escape}");
    await eventually(() => selected(schedule).length).toBe(0);
    (
      within(schedule).getByRole("button", { name: "20:00〜22:00 佐々木（店長）" }).element() as HTMLElement
    ).focus();
    await userEvent.keyboard("{Delete}");
    await expect.element(dialog(schedule, "1件のシフトを削除しますか")).toBeVisible();
  });

  test("one of the places is in the order of Tab, however large the salon is", async () => {
    serveSalon([]);
    const schedule = await openSchedule(weekly);
    const tabbable = schedule.shadowRoot?.querySelectorAll("table [tabindex='0']") ?? [];
    expect(tabbable).toHaveLength(1);
  });

  test("by the pointer: dragged over, and added to by the button that says how many", async () => {
    serveSalon([]);
    const schedule = await openSchedule(weekly);
    const fire = (target: HTMLElement, type: string, buttons: number) =>
      target.dispatchEvent(
        new PointerEvent(type, { bubbles: true, composed: true, button: 0, buttons, pointerType: "mouse" }),
      );
    fire(addOn(schedule, 0), "pointerdown", 1);
    fire(addOn(schedule, 1), "pointermove", 1);
    fire(addOn(schedule, 9), "pointermove", 1);
    fire(addOn(schedule, 9), "pointerup", 0);
    await eventually(() => selected(schedule).length).toBe(6);
    await button(schedule, "6日分にシフトを追加").click();
    await expect.element(dialog(schedule, "6日分のシフトの追加")).toBeVisible();
  });
});

describe("a day of shifts", () => {
  const daily = { page: "PAGE_TIME_SHIFT" };
  const shift = {
    ...{ master_id: 31, self_id: null, salon_resource_id: 12, start_date: "2026-11-02", _date: "2026-11-20" },
    ...{ dirty_date: null, repeat: "weekly", from: "10:00", to: "17:00", description: "", expired_at: null },
    ...{ patch_type: null, updated_at: "2026-11-01T10:00:00+09:00" },
  };

  async function openDay() {
    const server = serveSalon([serverReservation()]);
    server.shifts = [shift];
    const schedule = await openSchedule(daily);
    await eventually(() => chipNames(schedule)).toEqual(["10:00〜17:00 中村"]);
    return { server, schedule, bar: chip(schedule, "10:00〜17:00 中村") };
  }

  test("is moved by keys within its row, and asked about before anything is sent", async () => {
    const { server, schedule, bar } = await openDay();
    bar.focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{ArrowRight}{Shift>}{ArrowRight}{/Shift}{/Alt}");
    expect(statusText(schedule)).toContain("10:15〜17:30 中村");
    await userEvent.keyboard("{Enter}");
    const form = dialog(schedule, "シフトの編集");
    await expect.element(form.getByLabelText("開始")).toHaveValue("10:15");
    await expect.element(form.getByLabelText("終了")).toHaveValue("17:30");
    expect(server.sent("PUT")).toEqual([]);
    await form.getByRole("button", { name: "保存", exact: true }).click();
    await eventually(() => server.sent("PUT")).toMatchObject([
      {
        path: "/api/salon/1/resources/12/time_shifts/31",
        body: { patch_type: "once", date: "2026-11-20", from: "10:15", to: "17:30" },
      },
    ]);
  });

  test("by the pointer, and a press opens it; free time begins another one", async () => {
    const { schedule, bar } = await openDay();
    drag(bar, { x: minuteWidth(schedule, "10:00〜17:00 中村", 420) * 60, y: 60 });
    const form = dialog(schedule, "シフトの編集");
    await expect.element(form.getByLabelText("開始")).toHaveValue("11:00");
    await form.getByRole("button", { name: "キャンセル" }).click();
    await userEvent.click(bar);
    await expect.element(form.getByLabelText("開始")).toHaveValue("10:00");
    await form.getByRole("button", { name: "キャンセル" }).click();
    bar.focus();
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await expect
      .element(dialog(schedule, "シフトの追加").getByLabelText("担当"))
      .toHaveDisplayValue("佐々木（店長）");
  });

  test("its menu does not move it as a reservation", async () => {
    const { schedule, bar } = await openDay();
    bar.focus();
    await userEvent.keyboard("{Shift>}{F10}{/Shift}");
    const items = within(schedule).getByRole("menuitem");
    await eventually(() => items.elements().map(({ textContent }) => textContent)).toEqual(["開く"]);
  });
});
