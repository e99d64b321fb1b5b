import { describe, expect, test } from "vitest";

import { alertText, field } from "../elements/page.js";
import {
  arrived,
  button,
  mountPanel,
  openPanel,
  panelText,
  phase,
} from "../elements/reservation-panel/page.js";
import {
  cancelRequest,
  clashAnswer,
  editRequest,
  serverReservation,
  serveSalon,
} from "../elements/reservation-panel/server.js";
import { eventually, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { deferred } from "./support/server.js";

const names = ["before-finish", "finish", "failure", "judge", "close", "page-expired", "change"];
const select = (panel: Element, name: string) => within(panel).getByRole("combobox", { name, exact: true });
const focusedField = (panel: Element) =>
  (panel.shadowRoot?.activeElement as HTMLElement | null)?.dataset.field ?? null;

describe("the detail", () => {
  test("shows what was booked, how it stands, what customers may do, and what was done", async () => {
    serveSalon();
    const panel = await openPanel();
    await eventually(() => panelText(panel)).toContain("カット（45分・5,500 円）");
    await eventually(() => panelText(panel)).toContain("お客様による変更\n申請");
    const text = panelText(panel);
    for (const said of [
      "山田 花子 様",
      "予約済み",
      "11月20日(金) 13:00〜13:45",
      "中村",
      "はなこ",
      "お客様によるキャンセル\n不可",
      "11/1 10:00",
      "作成 はなこ",
    ])
      expect(text).toContain(said);
  });

  test.each([
    ["ステータス", "キャンセル済み", "status", "canceled"],
    ["対応状況", "対応済み", "visit_status", 2],
    ["来店", "来店", "is_attended", true],
    ["来店", "未来店", "is_attended", false],
  ])("%s → %s is sent at once", async (name, chosen, attribute, value) => {
    const server = serveSalon();
    const panel = await openPanel();
    await select(panel, name).selectOptions(chosen);
    await eventually(() => server.sent("PATCH")).toEqual([
      { path: `/api/v2/salon/1/reservations?attr=${attribute}`, body: { id: 5, value } },
    ]);
    await eventually(() => panelText(panel)).toContain(`${name}を「${chosen}」にしました`);
  });

  test("確認済み is set, and taken back by null", async () => {
    const server = serveSalon();
    const panel = await openPanel();
    const checked = within(panel).getByRole("checkbox", { name: "確認済み" });
    await checked.click();
    await eventually(() => server.sent("PATCH").length).toBe(1);
    await expect.element(checked).toBeChecked();
    await eventually(() => panelText(panel)).toContain("確認済みにしました");
    await checked.click();
    await eventually(() => server.sent("PATCH").map(({ body }) => body?.value)).toEqual([true, null]);
    await eventually(() => panelText(panel)).toContain("確認済みを外しました");
  });

  test("what the server refuses is said and taken back", async () => {
    const server = serveSalon();
    const panel = await openPanel();
    const events = record(panel, names);
    const refused = deferred({ status: 400, json: { message: "変更できない状態です。" } });
    server.on("/reservations", refused.answer, "PATCH");
    await select(panel, "対応状況").selectOptions("対応中");
    await expect.element(select(panel, "対応状況")).toHaveValue("1");
    refused.arrive();
    await eventually(() => alertText(panel)).toContain("対応状況を変更できませんでした");
    expect(alertText(panel)).toContain("変更できない状態です。");
    await expect.element(select(panel, "対応状況")).toHaveValue("0");
    expect(events.map(({ type }) => type)).toEqual(["failure"]);
  });

  test("the memo is saved by its button, and what is written stays when that fails", async () => {
    const server = serveSalon();
    const panel = await openPanel();
    await field(panel, "メモ").fill("アレルギーあり");
    server.on("/reservations", { status: 500, json: { message: "秘密" } }, "PATCH");
    await button(panel, "メモを保存").click();
    await eventually(() => alertText(panel)).toContain("不明なエラーが発生しました");
    expect(alertText(panel)).not.toContain("秘密");
    await expect.element(field(panel, "メモ")).toHaveValue("アレルギーあり");
    await button(panel, "メモを保存").click();
    await eventually(() => server.rows.get(5)?.meta_data).toBe("アレルギーあり");
    await eventually(() => panelText(panel)).toContain("メモを保存しました");
  });

  test("is deleted once that was said twice", async () => {
    const server = serveSalon();
    const panel = await openPanel();
    const events = record(panel, names);
    await button(panel, "削除").click();
    await within(panel).getByRole("dialog").getByRole("button", { name: "削除", exact: true }).click();
    await eventually(() => server.sent("DELETE").map(({ path }) => path)).toEqual([
      "/api/salon/1/reservations/5",
    ]);
    await eventually(() => phase(panel)).toBe(null);
    expect(events.map(({ type }) => type)).toEqual(["close"]);
    expect(panel.open).toBe(false);
  });

  test("one that is not there is said, and may be there at the next try", async () => {
    const server = serveSalon([]);
    const panel = mountPanel();
    await eventually(() => panel.shadowRoot?.textContent ?? "").toContain("予約を読み込めませんでした");
    server.rows.set(5, serverReservation());
    await button(panel, "もう一度読み込む").click();
    await arrived(panel);
    expect(panelText(panel)).toContain("山田 花子 様");
  });

  test("what nobody knows is shown as it is written", async () => {
    serveSalon([
      serverReservation({ status: "teleported", course_id: 999, date: "いつか", from: "", to: "" }),
    ]);
    const panel = await openPanel();
    await eventually(() => panelText(panel)).toContain("削除済みのコース（ID 999）");
    expect(panelText(panel)).toContain("teleported");
    expect(panelText(panel)).toContain("いつか");
  });
});

describe("judging", () => {
  const pending = (more: Record<string, unknown>) => [serverReservation(more)];

  test("a change: old and new side by side, whether it is free, and the call", async () => {
    const server = serveSalon(pending({ status: "edit_pending", change_child: editRequest }));
    const panel = await openPanel();
    const events = record(panel, names);
    await eventually(() => panelText(panel)).toContain("この時間は空いています");
    const text = panelText(panel);
    for (const said of ["変更申請", "受付 11/19 10:38", "11月20日(金) 15:30〜16:30", "担当は変わりません"])
      expect(text).toContain(said);
    await button(panel, "承認する").click();
    await eventually(() => server.sent("POST")).toEqual([
      { path: "/api/v2/salon/1/reservations/5/judge/71/edit", body: { status: "approved" } },
    ]);
    await eventually(() => events.map(({ type, detail }) => [type, detail])).toEqual([
      ["judge", { reservationId: 5, childId: 71, kind: "edit", status: "approved" }],
    ]);
    await eventually(() => panelText(panel)).toContain("変更申請を承認しました");
    await expect.element(button(panel, "承認する")).not.toBeInTheDocument();
    await eventually(() => panelText(panel)).toContain("11月20日(金) 15:30〜16:30");
  });

  test.each([
    ["emit", "却下する", "denied"],
    ["postemit", "承認する", "approved"],
  ])("a cancellation with finisher %s", async (finisher, press, status) => {
    const server = serveSalon(pending({ status: "cancel_pending", cancel_child: cancelRequest }));
    const panel = await openPanel({ finisher });
    const events = record(panel, names);
    await button(panel, press).click();
    await eventually(() => server.sent("POST")).toEqual([
      { path: "/api/v2/salon/1/reservations/5/judge/72/cancel", body: { status } },
    ]);
    await eventually(() => events.map(({ detail }) => detail)).toEqual([
      { reservationId: 5, childId: 72, kind: "cancel", status },
    ]);
  });

  test("a new request is judged by its status", async () => {
    const server = serveSalon(pending({ status: "pending" }));
    const panel = await openPanel();
    const events = record(panel, names);
    await button(panel, "承認する").click();
    await eventually(() => server.sent("PATCH")).toEqual([
      { path: "/api/v2/salon/1/reservations?attr=status", body: { id: 5, value: "approved" } },
    ]);
    await eventually(() => events.map(({ detail }) => detail)).toEqual([
      { reservationId: 5, childId: null, kind: "create", status: "approved" },
    ]);
  });

  test("what stands there is named before, and after the server said so; then it can be forced", async () => {
    const other = serverReservation({ id: 9, name: "佐藤 健", from: "16:00", to: "17:00" });
    const server = serveSalon([...pending({ status: "edit_pending", change_child: editRequest }), other]);
    const panel = await openPanel();
    const events = record(panel, names);
    await eventually(() => panelText(panel)).toContain("この時間には1件の予定があります");
    expect(panelText(panel)).toContain("佐藤 健（11月20日(金) 16:00〜17:00）");
    server.on("/edit", clashAnswer());
    server.on("/edit", clashAnswer(true, "もうひとつ"));
    await button(panel, "承認する").click();
    await expect
      .element(within(panel).getByText("中村 佐藤 健様の予約（11月20日(金) 13:30〜14:00）"))
      .toBeVisible();
    await button(panel, "このまま登録").click();
    // Others stand there now: it is asked again.
    await expect.element(within(panel).getByText(/^もうひとつ/)).toBeVisible();
    await button(panel, "このまま登録").click();
    await eventually(() => events.filter(({ type }) => type === "judge").length).toBe(1);
    expect(server.sent("POST").map(({ path }) => path.split("/").at(-1))).toEqual([
      "edit",
      "edit?force=1",
      "edit?force=1",
    ]);
  });

  test.each(["judged", "chosen as its status"])(
    "a new request that meets something is asked about and can be forced: %s",
    async (way) => {
      const server = serveSalon(pending({ status: "pending" }));
      const panel = await openPanel();
      server.on("/v2/salon/1/reservations", clashAnswer(), "PATCH");
      if (way === "judged") await button(panel, "承認する").click();
      else
        await within(panel)
          .getByRole("combobox", { name: "ステータス", exact: true })
          .selectOptions("予約済み");
      await expect
        .element(within(panel).getByText("中村 佐藤 健様の予約（11月20日(金) 13:30〜14:00）"))
        .toBeVisible();
      expect(server.rows.get(5)?.status).toBe("pending");
      await button(panel, "このまま登録").click();
      await eventually(() => server.rows.get(5)?.status).toBe("approved");
      await eventually(() => panelText(panel)).not.toContain("このまま登録");
      const call = { path: "/api/v2/salon/1/reservations?attr=status", body: { id: 5, value: "approved" } };
      expect(server.sent("PATCH")).toEqual([call, { ...call, path: `${call.path}&force=1` }]);
    },
  );

  test("one that cannot be forced has no way on but to correct it", async () => {
    const server = serveSalon(pending({ status: "edit_pending", change_child: editRequest }));
    const panel = await openPanel();
    server.on("/edit", clashAnswer(false));
    await button(panel, "承認する").click();
    await expect.element(button(panel, "直す")).toBeVisible();
    await expect.element(button(panel, "このまま登録")).not.toBeInTheDocument();
  });

  test("one that others have judged shows the newest state and says so", async () => {
    const server = serveSalon(pending({ status: "edit_pending", change_child: editRequest }));
    const panel = await openPanel();
    const current = server.change(5, { status: "approved", change_child: null, from: "18:00", to: "19:00" });
    server.on("/edit", {
      status: 422,
      json: { message: "処理済みです。", code: "stale", errors: {}, current },
    });
    await button(panel, "承認する").click();
    await eventually(() => panelText(panel)).toContain("この申請はすでに処理されています");
    await eventually(() => panelText(panel)).toContain("18:00〜19:00");
    await expect.element(button(panel, "承認する")).not.toBeInTheDocument();
  });

  test("a denied change has left the reservation as it was, with a line of its history", async () => {
    serveSalon(pending({ status: "edit_denied", change_child: { ...editRequest, status: "edit_denied" } }));
    const panel = await openPanel();
    expect(panelText(panel)).toContain("予約済み");
    expect(panelText(panel)).toContain("変更申請を却下");
    await expect.element(button(panel, "承認する")).not.toBeInTheDocument();
  });
});

describe("the form", () => {
  const fresh = { "reservation-id": null, type: "form" };

  async function fillIn(panel: Element) {
    await field(panel, "お名前").fill("佐藤 健");
    await field(panel, "日付").fill("2026-11-21");
    await field(panel, "開始").fill("10:00");
    await select(panel, "コース").selectOptions("カット＋カラー（60分・11,000 円）");
    await select(panel, "担当").selectOptions("佐々木（店長）（指名料 550 円）");
  }

  test("makes a reservation: the course sets the end, the body is whole", async () => {
    const server = serveSalon([]);
    const panel = await openPanel(fresh);
    const events = record(panel, names);
    await fillIn(panel);
    await expect.element(field(panel, "終了")).toHaveValue("11:00");
    await within(panel).getByRole("checkbox", { name: "指名料" }).click();
    await within(panel).getByRole("checkbox", { name: "個室" }).click();
    await button(panel, "登録").click();
    const body = {
      ...{ name: "佐藤 健", comment: "", contact_address: "", course_id: 42, member_id: null },
      ...{ date: "2026-11-21", from: "10:00", to: "11:00", salon_resource_id: 11, sub_resource_ids: [13] },
      ...{ resource_fee_is_charged: true, meta_data: "", status: "approved" },
    };
    await eventually(() => server.sent("POST")).toEqual([{ path: "/api/v2/salon/1/reservations", body }]);
    await eventually(() =>
      events.filter(({ type }) => type === "finish").map(({ detail }) => detail.payload),
    ).toEqual([body]);
    await eventually(() => panelText(panel)).toContain("予約を登録しました");
    expect(panel.dirty).toBe(false);
    // It is there now: a further save changes it.
    expect(panel.value).toMatchObject({ id: 900, base_updated_at: "2026-11-01T10:00:00+09:00" });
  });

  test.each([
    ["no date", { from: "10:00", to: "11:00" }, "日付を入力してください。", "date"],
    ["no start", { date: "2026-11-21", to: "11:00" }, "開始時刻を入力してください。", "from"],
    [
      "an end that is its start",
      { date: "2026-11-21", from: "11:00", to: "11:00" },
      "終了時刻は開始時刻より後にしてください。",
      "to",
    ],
  ])("%s is refused at its field", async (_what, value, message, at) => {
    const server = serveSalon([]);
    const panel = await openPanel({ ...fresh, value });
    const events = record(panel, names);
    await button(panel, "登録").click();
    await eventually(() => alertText(panel)).toContain(message);
    expect(events.map(({ type, detail }) => [type, detail.reason])).toEqual([["failure", "validation"]]);
    await eventually(() => focusedField(panel)).toBe(at);
    expect(server.sent("POST")).toEqual([]);
  });

  test("changes one: the version goes along, and a start that moves takes the end with it", async () => {
    const server = serveSalon();
    const panel = await openPanel({ type: "form" });
    await expect.element(field(panel, "お名前")).toHaveValue("山田 花子");
    await field(panel, "開始").fill("14:00");
    await expect.element(field(panel, "終了")).toHaveValue("14:45");
    await button(panel, "保存").click();
    await eventually(() => server.sent("PUT").length).toBe(1);
    expect(server.sent("PUT")[0]).toEqual({
      path: "/api/v2/salon/1/reservations",
      body: {
        ...{ id: 5, base_updated_at: "2026-11-01T10:00:00+09:00", name: "山田 花子", comment: "初めてです" },
        ...{ contact_address: "090-1111-2222", course_id: 41, member_id: 1, date: "2026-11-20" },
        ...{ from: "14:00", to: "14:45", salon_resource_id: 12, sub_resource_ids: [] },
        ...{ resource_fee_is_charged: false, meta_data: "窓側", status: "approved" },
      },
    });
    await eventually(() => panelText(panel)).toContain("予約を保存しました");
  });

  test("a clash is listed; 直す leads to the start, このまま登録 sends it with force", async () => {
    const server = serveSalon();
    const panel = await openPanel({ type: "form" });
    await field(panel, "開始").fill("13:30");
    server.on("/reservations", clashAnswer(), "PUT");
    server.on("/reservations", clashAnswer(), "PUT");
    await button(panel, "保存").click();
    await button(panel, "直す").click();
    await eventually(() => focusedField(panel)).toBe("from");
    await expect.element(button(panel, "このまま登録")).not.toBeInTheDocument();
    await button(panel, "保存").click();
    await button(panel, "このまま登録").click();
    await eventually(() => panelText(panel)).toContain("予約を保存しました");
    expect(server.sent("PUT").map(({ path }) => path.split("reservations")[1])).toEqual(["", "", "?force=1"]);
  });

  test("a clash is over once something was edited: what was seen is not what would be sent", async () => {
    const server = serveSalon();
    const panel = await openPanel({ type: "form" });
    server.on("/reservations", clashAnswer(), "PUT");
    await field(panel, "コメント").fill("1");
    await button(panel, "保存").click();
    await expect.element(button(panel, "このまま登録")).toBeVisible();
    await field(panel, "開始").fill("15:00");
    await expect.element(button(panel, "このまま登録")).not.toBeInTheDocument();
  });

  test("422 of the server stands at its field", async () => {
    const server = serveSalon();
    const panel = await openPanel({ type: "form" });
    server.on(
      "/reservations",
      {
        status: 422,
        json: { message: "入力内容に誤りがあります。", errors: { name: ["お名前が長すぎます。"] } },
      },
      "PUT",
    );
    await field(panel, "お名前").fill("長い");
    await button(panel, "保存").click();
    await expect.element(field(panel, "お名前")).toHaveAccessibleDescription("お名前が長すぎます。");
  });

  test("a stale save keeps the input, shows what others changed, and the next one is taken", async () => {
    const server = serveSalon();
    const panel = await openPanel({ type: "form" });
    await field(panel, "コメント").fill("私のコメント");
    const current = server.change(5, { contact_address: "080-3333-4444" });
    server.on(
      "/reservations",
      { status: 422, json: { message: "古い版です。", code: "stale", errors: {}, current } },
      "PUT",
    );
    await button(panel, "保存").click();
    await eventually(() => alertText(panel)).toContain("ほかの人がこの予約を変更しました");
    await expect.element(field(panel, "コメント")).toHaveValue("私のコメント");
    await expect.element(field(panel, "連絡先")).toHaveValue("080-3333-4444");
    await button(panel, "保存").click();
    await eventually(() => server.sent("PUT").at(-1)?.body).toMatchObject({
      base_updated_at: current.updated_at,
      comment: "私のコメント",
      contact_address: "080-3333-4444",
    });
  });

  test("what both changed is asked, and not saved before it is answered", async () => {
    const server = serveSalon();
    const panel = await openPanel({ type: "form" });
    await field(panel, "コメント").fill("私のコメント");
    const current = server.change(5, { comment: "相手のコメント" });
    const stale = { status: 422, json: { message: "古い版です。", code: "stale", errors: {}, current } };
    server.on("/reservations", stale, "PUT");
    await button(panel, "保存").click();
    const question = within(panel).getByRole("radiogroup", { name: "コメントの競合" });
    await expect.element(question).toBeVisible();
    await button(panel, "保存").click();
    await eventually(() => alertText(panel)).toContain("コメント：残す値を選択してください。");
    expect(server.sent("PUT").length).toBe(1);
    await question.getByRole("radio", { name: "ほかの人の変更" }).click();
    await expect.element(field(panel, "コメント")).toHaveValue("相手のコメント");
  });

  test.each([409, 500, 503])("%i is the unknown error, and nothing is reloaded", async (status) => {
    const server = serveSalon();
    const panel = await openPanel({ type: "form" });
    const events = record(panel, names);
    await field(panel, "コメント").fill("x");
    server.on("/reservations", { status, json: { message: "内部の事情" } }, "PUT");
    await button(panel, "保存").click();
    await eventually(() => alertText(panel)).toContain("不明なエラーが発生しました");
    expect(alertText(panel)).not.toContain("内部の事情");
    expect(events.map(({ type }) => type)).not.toContain("page-expired");
    await expect.element(field(panel, "コメント")).toHaveValue("x");
  });

  test("emit makes no call", async () => {
    const server = serveSalon([]);
    const value = { name: "A", date: "2026-11-21", from: "10:00", to: "11:00", extra: { a: 1 } };
    const panel = await openPanel({ ...fresh, finisher: "emit", value });
    const events = record(panel, names);
    await button(panel, "登録").click();
    await eventually(() => events.map(({ type }) => type)).toEqual(["before-finish", "finish"]);
    expect(events[1]?.detail.payload).toMatchObject({ ...value, course_id: null, status: "approved" });
    expect(server.sent("POST")).toEqual([]);
  });

  test("編集 leads from the detail into the form, and a save leads back", async () => {
    serveSalon();
    const panel = await openPanel();
    await button(panel, "編集").click();
    await field(panel, "お名前").fill("山田 はな");
    await button(panel, "保存").click();
    await eventually(() => panelText(panel)).toContain("山田 はな 様");
  });

  test("ids of 0 or below are null", async () => {
    const server = serveSalon([]);
    const value = { date: "2026-11-21", from: "10:00", to: "11:00", course_id: -3, salon_resource_id: 0 };
    const panel = await openPanel({ ...fresh, value });
    await button(panel, "登録").click();
    await eventually(() => server.sent("POST")[0]?.body).toMatchObject({
      course_id: null,
      salon_resource_id: null,
    });
  });
});

describe("the panel", () => {
  test("is not there while it is closed, and loads nothing", async () => {
    const server = serveSalon();
    const panel = mountPanel({ open: null });
    expect(phase(panel)).toBe(null);
    expect(server.received).toEqual([]);
    panel.show();
    await arrived(panel);
  });

  test("another reservation has it closed first, with the old one in it", async () => {
    serveSalon([serverReservation(), serverReservation({ id: 6, name: "佐藤 健" })]);
    const panel = await openPanel();
    panel.reservationId = "6";
    await eventually(() => phase(panel)).toBe("closing");
    expect(panelText(panel)).toContain("山田 花子 様");
    await arrived(panel);
    expect(panelText(panel)).toContain("佐藤 健 様");
  });

  test("閉じる fires close and removes open", async () => {
    serveSalon();
    const panel = await openPanel();
    const events = record(panel, names);
    await button(panel, "閉じる").click();
    expect(events.map(({ type }) => type)).toEqual(["close"]);
    expect(panel.hasAttribute("open")).toBe(false);
    await eventually(() => phase(panel)).toBe(null);
  });

  test.each(["閉じる", "another reservation", "the page"])("a dirty form asks first: %s", async (by) => {
    serveSalon([serverReservation(), serverReservation({ id: 6, name: "佐藤 健" })]);
    const panel = await openPanel({ type: "form" });
    await field(panel, "お名前").fill("書きかけ");
    const leave = async () => {
      if (by === "閉じる") await button(panel, "閉じる").click();
      else if (by === "the page") panel.close();
      else panel.reservationId = panel.reservationId === "6" ? "5" : "6";
    };
    await leave();
    const question = within(panel).getByRole("dialog", { name: "保存していない変更があります" });
    await expect.element(question).toBeVisible();
    await question.getByRole("button", { name: "編集を続ける" }).click();
    expect(phase(panel)).toBe("open");
    expect(panel.open).toBe(true);
    await expect.element(field(panel, "お名前")).toHaveValue("書きかけ");
    if (by === "another reservation") panel.reservationId = "5";
    await leave();
    await question.getByRole("button", { name: "破棄する" }).click();
    if (by === "another reservation") {
      await eventually(() => panel.dirty).toBe(false);
      await expect.element(field(panel, "お名前")).toHaveValue("佐藤 健");
    } else await eventually(() => phase(panel)).toBe(null);
  });

  test("the focus goes to its title, and back to the page's button", async () => {
    serveSalon();
    const panel = mountPanel({ open: null });
    const opener = document.createElement("button");
    panel.before(opener);
    opener.focus();
    panel.show();
    await arrived(panel);
    expect(panel.shadowRoot?.activeElement?.classList.contains("side-panel-title")).toBe(true);
    await button(panel, "閉じる").click();
    await eventually(() => phase(panel)).toBe(null);
    expect(document.activeElement).toBe(opener);
  });

  test("a draft outlives a reload, merged over what others changed meanwhile", async () => {
    const server = serveSalon();
    const there = { type: "form", "draft-key": "r5", "api-base": "/server-of-drafts" };
    const first = await openPanel(there);
    await field(first, "コメント").fill("下書き");
    first.remove();
    await eventually(() => phase(first)).toBe(null);
    server.change(5, { contact_address: "080-9999-0000" });
    const second = await openPanel(there);
    await button(second, "復元する").click();
    await expect.element(field(second, "コメント")).toHaveValue("下書き");
    await expect.element(field(second, "連絡先")).toHaveValue("080-9999-0000");
  });

  test("read only: everything can be read, nothing is sent", async () => {
    const server = serveSalon([serverReservation({ status: "edit_pending", change_child: editRequest })]);
    const panel = await openPanel({ readonly: "" });
    for (const name of ["承認する", "メモを保存", "編集", "削除"])
      await expect.element(button(panel, name)).not.toBeInTheDocument();
    await expect.element(select(panel, "対応状況")).toBeDisabled();
    expect(server.received.every(({ method }) => method === "GET")).toBe(true);
  });
});
