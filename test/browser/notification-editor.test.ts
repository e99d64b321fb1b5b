import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { decide, names } from "../elements/action-editor/page-conditions.js";
import { add } from "../elements/funnel-editor/page.js";
import { channelsDrawn, openNotification, serveNotifications } from "../elements/notification-editor/page.js";
import { alertText, named } from "../elements/page.js";
import { blankNotification, channelOf, wholeNotification } from "../fixtures/notifications.js";
import { eventually, within } from "./support/editors.js";
import { inBrief, record } from "./support/events.js";
import { focused } from "./support/focus.js";
import { deferred } from "./support/server.js";

const cellOf = (editor: Element, name: string) =>
  editor.shadowRoot?.querySelector<HTMLElement>(`[role=gridcell][aria-label="${name}"]`) as HTMLElement;
const isOpen = (editor: Element, name: string) =>
  cellOf(editor, name).getAttribute("aria-selected") === "true";
const pathsOf = (calls: readonly { method: string; url: URL }[]) =>
  calls.map(({ method, url }) => `${method} ${url.pathname.replace(/^.*\/api\//, "/api/")}`);

describe("loading", () => {
  test("a new one begins with the boilerplate's", async () => {
    const calls = serveNotifications();
    const editor = await openNotification();
    await channelsDrawn(editor);
    expect(pathsOf(calls).sort()).toEqual([
      "GET /api/notification_channels/all",
      "GET /api/notifications/boilerplate",
    ]);
    expect(editor.value).toEqual(blankNotification);
    expect(editor.dirty).toBe(false);
  });

  test("by its id; nothing can be finished before it is there", async () => {
    const answer = deferred({ json: { data: wholeNotification } });
    const calls = serveNotifications(({ url }) =>
      /notifications\/7$/.test(url.pathname) ? answer.answer : undefined,
    );
    const editor = await openNotification({ "notification-id": "7" });
    expect(await editor.submit()).toMatchObject({ ok: false });
    expect(named(editor, "textbox", "通知名").query()).toBe(null);
    answer.arrive();
    await expect.element(named(editor, "textbox", "通知名")).toHaveValue(wholeNotification.title);
    expect(editor.value).toEqual(wholeNotification);
    expect(editor.dirty).toBe(false);
    expect(pathsOf(calls)).toContain("GET /api/notifications/7");
  });

  test.each(["never came", "failed"])(
    "one that %s as the element left comes where it is put back",
    async (what) => {
      const [first, second] = [deferred({ json: {} }), deferred({ json: { data: wholeNotification } })];
      let asked = 0;
      serveNotifications(({ url }) => {
        if (!/notifications\/7$/.test(url.pathname)) return undefined;
        asked += 1;
        if (asked > 1) return second.answer;
        return what === "failed" ? { status: 404, json: {} } : first.answer;
      });
      const editor = await openNotification({ "notification-id": "7" });
      if (what === "failed")
        await eventually(() => alertText(editor)).toContain("不明なエラーが発生しました");
      const place = editor.parentNode as ParentNode;
      editor.remove();
      await eventually(() => editor.shadowRoot?.querySelector(".editor")).toBe(null);
      expect(await editor.submit()).toMatchObject({ ok: false });
      place.append(editor);
      await eventually(() => editor.shadowRoot?.textContent).toContain("読み込み中");
      second.arrive();
      await expect.element(named(editor, "textbox", "通知名")).toHaveValue(wholeNotification.title);
      expect(editor.value).toEqual(wholeNotification);
      expect(asked).toBe(2);
    },
  );

  test("what was edited stays where the element is put back", async () => {
    const calls = serveNotifications(({ url }) =>
      /notifications\/7$/.test(url.pathname) ? { json: { data: wholeNotification } } : undefined,
    );
    const editor = await openNotification({ "notification-id": "7" });
    await named(editor, "textbox", "通知名").fill("別の名前");
    const place = editor.parentNode as ParentNode;
    editor.remove();
    await eventually(() => editor.shadowRoot?.querySelector(".editor")).toBe(null);
    place.append(editor);
    await expect.element(named(editor, "textbox", "通知名")).toHaveValue("別の名前");
    expect(pathsOf(calls).filter((path) => path === "GET /api/notifications/7")).toHaveLength(1);
  });

  test("a value comes before the id, and no record is asked for", async () => {
    const calls = serveNotifications();
    const editor = await openNotification({ "notification-id": "7" }, wholeNotification);
    await channelsDrawn(editor);
    expect(pathsOf(calls)).not.toContain("GET /api/notifications/7");
    expect(editor.value).toEqual(wholeNotification);
  });

  test.each(["0", "-1", "1.5"])("an id of %s is none", async (id) => {
    const calls = serveNotifications();
    const heard: string[] = [];
    const listen = (event: Event) => heard.push((event as CustomEvent).detail.reason);
    document.addEventListener("failure", listen);
    const editor = await openNotification({ "notification-id": id });
    await channelsDrawn(editor);
    document.removeEventListener("failure", listen);
    expect(heard).toContain("invalid-input");
    expect(pathsOf(calls).some((path) => path === `GET /api/notifications/${id}`)).toBe(false);
  });

  test.each([401, 403, 404, 409, 422])(
    "whatever fails (%i) is said in one sentence, without the server's",
    async (status) => {
      let isDown = true;
      serveNotifications(({ url }) =>
        isDown && url.pathname.endsWith("/notifications/7")
          ? { status, json: { message: "秘密の理由" } }
          : url.pathname.endsWith("/notifications/7")
            ? { json: wholeNotification }
            : undefined,
      );
      const editor = await openNotification({ "notification-id": "7" });
      const events = record(editor, ["failure", "page-expired"]);
      await eventually(() => alertText(editor)).toContain("不明なエラーが発生しました");
      expect(alertText(editor)).not.toContain("秘密");
      expect(inBrief(events)).not.toContain("page-expired");
      isDown = false;
      await named(editor, "button", "もう一度読み込む").click();
      await expect.element(named(editor, "textbox", "通知名")).toHaveValue(wholeNotification.title);
    },
  );

  test("without channels and boilerplate the rest works, and nothing is marked as gone", async () => {
    serveNotifications(({ url }) =>
      /boilerplate|notification_channels/.test(url.pathname) ? { status: 404, json: {} } : undefined,
    );
    const editor = await openNotification({}, wholeNotification);
    await eventually(() => alertText(editor)).toContain("不明なエラーが発生しました");
    await expect.element(named(editor, "checkbox", "Slack（ID 1）")).toBeChecked();
    expect(editor.shadowRoot?.textContent).not.toContain("削除済み");
    expect(editor.shadowRoot?.querySelectorAll("option[value]").length).toBeGreaterThanOrEqual(40);
  });
});

