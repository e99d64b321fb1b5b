import { describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { channelsDrawn, openNotification, serveNotifications } from "../elements/notification-editor/page.js";
import { named, written } from "../elements/page.js";
import { boilerplate, channelOf, channels, wholeNotification } from "../fixtures/notifications.js";
import { eventually, within } from "./support/editors.js";
import { inBrief, record } from "./support/events.js";
import { focused } from "./support/focus.js";
import { deferred, type Received } from "./support/server.js";

const pathsOf = (calls: readonly Received[]) =>
  calls.map(({ method, url }) => `${method} ${url.pathname.replace(/^.*\/api\//, "/api/")}`);
const unknownError = "不明なエラーが発生しました";

describe("the screen", () => {
  test("its regions, and those of the kinds, stand in the order of the rules", async () => {
    serveNotifications(({ url }) =>
      url.pathname.endsWith("/all")
        ? { json: { data: [...channels, channelOf(401, "pager", "ポケベル")] } }
        : undefined,
    );
    const editor = await openNotification({}, wholeNotification);
    await channelsDrawn(editor);
    const labelsOf = (selector: string) =>
      [...(editor.shadowRoot?.querySelectorAll(selector) ?? [])].map((each) =>
        each.getAttribute("aria-label"),
      );
    expect(labelsOf("section.section")).toEqual(["基本", "きっかけ", "対象", "通知先", "時間帯", "内容"]);
    expect(labelsOf("section.channel-kind")).toEqual([
      ...["Messaging API", "メール", "LINE Notify", "Slack", "Chatwork", "アプリ通知（FCM）", "その他"],
    ]);
    await expect
      .element(named(editor, "region", "その他").getByRole("checkbox", { name: "ポケベル" }))
      .toBeVisible();
    // Nothing can be read again of a kind that nobody knows, nor can more of LINE Notify be connected.
    expect(named(editor, "button", "LINE Notifyを追加").query()).toBe(null);
    expect(named(editor, "button", "その他を追加").query()).toBe(null);
    expect(named(editor, "button", "その他を再読み込み").query()).toBe(null);
    for (const kind of ["Messaging API", "メール", "Slack", "Chatwork", "アプリ通知（FCM）"])
      await expect.element(named(editor, "button", `${kind}を追加`)).toBeVisible();
  });

  test("a channel is described by where it leads, how it is and when it worked or failed last", async () => {
    serveNotifications(({ url }) =>
      url.pathname.endsWith("/all")
        ? {
            json: {
              data: [
                ...channels,
                channelOf(7, "mail", "短い失敗", { last_result: { ok: false, at: "昨日", message: "" } }),
              ],
            },
          }
        : undefined,
    );
    const chosen = [1, 5, 99].map((id) => ({ id, kind: id === 5 ? "mail" : "slack" }));
    const editor = await openNotification({}, { ...wholeNotification, notification_channels: chosen });
    await channelsDrawn(editor);
    for (const [name, said] of [
      ["予約通知", "****1成功 11月26日 20:05"],
      ["アラート", "****2失敗 11月24日 3:20：channel_not_found"],
      ["店舗", "****3まだ送信していません"],
      ["短い失敗", "****7失敗 昨日"],
      ["退職者", "停止中****5まだ送信していません停止中の通知先です"],
      ["店長", "提供終了****6まだ送信していません"],
      ["削除済みの通知先（ID 99）", "削除済みの通知先が指定されています"],
    ] as const)
      await eventually(() => {
        const box = named(editor, "checkbox", name).element();
        const facts = editor.shadowRoot?.getElementById(box.getAttribute("aria-describedby") ?? "");
        return facts?.textContent?.replace(/\s+/g, " ");
      }).toBe(said.replace(/\s+/g, " "));
    const help = named(editor, "region", "LINE Notify").getByRole("link");
    await expect
      .element(named(editor, "region", "LINE Notify"))
      .toHaveTextContent("LINE Notifyは2025年3月31日に終了したため、通知は届きません。");
    await expect.element(help).toHaveAttribute("href", "/user/line-notify");
    await expect.element(help).toHaveAttribute("target", "_blank");
    await named(editor, "button", "使用中 1件").click();
    await expect.element(within(editor).getByText("イベント", { exact: true }).last()).toBeVisible();
  });

  test("an event is about one of its list, or each; the server's examples are shown as text", async () => {
    const sample_body = "<b>太字</b>\n二行目";
    serveNotifications(({ url }) =>
      url.pathname.endsWith("/boilerplate")
        ? {
            json: {
              data: { ...boilerplate, events: boilerplate.events.map((each) => ({ ...each, sample_body })) },
            },
          }
        : undefined,
    );
    const editor = await openNotification({}, wholeNotification);
    await channelsDrawn(editor);
    await expect.element(named(editor, "combobox", "回答フォーム")).toBeVisible();
    await expect.element(named(editor, "group", "プレビュー")).toHaveTextContent("件名 form_answered");
    await expect.element(named(editor, "group", "プレビュー")).toHaveTextContent("<b>太字</b>");
    await named(editor, "combobox", "イベント").selectOptions("シナリオ開始");
    await expect.element(within(editor).getByText("すべてのシナリオ", { exact: true })).toBeVisible();
    expect(named(editor, "combobox", "回答フォーム").query()).toBe(null);
    expect(editor.value.condition.model_funnel).toEqual({
      ...{ group: "scenario", model: "scenario", event: "scenario_started", model_id: null },
    });
    await named(editor, "combobox", "イベント").selectOptions("友だち追加");
    expect(named(editor, "combobox", "シナリオ").query()).toBe(null);
    // Only what the server has and we know, in groups.
    const groups = [...(editor.shadowRoot?.querySelectorAll("[data-field=event] optgroup") ?? [])];
    expect(groups.map((group) => group.getAttribute("label"))).toEqual([
      ...["友だち", "メッセージ", "シナリオ", "フォーム", "サービス"],
    ]);
  });

  test("a condition is of no use where there is no friend, and says so", async () => {
    serveNotifications(({ url }) =>
      url.pathname.endsWith("/funnel/data/31") ? { json: { id: 31, description: [] } } : undefined,
    );
    const editor = await openNotification(
      {},
      {
        ...wholeNotification,
        condition: { ...wholeNotification.condition, member_query_id: 31 },
      },
    );
    await channelsDrawn(editor);
    const said = "このイベントには友だちがないため、条件は使われません";
    expect(written(editor)).not.toContain(said);
    await named(editor, "combobox", "イベント").selectOptions("送信数の上限");
    await expect.element(within(editor).getByText(said)).toBeVisible();
    expect(editor.value.condition.member_query_id).toBe(31);
  });
});

describe("hours", () => {
  test("a new row is the hours of an office, with the focus on its start; rows that overlap say so and can be saved", async () => {
    serveNotifications();
    const editor = await openNotification({ finisher: "emit" }, wholeNotification);
    await channelsDrawn(editor);
    await named(editor, "button", "時間帯を追加").click();
    const row = { weekdays: [1, 2, 3, 4, 5], from: "09:00", to: "18:00" };
    expect(editor.value.timings).toEqual([...wholeNotification.timings, row]);
    const added = named(editor, "group", "時間帯 3");
    await eventually(() => focused() === added.getByLabelText("開始", { exact: true }).element()).toBe(true);
    await expect.element(added).toHaveTextContent("ほかの時間帯と重なっています");
    await expect.element(named(editor, "group", "時間帯 2")).not.toHaveTextContent("重なって");
    expect(await editor.submit()).toMatchObject({ ok: true });
    editor.undo();
    expect(editor.value).toEqual(wholeNotification);
  });

  test("at any time keeps them, and the zone is said", async () => {
    serveNotifications();
    const editor = await openNotification({}, wholeNotification);
    await channelsDrawn(editor);
    await expect.element(named(editor, "region", "時間帯")).toHaveTextContent("日本時間");
    await named(editor, "radio", "いつでも").click();
    expect(editor.value).toEqual({
      ...wholeNotification,
      schedule: { mode: "always", timezone: "Asia/Tokyo" },
    });
    expect(named(editor, "grid", "曜日と時間").query()).toBe(null);
    await named(editor, "radio", "曜日と時間を指定").click();
    await expect.element(named(editor, "grid", "曜日と時間")).toBeInTheDocument();
    expect(editor.value).toEqual(wholeNotification);
  });

  test("a half hour that is open in part says so and is not selected; painted around, its minutes stay", async () => {
    serveNotifications();
    const timings = [{ weekdays: [1], from: "09:10", to: "10:00" }];
    const editor = await openNotification({}, { ...wholeNotification, timings });
    await channelsDrawn(editor);
    const cell = (name: string) =>
      editor.shadowRoot?.querySelector<HTMLElement>(`[role=gridcell][aria-label="${name}"]`) as HTMLElement;
    expect(cell("月曜日 9:00〜9:30（一部）").getAttribute("aria-selected")).toBe("false");
    expect(cell("月曜日 9:30〜10:00").getAttribute("aria-selected")).toBe("true");
    cell("月曜日 10:00〜10:30").focus();
    await userEvent.keyboard(" ");
    expect(editor.value.timings).toEqual([{ weekdays: [1], from: "09:10", to: "10:30" }]);
    cell("月曜日 9:00〜9:30（一部）").focus();
    await userEvent.keyboard(" ");
    expect(editor.value.timings).toEqual([{ weekdays: [1], from: "09:00", to: "10:30" }]);
  });

  test("if it happened now: the next opening by the clock in Japan, and nothing where it is always open", async () => {
    const clock = vi.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-27T20:00:00+09:00"));
    serveNotifications();
    const editor = await openNotification({}, wholeNotification);
    await channelsDrawn(editor);
    await expect
      .element(named(editor, "group", "内容"))
      .toHaveTextContent("いま起きた場合：11月28日(土) 10:00 に届きます");
    await named(editor, "radio", "いつでも").click();
    await expect.element(named(editor, "group", "内容")).not.toHaveTextContent("いま起きた場合");
    clock.mockRestore();
  });
});

describe("loading", () => {
  test("the boilerplate and the channels are asked for once, whatever is given", async () => {
    for (const [attributes, value] of [
      [{}, undefined],
      [{}, wholeNotification],
      [{ "notification-id": "7" }, undefined],
      [{ "notification-id": "7" }, wholeNotification],
    ] as const) {
      const calls = serveNotifications(({ url }) =>
        url.pathname.endsWith("/notifications/7") ? { json: { data: wholeNotification } } : undefined,
      );
      const editor = await openNotification(attributes, value);
      await channelsDrawn(editor);
      const paths = pathsOf(calls);
      expect(paths.filter((path) => path.endsWith("/api/notifications/boilerplate"))).toHaveLength(1);
      expect(paths.filter((path) => path.endsWith("/api/notification_channels/all"))).toHaveLength(1);
      editor.remove();
    }
  });

  test.each([
    ["Messaging API", "messaging_api"],
    ["メール", "mail"],
    ["LINE Notify", "line_notify"],
    ["Slack", "slack"],
    ["Chatwork", "chatwork"],
    ["アプリ通知（FCM）", "firebase_cloud_messaging"],
  ])(
    "%s is read by itself; a failure is the one sentence there, and all stays as it was",
    async (name, kind) => {
      const calls = serveNotifications(({ url }) =>
        url.pathname.endsWith(`/notification_channels/${kind}`)
          ? { status: 403, json: { message: "秘密の理由" } }
          : undefined,
      );
      const editor = await openNotification({}, wholeNotification);
      await channelsDrawn(editor);
      const failures = record(editor, ["failure", "page-expired"]);
      const before = editor.shadowRoot?.querySelectorAll(".channel").length;
      await named(editor, "button", `${name}を再読み込み`).click();
      await expect.element(named(editor, "region", name).getByRole("alert")).toHaveTextContent(unknownError);
      expect(pathsOf(calls)).toContain(`GET /api/notification_channels/${kind}`);
      expect(written(editor)).not.toContain("秘密");
      expect(written(editor)).not.toContain("削除済み");
      expect(inBrief(failures)).toEqual(["failure http"]);
      expect(editor.shadowRoot?.querySelectorAll(".channel").length).toBe(before);
      expect(editor.value).toEqual(wholeNotification);
    },
  );

  test.each([403, 409, 500])(
    "the boilerplate alone fails (%i): all events, no roles, no example, and the rest works",
    async (status) => {
      let isDown = true;
      serveNotifications(({ url }) =>
        isDown && url.pathname.endsWith("/boilerplate")
          ? { status, json: { message: "秘密の理由" } }
          : undefined,
      );
      const editor = await openNotification({ finisher: "emit" }, wholeNotification);
      const expired = record(editor, ["page-expired"]);
      await channelsDrawn(editor);
      await expect.element(within(editor).getByText(unknownError)).toBeVisible();
      expect(written(editor)).not.toContain("秘密");
      expect(editor.shadowRoot?.querySelectorAll("[data-field=event] optgroup option")).toHaveLength(40);
      await expect
        .element(named(editor, "group", "プレビュー"))
        .toHaveTextContent("このイベントの例はありません");
      await expect.element(named(editor, "group", "内容")).toHaveTextContent("権限（ID 1802）");
      expect(await editor.submit()).toMatchObject({ ok: true });
      expect(expired).toEqual([]);
      isDown = false;
      await named(editor, "button", "もう一度読み込む").click();
      await expect.element(named(editor, "group", "内容")).toHaveTextContent("店長・受付へ");
      expect(written(editor)).not.toContain(unknownError);
    },
  );
});

describe("saving", () => {
  test("the second save sends the time and the id of the first", async () => {
    let saves = 0;
    const calls = serveNotifications(({ method }) => {
      if (method !== "POST") return undefined;
      saves += 1;
      return { json: { data: { id: 7, updated_at: `2026-11-28T10:00:0${saves}+09:00` } } };
    });
    const { id: _, updated_at: __, ...fresh } = wholeNotification;
    const editor = await openNotification({}, { id: null, ...fresh });
    await channelsDrawn(editor);
    for (const title of ["一度目", "二度目"]) {
      await named(editor, "textbox", "通知名").fill(title);
      await named(editor, "button", "保存").click();
      await eventually(() => editor.dirty).toBe(false);
    }
    const sent = calls.filter(({ method }) => method === "POST").map(({ text }) => JSON.parse(text));
    expect(sent).toEqual([
      { ...fresh, id: null, title: "一度目" },
      { ...fresh, id: 7, title: "二度目", updated_at: "2026-11-28T10:00:01+09:00" },
    ]);
    expect(editor.value.updated_at).toBe("2026-11-28T10:00:02+09:00");
  });

  test("what the server says of a row stands at it, though another one was removed meanwhile", async () => {
    const errors = {
      "timings.1.to": ["遅すぎます"],
      "timings.0.from": ["早すぎます"],
      "notification_channels.1": ["届きません"],
    };
    const late = deferred({ status: 422, json: { message: "誤り", errors } });
    serveNotifications(({ method }) => (method === "POST" ? late.answer : undefined));
    const editor = await openNotification({}, wholeNotification);
    await channelsDrawn(editor);
    await named(editor, "button", "保存").click();
    const row = (number: number) => named(editor, "group", `時間帯 ${number}`);
    await row(1).getByRole("button", { name: "削除", exact: true }).click();
    late.arrive();
    await expect.element(row(1).getByLabelText("終了")).toHaveAccessibleDescription("遅すぎます");
    await expect.element(row(1).getByLabelText("開始")).not.toHaveAccessibleDescription();
    await expect.element(named(editor, "region", "通知先")).toHaveTextContent("届きません");
  });

  test("what is missing is said at each field and in one alert, with the focus on the first", async () => {
    serveNotifications();
    const editor = await openNotification(
      {},
      {
        ...wholeNotification,
        title: " ",
        condition: { ...wholeNotification.condition, model_funnel: null },
        notification_channels: [],
        timings: [{ weekdays: [], from: "", to: "" }],
      },
    );
    await channelsDrawn(editor);
    const events = record(editor, ["failure", "finish"]);
    await named(editor, "button", "保存").click();
    const all = [
      ...["通知名を入力してください", "イベントを選択してください", "通知先を1つ以上選択してください"],
      ...["曜日を選択してください", "時刻を入力してください"],
    ];
    await eventually(() => inBrief(events)).toEqual(["failure validation"]);
    const alert = [...(editor.shadowRoot?.querySelectorAll("[role=alert]") ?? [])].map(
      (each) => each.textContent,
    );
    for (const said of all) expect(alert.join()).toContain(said);
    await eventually(() => focused().getAttribute("data-field")).toBe("title");
    await expect.element(named(editor, "textbox", "通知名")).toHaveAccessibleDescription(all[0] ?? "");
    await expect.element(named(editor, "combobox", "イベント")).toHaveAccessibleDescription(all[1] ?? "");
    // Off, the name alone is missing.
    await named(editor, "switch", "通知する").click();
    await named(editor, "button", "保存").click();
    await eventually(() => inBrief(events)).toEqual(["failure validation", "failure validation"]);
    expect(await editor.submit()).toMatchObject({ ok: false, messages: ["通知名を入力してください"] });
  });

  test("in a form the entry is the notification as one JSON text", async () => {
    serveNotifications();
    const editor = await openNotification({ name: "notification" }, wholeNotification);
    await channelsDrawn(editor);
    const form = document.createElement("form");
    editor.before(form);
    form.append(editor);
    await channelsDrawn(editor);
    await eventually(() => JSON.parse(String(new FormData(form).get("notification")))).toEqual(
      wholeNotification,
    );
  });
});
