import { describe, expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { hearServerTime } from "../../src/lib/dates/server-clock.js";
import { range } from "../../src/lib/range.js";
import { button } from "../elements/reservation-panel/page.js";
import {
  cancelRequest,
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
  mountSchedule,
  openSchedule,
  scheduleEvents,
} from "../elements/reservation-schedule/page.js";
import { eventually, within } from "./support/editors.js";
import { record } from "./support/events.js";

const hanako = "13:00〜13:45 山田 花子";
const ken = "10:00〜11:00 佐藤 健";

describe("a day", () => {
  test("has a row for each resource, with what stands there by its name", async () => {
    serveSalon(dayRows);
    const schedule = await openSchedule();
    await eventually(() => chipNames(schedule, "中村")).toEqual([
      hanako,
      "15:00〜16:00 鈴木 一郎 キャンセル",
    ]);
    expect(chipNames(schedule, "佐々木（店長）")).toEqual([ken, "14:00〜15:00 休憩"]);
    expect(chipNames(schedule, "個室")).toEqual([]);
    expect(chipNames(schedule, "担当なし")).toEqual(["12:00〜12:30 担当なしさん"]);
    expect(chip(schedule, "15:00〜16:00 鈴木 一郎 キャンセル").textContent).toContain("キャンセル");
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
    const wished = schedule.shadowRoot?.querySelector("[data-kind=change]");
    expect(wished?.textContent).toContain("変更希望");
    expect(wished?.getAttribute("aria-label")).toBe("15:30〜16:30 山田 花子 変更希望");
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
    const events = record(schedule, scheduleEvents);
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

describe("a day of 50 resources with 500 each", () => {
  const people = range(0, 50).map((at) => ({
    id: at + 1,
    name: `席 ${at + 1}`,
    fee: null,
    deleted_at: null,
  }));
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
  const rows = people.flatMap(({ id }) =>
    range(0, 500).map((at) => {
      const from = 540 + ((at * 37) % 600);
      const span = { from: clock(from), to: clock(from + 30) };
      return serverReservation({
        id: id * 1000 + at,
        name: `客 ${id}-${at}`,
        salon_resource_id: id,
        ...span,
      });
    }),
  );

  test("draws what is seen, and one row anew for one change", async () => {
    const server = serveSalon(rows, people);
    const schedule = await openSchedule();
    await eventually(() => chipNames(schedule).length).toBeGreaterThan(20);
    expect(chipNames(schedule).length).toBeLessThanOrEqual(600);
    const changed = new Set<string>();
    const grid = schedule.shadowRoot?.querySelector(".schedule-rows");
    const watcher = new MutationObserver((records) => {
      for (const { target } of records) {
        const row = (target instanceof Element ? target : target.parentElement)?.closest(".schedule-row");
        changed.add(row?.getAttribute("aria-label") ?? "outside");
      }
    });
    if (grid)
      watcher.observe(grid, { subtree: true, childList: true, attributes: true, characterData: true });
    server.change(1000, { name: "変わった人" });
    schedule.refresh();
    await eventually(() => chipNames(schedule, "席 1").some((name) => name.endsWith("変わった人"))).toBe(
      true,
    );
    watcher.disconnect();
    expect([...changed]).toEqual(["席 1"]);
  });

  test("is printed whole, within the width of a page", async () => {
    serveSalon([], people);
    const schedule = await openSchedule();
    const shown = () => [...(schedule.shadowRoot?.querySelectorAll<HTMLElement>(".schedule-row") ?? [])];
    const seen = shown().length;
    expect(seen).toBeLessThan(people.length);
    window.dispatchEvent(new Event("beforeprint"));
    expect(shown()).toHaveLength(people.length);
    expect(shown()[0]?.getBoundingClientRect().width).toBeLessThanOrEqual(680);
    window.dispatchEvent(new Event("afterprint"));
    await eventually(() => shown().length).toBe(seen);
  });
});

test("a list of thousands draws what is near the screen, and more where it is scrolled to", async () => {
  const many = range(0, 3000).map((at) =>
    serverReservation({ id: 1000 + at, name: `客 ${at}`, date: at % 2 === 0 ? "2026-11-19" : "2026-11-20" }),
  );
  serveSalon(many);
  const schedule = await openSchedule({ view: "list" });
  const drawn = () => [...(schedule.shadowRoot?.querySelectorAll<HTMLElement>(".schedule-entry") ?? [])];
  expect(drawn().length).toBeLessThan(400);
  const last = () => drawn().some((entry) => entry.getAttribute("aria-label")?.endsWith("客 2999"));
  expect(last()).toBe(false);
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
  await eventually(last).toBe(true);
  expect(drawn().length).toBeLessThan(800);
});

test("the server's clock counts where this machine's is wrong, and that is said", async () => {
  const server = serveSalon(dayRows);
  const now = Date.now();
  onTestFinished(() => hearServerTime(Date.now()));
  const hourAhead = new Date(now + 3_600_000 + 9 * 3_600_000).toISOString();
  server.time = `${hourAhead.slice(0, 19)}+09:00`;
  const schedule = await openSchedule({ date: hourAhead.slice(0, 10) });
  await expect.element(within(schedule).getByText(/この端末の時計は60分遅れています/)).toBeVisible();
  const corner = schedule.shadowRoot?.querySelector(".schedule-corner");
  const clock = (at: number) => new Date(at + 10 * 3_600_000).toISOString().slice(11, 16).replace(/^0/, "");
  expect([clock(now), clock(now + 60_000)].map((time) => `現在 ${time}`)).toContain(corner?.textContent);
});

describe("choosing", () => {
  test("a reservation, blocked time and free time", async () => {
    const server = serveSalon(dayRows);
    const schedule = await openSchedule();
    const events = record(schedule, scheduleEvents);
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
    const events = record(schedule, scheduleEvents);
    await button(schedule, "未対応 3").click();
    await dialog(schedule, "未対応の申請")
      .getByRole("button", { name: /変更申請 山田 花子/ })
      .click();
    await eventually(() => events.map(({ type }) => type)).toEqual(["reservation-select"]);
  });
});

describe("the day first", () => {
  const blocked = serverReservation({
    ...{ id: 802, name: "", from: "18:00", to: "23:59", salon_resource_id: 13 },
    ...{ status: "blocked", meta_data: "改装中", member_id: null, member: null },
  });

  test("blocked time is drawn as far as the hours go, says its own times and has no end to pull", async () => {
    const server = serveSalon([...dayRows, blocked]);
    const schedule = await openSchedule();
    await eventually(() => chipNames(schedule, "個室")).toEqual(["18:00〜24:00 改装中"]);
    const hours = [...(schedule.shadowRoot?.querySelectorAll(".schedule-hours > span") ?? [])];
    expect([hours[0]?.textContent, hours.at(-1)?.textContent]).toEqual(["10:00", "18:00"]);
    const cut = chip(schedule, "18:00〜24:00 改装中");
    const lane = cut.closest(".schedule-lane")?.getBoundingClientRect();
    expect(cut.getBoundingClientRect().right).toBeCloseTo(lane?.right ?? 0, 0);
    expect(getComputedStyle(cut).borderInlineEndStyle).toBe("dashed");
    drag(cut, { x: -minuteWidth(schedule, ken, 60) * 60 }, "end");
    // What is pulled is the whole of it, as its end is elsewhere.
    await eventually(() => server.sent("PUT").map(({ body }) => [body?.from, body?.to])).toEqual([
      ["17:00", "23:00"],
    ]);
  });

  test("Ctrl and arrows go from one to the next through all rows", async () => {
    serveSalon(dayRows);
    const schedule = await openSchedule();
    await eventually(() => chipNames(schedule).length).toBe(5);
    chip(schedule, ken).focus();
    await userEvent.keyboard("{Control>}{ArrowRight}{/Control}");
    await eventually(() => focusedName(schedule)).toBe("14:00〜15:00 休憩");
    await userEvent.keyboard("{Control>}{ArrowRight}{/Control}");
    await eventually(() => focusedName(schedule)).toBe(hanako);
    await userEvent.keyboard("{Control>}{ArrowLeft}{ArrowLeft}{/Control}");
    await eventually(() => focusedName(schedule)).toBe(ken);
  });

  test.each([
    ["PAGE_SCHEDULE", "date", "11月21日(土)"],
    ["PAGE_SCHEDULE", "week", "11月23日(月)〜11月29日(日)"],
    ["PAGE_SCHEDULE", "month", "2026年12月"],
    ["PAGE_TIME_SHIFT_WEEKLY", "date", "11月23日(月)〜11月29日(日)"],
  ])("Page Down and Page Up go on and back: %s, %s", async (page, view, next) => {
    serveSalon(dayRows);
    const schedule = await openSchedule({ page, view });
    const title = () => schedule.shadowRoot?.querySelector("h2")?.textContent;
    const before = title();
    const at = schedule.shadowRoot?.querySelector<HTMLElement>(
      "[data-stop], .schedule-entry, .schedule-day-head button",
    );
    at?.focus();
    await userEvent.keyboard("{PageDown}");
    await eventually(title).toBe(next);
    // What had the focus is gone with its day, and the keys still lead back.
    await userEvent.keyboard("{PageUp}");
    await eventually(title).toBe(before);
  });

  test("in a list and in a field Page Down is the browser's", async () => {
    serveSalon(dayRows);
    const schedule = await openSchedule({ view: "list" });
    const title = () => schedule.shadowRoot?.querySelector("h2")?.textContent;
    const before = title();
    await eventually(() => chip(schedule, hanako)).toBeTruthy();
    chip(schedule, hanako).focus();
    await userEvent.keyboard("{PageDown}");
    (within(schedule).getByLabelText("名前で探す").element() as HTMLElement).focus();
    await userEvent.keyboard("{PageDown}");
    expect(title()).toBe(before);
  });

  /* (rules: day-first) */
  test("the date is one stop of Tab, and the day is the first after what can be made", async () => {
    serveSalon(dayRows);
    const schedule = await openSchedule();
    (button(schedule, "次の日").element() as HTMLElement).focus();
    await userEvent.keyboard("{Tab}");
    expect(focusedName(schedule)).not.toBe("カレンダーを開く");
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}{ArrowRight}");
    expect(focusedName(schedule)).toBe("カレンダーを開く");
    let asked = 0;
    const field = within(schedule).getByLabelText("日付を選ぶ").element() as HTMLInputElement;
    field.showPicker = () => {
      asked += 1;
    };
    await userEvent.keyboard("{Enter}");
    await eventually(() => asked).toBe(1);
    // In a frame of another origin the browser refuses: the field itself is next.
    field.showPicker = () => {
      throw new DOMException("refused", "SecurityError");
    };
    await userEvent.keyboard("{Enter}");
    await eventually(() => schedule.shadowRoot?.activeElement).toBe(field);
  });

  test("another day begins with its first reservation in sight", async () => {
    serveSalon([serverReservation({ from: "18:00", to: "18:45" })]);
    const schedule = await openSchedule();
    schedule.style.width = "620px";
    await button(schedule, "次の日").click();
    await button(schedule, "前の日").click();
    await eventually(() => chipNames(schedule)).toEqual(["18:00〜18:45 山田 花子"]);
    const box = schedule.shadowRoot?.querySelector(".schedule-box")?.getBoundingClientRect();
    await eventually(() => {
      const { right = Infinity, left = 0 } = chip(schedule, "18:00〜18:45 山田 花子").getBoundingClientRect();
      return right <= (box?.right ?? 0) && left >= (box?.left ?? 0) + 152;
    }).toBe(true);
  });
});