describe("what is chosen", () => {
  test("from blank to posted, and its id and time come back", async () => {
    const calls = serveNotifications(({ method }) =>
      method === "POST" ? { json: { data: { id: 9, updated_at: "2026-11-27T10:00:00+09:00" } } } : undefined,
    );
    const editor = await openNotification();
    await channelsDrawn(editor);
    await named(editor, "textbox", "通知名").fill("友だち追加");
    await named(editor, "combobox", "イベント").selectOptions("友だち追加");
    await named(editor, "checkbox", "店舗").click();
    await named(editor, "checkbox", "予約通知").click();
    await named(editor, "button", "保存").click();
    await eventually(() => (editor.value as { id: unknown }).id).toBe(9);
    const sent = JSON.parse(calls.find(({ method }) => method === "POST")?.text ?? "null");
    expect(sent).toEqual({
      ...blankNotification,
      title: "友だち追加",
      condition: {
        ...blankNotification.condition,
        model_funnel: { group: "member", model: "member", event: "member_followed", model_id: null },
      },
      notification_channels: [
        { id: 3, kind: "mail" },
        { id: 1, kind: "slack" },
      ],
    });
    expect(editor.value).toMatchObject({ updated_at: "2026-11-27T10:00:00+09:00" });
    expect(editor.dirty).toBe(false);
  });

  test("a channel that has ended can be left and not chosen again, but by undo", async () => {
    serveNotifications();
    const editor = await openNotification(
      {},
      {
        ...wholeNotification,
        notification_channels: [{ id: 6, kind: "line_notify" }],
      },
    );
    await channelsDrawn(editor);
    const ended = named(editor, "checkbox", "店長");
    await expect.element(ended).toBeChecked();
    await expect.element(within(editor).getByText("このままでは通知が届きません")).toBeVisible();
    await ended.click();
    await expect.element(ended).toBeDisabled();
    editor.undo();
    await expect.element(ended).toBeChecked();
  });

  test("the server's words stand at their fields until those change, and follow their rows", async () => {
    serveNotifications(({ method }) =>
      method === "POST"
        ? {
            status: 422,
            json: {
              message: "入力内容に誤りがあります。",
              errors: { title: ["同じ名前があります", "短すぎます"], "timings.1.to": ["遅すぎます"] },
            },
          }
        : undefined,
    );
    const editor = await openNotification({}, wholeNotification);
    await channelsDrawn(editor);
    await named(editor, "button", "保存").click();
    await eventually(() => alertText(editor)).toContain("保存に失敗しました");
    const title = named(editor, "textbox", "通知名");
    await expect.element(title).toHaveAccessibleDescription("同じ名前があります 短すぎます");
    const row = (number: number) => named(editor, "group", `時間帯 ${number}`);
    await row(1).getByRole("button", { name: "削除", exact: true }).click();
    await expect.element(row(1).getByLabelText("終了")).toHaveAccessibleDescription("遅すぎます");
    await title.fill("別の名前");
    await expect.element(title).not.toHaveAccessibleDescription();
  });
});

