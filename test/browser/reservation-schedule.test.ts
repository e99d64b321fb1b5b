import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { eventually, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { alertText } from "./support/friend.js";
import {
  cancelRequest,
  clashAnswer,
  editRequest,
  serverReservation,
  serveSalon,
} from "./support/reservation.js";
import {
  chip,
  chipNames,
  dayRows,
  drag,
  focusedName,
  minuteWidth,
  mountSchedule,
  openSchedule,
  statusText,
} from "./support/schedule.js";
import { deferred } from "./support/server.js";

const names = ["reservation-select", "slot-select", "block-select", "failure", "page-expired"];
const hanako = "13:00〜13:45 山田 花子";
const ken = "10:00〜11:00 佐藤 健";
const button = (schedule: Element, name: string) =>
  within(schedule).getByRole("button", { name, exact: true }).first();
const dialog = (schedule: Element, name: string | RegExp) => within(schedule).getByRole("dialog", { name });

describe("a day", () => {
  test("has a row for each resource, with what stands there by its name", async () => {
    serveSalon(dayRows);
    const schedule = await openSchedule();
    await eventually(() => chipNames(schedule, "中村")).toEqual([hanako, "15:00〜16:00 鈴木 一郎"]);
    expect(chipNames(schedule, "佐々木（店長）")).toEqual([ken, "14:00〜15:00 休憩"]);
    expect(chipNames(schedule, "個室")).toEqual([]);
    expect(chipNames(schedule, "担当なし")).toEqual(["12:00〜12:30 担当なしさん"]);
    expect(chip(schedule, "15:00〜16:00 鈴木 一郎").textContent).toContain("キャンセル");
    await eventually(() => schedule.shadowRoot?.textContent ?? "").toContain("未対応 3");
  });

  test("chips span their time", async () => {
    serveSalon(dayRows);
    const schedule = await openSchedule();
    await eventually(() => chipNames(schedule).length).toBe(5);
    const width = (name: string) => chip(schedule, name).getBoundingClientRect().width;
    expect(width(ken) / width(hanako)).toBeCloseTo(60 / 45, 1);
  });

  test("what a customer wants otherwise stands beside what is booked", async () => {
    serveSalon([serverReservation({ status: "edit_pending", change_child: editRequest })]);
    const schedule = await openSchedule();
    await eventually(() => schedule.shadowRoot?.querySelectorAll("[data-kind=change]").length).toBe(1);
    expect(schedule.shadowRoot?.querySelector("[data-kind=change]")?.textContent).toContain("変更希望");
  });

  test("goes on by a day, to a date, and to another view of it", async () => {
    const server = serveSalon([
      ...dayRows,
      serverReservation({ id: 9, name: "明日の人", date: "2026-11-21" }),
    ]);
    const schedule = await openSchedule();
    await button(schedule, "次の日").click();
    await eventually(() => chipNames(schedule)).toEqual(["13:00〜13:45 明日の人"]);
    await button(schedule, "前の日").click();
    await eventually(() => chipNames(schedule).length).toBe(5);
    for (const [view, shown] of [
      ["週", ["13:00〜13:45 明日の人", ken]],
      ["月", ["13:00〜13:45 明日の人"]],
      ["リスト", ["13:00〜13:45 明日の人", hanako]],
    ] as const) {
      await within(schedule).getByRole("radio", { name: view }).click();
      for (const name of shown)
        await eventually(() => schedule.shadowRoot?.querySelector(`[aria-label="${name}"]`) ?? null).not.toBe(
          null,
        );
    }
    expect(server.received.every(({ method }) => method === "GET")).toBe(true);
  });

  test("a failed load is said, and loaded again", async () => {
    const server = serveSalon(dayRows);
    server.on("/reservations", { status: 400, json: { message: "期間が長すぎます。" } }, "GET");
    const schedule = mountSchedule();
    const events = record(schedule, names);
    await eventually(() => schedule.shadowRoot?.textContent ?? "").toContain("予約を読み込めませんでした");
    expect(events.map(({ type }) => type)).toEqual(["failure"]);
    await button(schedule, "もう一度読み込む").click();
    await eventually(() => chipNames(schedule).length).toBe(5);
  });

  test("in a narrow box one resource at a time is a list", async () => {
    serveSalon(dayRows);
    const schedule = mountSchedule();
    schedule.style.width = "360px";
    const choice = within(schedule).getByRole("combobox", { name: "表示する担当" });
    await choice.selectOptions("中村");
    await eventually(() => schedule.shadowRoot?.querySelector(`[aria-label="${hanako}"]`) ?? null).not.toBe(
      null,
    );
    expect(schedule.shadowRoot?.querySelector(`[aria-label="${ken}"]`) ?? null).toBe(null);
  });
});

describe("choosing", () => {
  test("a reservation, blocked time and free time", async () => {
    const server = serveSalon(dayRows);
    const schedule = await openSchedule();
    const events = record(schedule, names);
    await eventually(() => chipNames(schedule).length).toBe(5);
    chip(schedule, hanako).click();
    expect(events.at(-1)?.type).toBe("reservation-select");
    expect(events.at(-1)?.detail.reservation).toMatchObject({ id: 5, name: "山田 花子" });
    const free = schedule.shadowRoot?.querySelector<HTMLElement>(
      '.schedule-row[aria-label="個室"] .schedule-lane',
    );
    if (!free) throw new Error("there is no row");
    const minute = minuteWidth(schedule, ken, 60);
    drag(free, { x: 0 });
    expect(events.at(-1)?.type).toBe("slot-select");
    expect(events.at(-1)?.detail).toMatchObject({ date: "2026-11-20", salonResourceId: 13 });
    drag(free, { x: 60 * minute });
    const [{ detail: { from = "", to = "" } = {} } = {}] = events.slice(-1);
    const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    expect(minutes(to) - minutes(from)).toBeGreaterThanOrEqual(60);
    await button(schedule, "予約").click();
    expect(events.at(-1)?.detail).toMatchObject({ date: "2026-11-20", salonResourceId: 11 });
    expect(server.sent("POST")).toEqual([]);
  });

  test("blocked time opens its dialog, unless the page prevents that", async () => {
    const server = serveSalon(dayRows);
    const schedule = await openSchedule();
    await eventually(() => chipNames(schedule).length).toBe(5);
    chip(schedule, "14:00〜15:00 休憩").click();
    await expect.element(dialog(schedule, "ブロックの編集")).toBeVisible();
    await dialog(schedule, "ブロックの編集").getByRole("button", { name: "削除" }).click();
    await eventually(() => server.sent("DELETE").map(({ path }) => path)).toEqual([
      "/api/salon/1/block_times/801",
    ]);
    await eventually(() => chipNames(schedule, "佐々木（店長）")).toEqual([ken]);
  });

  test("time is blocked by a dialog; what lies under it is asked about", async () => {
    const server = serveSalon(dayRows);
    const schedule = await openSchedule();
    await button(schedule, "ブロック").click();
    const form = dialog(schedule, "ブロックの登録");
    await form.getByLabelText("メモ").fill("研修");
    await form.getByLabelText("担当").selectOptions("中村");
    server.on("/block_times", clashAnswer(), "POST");
    await form.getByRole("button", { name: "登録", exact: true }).click();
    await dialog(schedule, "ほかの予定と重なっています")
      .getByRole("button", { name: "このまま登録" })
      .click();
    await eventually(() => server.sent("POST").map(({ body }) => body?.is_confirmed)).toEqual([false, true]);
    expect(server.sent("POST")[0]?.body).toEqual({
      ...{ date: "2026-11-20", from: "10:00", to: "11:00", salon_resource_id: 12, memo: "研修" },
      is_confirmed: false,
    });
    await eventually(() => chipNames(schedule, "中村")).toContain("10:00〜11:00 研修");
  });

  test("the requests that wait lead to their reservation", async () => {
    serveSalon([serverReservation({ status: "cancel_pending", cancel_child: cancelRequest })]);
    const schedule = await openSchedule();
    const events = record(schedule, names);
    await button(schedule, "未対応 3").click();
    await dialog(schedule, "未対応の申請")
      .getByRole("button", { name: /変更申請 山田 花子/ })
      .click();
    await eventually(() => events.map(({ type }) => type)).toEqual(["reservation-select"]);
  });
});

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
    await eventually(() => statusText(schedule)).toContain(
      "山田 花子：11月20日(金) 13:30〜14:15 佐々木（店長）",
    );
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
    const events = record(schedule, names);
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
          is_confirmed: false,
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
    const events = record(schedule, names);
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
    const events = record(schedule, names);
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
    expect(server.sent("PUT").map(({ path }) => path.split("reservations")[1])).toEqual(["", "", "?force=1"]);
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