describe("the condition", () => {
  const register = { json: { id: 31, description: [] } };

  test("is made in the slide, and its id comes into the value", async () => {
    const calls = serveNotifications(({ url }) =>
      url.pathname.endsWith("/funnel/register") ? register : undefined,
    );
    const editor = await openNotification({ finisher: "emit" }, wholeNotification);
    await channelsDrawn(editor);
    await named(editor, "switch", "条件").click();
    await add(editor, "名前");
    await userEvent.fill(names(editor), "田中");
    await decide(editor);
    await eventually(() => editor.value.condition.member_query_id).toBe(31);
    expect(pathsOf(calls)).toContain("POST /api/funnel/register");
    await expect.element(named(editor, "switch", "条件")).toBeChecked();
    await eventually(() => focused().getAttribute("role")).toBe("switch");
    await named(editor, "switch", "条件").click();
    expect(editor.value.condition.member_query_id).toBe(null);
    editor.undo();
    expect(editor.value.condition.member_query_id).toBe(31);
  });

  test("that is still being edited keeps the notification from being saved", async () => {
    serveNotifications(({ url }) => (url.pathname.endsWith("/funnel/register") ? register : undefined));
    const editor = await openNotification({ finisher: "emit" }, wholeNotification);
    await channelsDrawn(editor);
    await named(editor, "switch", "条件").click();
    await add(editor, "名前");
    await userEvent.fill(names(editor), "田中");
    expect(await editor.submit()).toMatchObject({ ok: false, messages: ["条件の編集が途中です"] });
    await decide(editor);
    await eventually(() => editor.value.condition.member_query_id).toBe(31);
    expect(await editor.submit()).toMatchObject({ ok: true });
  });
});

describe("hours", () => {
  const window = { ...wholeNotification, timings: [] as unknown[] };

  test("painted by the pointer: one stroke is one step", async () => {
    serveNotifications();
    const editor = await openNotification({}, window);
    await channelsDrawn(editor);
    const events = record(editor, ["change"]);
    await userEvent.dragAndDrop(cellOf(editor, "月曜日 9:00〜9:30"), cellOf(editor, "水曜日 11:30〜12:00"));
    expect(editor.value.timings).toEqual([{ weekdays: [1, 2, 3], from: "09:00", to: "12:00" }]);
    expect(events).toHaveLength(1);
    editor.undo();
    expect(editor.value.timings).toEqual([]);
    expect(editor.canUndo).toBe(false);
  });

  test("painted by keys: one stop of Tab, Shift goes on, Escape takes back", async () => {
    serveNotifications();
    const editor = await openNotification({}, window);
    await channelsDrawn(editor);
    expect(editor.shadowRoot?.querySelectorAll("[role=gridcell][tabindex='0']")).toHaveLength(1);
    cellOf(editor, "月曜日 9:00〜9:30").focus();
    await userEvent.keyboard(" {Shift>}{ArrowRight}{ArrowRight}{ArrowDown}{/Shift}");
    expect(editor.value.timings).toEqual([{ weekdays: [1, 2], from: "09:00", to: "10:30" }]);
    expect(focused()?.getAttribute("aria-label")).toBe("火曜日 10:00〜10:30");
    await userEvent.keyboard(" ");
    expect(isOpen(editor, "火曜日 10:00〜10:30")).toBe(false);
    // The state of the first cell goes on: a closed one closes.
    await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}");
    expect(isOpen(editor, "月曜日 10:00〜10:30")).toBe(false);
    await userEvent.keyboard("{ArrowLeft}{Shift>}{ArrowLeft}{ArrowLeft}{Escape}{/Shift}");
    expect(editor.value.timings).toEqual([{ weekdays: [1, 2], from: "09:00", to: "10:00" }]);
    for (let steps = 0; steps < 4; steps++) editor.undo();
    expect(editor.value.timings).toEqual([]);
  });

  test("after midnight: said, and split by one press", async () => {
    serveNotifications();
    const editor = await openNotification(
      {},
      {
        ...wholeNotification,
        timings: [{ weekdays: [5, 6], from: "22:00", to: "02:00" }],
      },
    );
    await channelsDrawn(editor);
    await expect.element(within(editor).getByText("終了は開始より後にしてください")).toBeVisible();
    await named(editor, "button", "日をまたぐ時間帯に分ける").click();
    expect(editor.value.timings).toEqual([
      { weekdays: [5, 6], from: "22:00", to: "23:59" },
      { weekdays: [0, 6], from: "00:00", to: "02:00" },
    ]);
    expect(isOpen(editor, "日曜日 1:30〜2:00")).toBe(true);
    expect(isOpen(editor, "土曜日 23:30〜24:00")).toBe(true);
  });

  test("a typed end of 0:00 is the end of the day once its field is left; a loaded one stays", async () => {
    serveNotifications();
    const timings = [{ weekdays: [1], from: "09:00", to: "00:00" }];
    const editor = await openNotification({}, { ...wholeNotification, timings });
    await channelsDrawn(editor);
    const end = named(editor, "group", "時間帯 1").getByLabelText("終了", { exact: true });
    await end.click();
    await userEvent.tab();
    expect(editor.value.timings).toEqual(timings);
    await end.fill("10:00");
    await end.fill("00:00");
    expect(editor.value.timings).toEqual(timings);
    (end.element() as HTMLElement).blur();
    await eventually(() => editor.value.timings[0]?.to).toBe("23:59");
  });

  test("times are pasted as people write them, in full width too, as one step", async () => {
    serveNotifications();
    const timings = [{ weekdays: [1], from: "09:00", to: "10:00" }];
    const editor = await openNotification({}, { ...wholeNotification, timings });
    await channelsDrawn(editor);
    const start = named(editor, "group", "時間帯 1").getByLabelText("開始", { exact: true }).element();
    const paste = (text: string) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      const init = { clipboardData, bubbles: true, cancelable: true, composed: true };
      return !start.dispatchEvent(new ClipboardEvent("paste", init));
    };
    expect(paste("１３：３０〜１８時半")).toBe(true);
    expect(editor.value.timings).toEqual([{ weekdays: [1], from: "13:30", to: "18:30" }]);
    editor.undo();
    expect(editor.value.timings).toEqual(timings);
    expect(paste("そのうち")).toBe(false);
    expect(editor.value.timings).toEqual(timings);
  });

  test("what cannot be read is held, and can be taken away", async () => {
    serveNotifications();
    const timings = [
      { weekdays: [7], from: "25:00", to: "9:00" },
      { weekdays: [1], from: "09:00", to: "10:00" },
    ];
    const editor = await openNotification({}, { ...wholeNotification, timings });
    await channelsDrawn(editor);
    await expect.element(named(editor, "group", "時間帯 1").getByText("読み取れない時間帯")).toBeVisible();
    expect(editor.value.timings).toEqual(timings);
    await named(editor, "group", "時間帯 1").getByRole("button", { name: "削除", exact: true }).click();
    expect(editor.value.timings).toEqual([timings[1]]);
  });
});

describe("channels on the server", () => {
  test("a deleted one goes with its choice, and the focus goes on", async () => {
    const calls = serveNotifications(({ method }) => (method === "DELETE" ? { json: {} } : undefined));
    const editor = await openNotification({ finisher: "emit" }, wholeNotification);
    await channelsDrawn(editor);
    const deleted = record(editor, ["channel-deleted"]);
    await named(editor, "button", "予約通知を削除").click();
    await named(editor, "button", "削除する").click();
    await eventually(() => named(editor, "checkbox", "予約通知").query()).toBe(null);
    expect(pathsOf(calls)).toContain("DELETE /api/notification_channels/1");
    expect(deleted.map(({ detail }) => detail)).toEqual([{ id: 1, kind: "slack" }]);
    expect(editor.value.notification_channels).toEqual([{ id: 3, kind: "mail" }]);
    await eventually(() => focused().getAttribute("data-field")).toBe("channel 2");
    editor.undo();
    await expect.element(named(editor, "checkbox", "削除済みの通知先（ID 1）")).toBeChecked();
  });

  test("the focus goes to what can have it in the next row", async () => {
    const ended = (id: number, name: string) => channelOf(id, "line_notify", name, { is_deprecated: true });
    serveNotifications(({ method, url }) =>
      method === "DELETE"
        ? { json: {} }
        : url.pathname.endsWith("/all")
          ? { json: { data: [ended(6, "店長"), ended(7, "受付")] } }
          : undefined,
    );
    const editor = await openNotification();
    await channelsDrawn(editor);
    await named(editor, "button", "店長を削除").click();
    await named(editor, "button", "削除する").click();
    await eventually(() => named(editor, "checkbox", "店長").query()).toBe(null);
    await eventually(() => focused().getAttribute("aria-label")).toBe("受付を削除");
  });

  test("a kind that is read after all could not be read has its rows, and the others stay unknown", async () => {
    const slack = [channelOf(1, "slack", "予約通知"), channelOf(2, "slack", "アラート")];
    let isDown = true;
    serveNotifications(({ method, url }) => {
      if (method === "DELETE") return { json: {} };
      if (url.pathname.endsWith("/slack")) return { json: { data: slack, meta: {} } };
      return isDown && url.pathname.endsWith("/all") ? { status: 404, json: {} } : undefined;
    });
    const chosen = [
      { id: 1, kind: "slack" },
      { id: 9, kind: "slack" },
      { id: 3, kind: "mail" },
    ];
    const editor = await openNotification({}, { ...wholeNotification, notification_channels: chosen });
    await expect.element(named(editor, "checkbox", "Slack（ID 1）")).toBeChecked();
    await named(editor, "button", "Slackを再読み込み").click();
    await expect.element(named(editor, "checkbox", "予約通知")).toBeChecked();
    await expect.element(named(editor, "checkbox", "アラート")).not.toBeChecked();
    await expect.element(named(editor, "checkbox", "削除済みの通知先（ID 9）")).toBeChecked();
    await expect.element(named(editor, "checkbox", "メール（ID 3）")).toBeChecked();
    const sentence = named(editor, "group", "内容");
    await expect.element(sentence).toHaveTextContent("Slack「予約通知」");
    await expect.element(sentence).toHaveTextContent("メール（ID 3）");
    // Nobody knows which of them were there before.
    expect(editor.shadowRoot?.textContent).not.toContain("通知先が増えました");
    slack.push(channelOf(44, "slack", "新しい先"));
    await named(editor, "button", "Slackを再読み込み").click();
    await expect.element(within(editor).getByText("1件の通知先が増えました")).toBeInTheDocument();
    await named(editor, "button", "アラートを削除").click();
    await named(editor, "button", "削除する").click();
    await eventually(() => named(editor, "checkbox", "アラート").query()).toBe(null);
    isDown = false;
    await named(editor, "button", "もう一度読み込む").click();
    await expect.element(named(editor, "checkbox", "店舗")).toBeChecked();
    expect(alertText(editor)).not.toContain("不明なエラーが発生しました");
    expect(editor.value.notification_channels).toEqual(chosen);
  });

  test("one in use stays, with what uses it", async () => {
    serveNotifications(({ method }) =>
      method === "DELETE"
        ? {
            status: 422,
            json: {
              message: "使用中",
              code: "in_use",
              used_by: [{ id: 1, title: "<b>別の通知</b>" }],
              errors: {},
            },
          }
        : undefined,
    );
    const editor = await openNotification({}, wholeNotification);
    await channelsDrawn(editor);
    await named(editor, "button", "予約通知を削除").click();
    await named(editor, "button", "削除する").click();
    await expect.element(within(editor).getByText("使用中のため削除できません")).toBeVisible();
    await expect.element(within(editor).getByText("<b>別の通知</b>")).toBeVisible();
    await named(editor, "button", "キャンセル").click();
    await expect.element(named(editor, "checkbox", "予約通知")).toBeChecked();
  });

  test("connecting: in another tab, and what is new is marked when one comes back", async () => {
    let isConnected = false;
    const calls = serveNotifications(({ url }) =>
      isConnected && url.pathname.endsWith("/slack")
        ? {
            json: { data: [channelOf(1, "slack", "予約通知"), channelOf(44, "slack", "新しい先")], meta: {} },
          }
        : undefined,
    );
    const editor = await openNotification({}, wholeNotification);
    await channelsDrawn(editor);
    await named(editor, "button", "Slackを追加").click();
    const link = named(editor, "link", "接続画面を開く");
    await expect.element(link).toHaveAttribute("rel", "noopener noreferrer");
    const element = link.element() as HTMLAnchorElement;
    element.addEventListener("click", (event) => event.preventDefault());
    await link.click();
    isConnected = true;
    window.dispatchEvent(new Event("focus"));
    await expect.element(within(editor).getByText("1件の通知先が増えました")).toBeInTheDocument();
    await named(editor, "button", "閉じる").click();
    await expect.element(named(editor, "checkbox", "新しい先")).not.toBeChecked();
    expect(pathsOf(calls).filter((path) => path.endsWith("/slack"))).toHaveLength(2);
    expect(editor.dirty).toBe(false);
  });

  test("an address that would run something is none", async () => {
    serveNotifications(({ url }) =>
      url.pathname.endsWith("/slack")
        ? { json: { data: [], meta: { connect_url: "javascript:alert(1)" } } }
        : undefined,
    );
    const editor = await openNotification();
    await channelsDrawn(editor);
    await named(editor, "button", "Slackを追加").click();
    await expect
      .element(within(editor).getByText("通知先は接続設定の画面で追加してください。"))
      .toBeVisible();
    expect(named(editor, "link", "接続画面を開く").query()).toBe(null);
  });

  test("a test is the page's, with the notification as it stands", async () => {
    serveNotifications();
    const editor = await openNotification({}, wholeNotification);
    await channelsDrawn(editor);
    expect(named(editor, "button", "予約通知をテスト").query()).toBe(null);
    const tested: unknown[] = [];
    editor.testChannel = async (channel, notification) => {
      tested.push(channel.id, notification);
      return { ok: false, message: "届きません" };
    };
    await named(editor, "button", "予約通知をテスト").click();
    await expect.element(within(editor).getByText("テストに失敗しました 届きません")).toBeVisible();
    expect(tested).toEqual([1, wholeNotification]);
  });
});

test("Enter and Escape of a conversion in the name neither save nor leave", async () => {
  const { commit, compose, pressForInputMethod } = await import("./support/input-method.js");
  serveNotifications();
  const editor = await openNotification({ cancelable: "" });
  await channelsDrawn(editor);
  const events = record(editor, ["finish", "before-finish", "cancel"]);
  await named(editor, "textbox", "通知名").click();
  await compose("つうち");
  await pressForInputMethod("Enter");
  await pressForInputMethod("Escape");
  await commit("通知");
  expect(events).toEqual([]);
  expect(editor.value.title).toBe("通知");
});
