import { describe, expect, onTestFinished, test } from "vitest";
import { channelsDrawn, openNotification, serveNotifications } from "../elements/notification-editor/page.js";
import { named, written } from "../elements/page.js";
import { boilerplate, channelOf, channels, wholeNotification } from "../fixtures/notifications.js";
import { eventually, within } from "./support/editors.js";
import { inBrief, record } from "./support/events.js";
import type { Received, Scripted } from "./support/server.js";

const endsIn = ({ url }: Received, end: string) => url.pathname.endsWith(end);
const posts = (calls: readonly Received[]) => calls.filter(({ method }) => method === "POST");

/** Opens it with a value, hands it over as it is, and gives what was handed over. */
async function handedOver(value: object, answer?: (call: Received) => Scripted | undefined) {
  serveNotifications(answer);
  const editor = await openNotification({ finisher: "emit" }, value);
  await channelsDrawn(editor);
  const finish = record(editor, ["finish"]);
  const { ok } = await editor.submit();
  return { editor, ok, payload: finish[0]?.detail.payload as unknown };
}

describe("what nobody knows is shown as it is, and given back so", () => {
  test("an event, a mode and a zone", async () => {
    const value = {
      ...wholeNotification,
      more: [1],
      condition: {
        ...wholeNotification.condition,
        model_funnel: { group: "x", model: "y", event: "xyz", model_id: 4 },
      },
      schedule: { mode: "monthly", timezone: "America/New_York", since: 2019 },
    };
    const { editor, ok, payload } = await handedOver(value);
    const event = named(editor, "combobox", "イベント").element() as HTMLSelectElement;
    expect(event.selectedOptions[0]?.label).toBe("不明なイベント（xyz）");
    const hours = named(editor, "region", "時間帯");
    await expect.element(hours).toHaveTextContent("不明な指定（monthly）");
    await expect.element(hours).toHaveTextContent("America/New_York");
    expect(within(editor).getByRole("radio", { checked: true }).query()).toBe(null);
    expect(ok).toBe(true);
    expect(JSON.stringify(payload)).toBe(JSON.stringify(value));
  });

  test.each([["9-18"], [{ mon: "9-18" }]])("hours that are no rows: %j", async (timings) => {
    const value = { ...wholeNotification, timings };
    const { editor, ok, payload } = await handedOver(value);
    const hours = named(editor, "region", "時間帯");
    await expect.element(hours).toHaveTextContent("読み取れない時間帯");
    await expect.element(hours).not.toHaveTextContent("時間帯がありません");
    await expect.element(named(editor, "group", "内容")).not.toHaveTextContent("時間帯がない");
    expect(ok).toBe(true);
    expect(JSON.stringify(payload)).toBe(JSON.stringify(value));
  });

  test("a channel that is chosen twice, and one of another kind than the list says", async () => {
    const value = {
      ...wholeNotification,
      notification_channels: [
        { id: 1, kind: "slack" },
        { id: 1, kind: "slack", since: 2019 },
        { id: 3, kind: "slack" },
      ],
    };
    const { editor, payload } = await handedOver(value);
    for (const name of ["予約通知", "店舗"])
      await expect.element(named(editor, "checkbox", name)).toBeChecked();
    await expect
      .element(named(editor, "region", "メール").getByRole("checkbox", { name: "店舗" }))
      .toBeInTheDocument();
    expect(written(editor)).not.toContain("削除済み");
    expect(JSON.stringify(payload)).toBe(JSON.stringify(value));
    const sentence = named(editor, "group", "内容").element().textContent ?? "";
    expect(sentence.split("Slack「予約通知」")).toHaveLength(2);
    // Taken off, it is gone whole.
    await named(editor, "checkbox", "予約通知").click();
    expect(editor.value.notification_channels).toEqual([{ id: 3, kind: "slack" }]);
  });

  test("names with markup and directions are text; one of 10,000 characters is held and refused", async () => {
    const hostile = '<img src=x onerror="1">\u202Eabc';
    const value = { ...wholeNotification, title: "長".repeat(10_000) };
    const { editor, ok } = await handedOver(value, (call) =>
      endsIn(call, "/all")
        ? {
            json: {
              data: [
                channelOf(1, "slack", hostile, { detail_masked: hostile }),
                channelOf(3, "mail", hostile),
              ],
            },
          }
        : undefined,
    );
    expect(ok).toBe(false);
    expect(editor.value.title).toHaveLength(10_000);
    await expect
      .element(named(editor, "textbox", "通知名"))
      .toHaveAccessibleDescription("通知名は100文字以内で入力してください");
    expect(editor.shadowRoot?.querySelector("img")).toBe(null);
    await expect
      .element(named(editor, "region", "Slack").getByRole("checkbox", { name: hostile }))
      .toBeChecked();
  });

  test.each([
    ["no events", { ...boilerplate, events: [] }, 0],
    ["events of no catalogue", { ...boilerplate, events: [{ event: "nobody_knows", label: "?" }] }, 0],
    ["events that are none", { ...boilerplate, events: "all" }, 40],
  ])("a boilerplate with %s", async (_, data, offered) => {
    const { editor, ok } = await handedOver(wholeNotification, (call) =>
      endsIn(call, "/boilerplate") ? { json: { data } } : undefined,
    );
    expect(editor.shadowRoot?.querySelectorAll("[data-field=event] optgroup option")).toHaveLength(offered);
    const event = named(editor, "combobox", "イベント").element() as HTMLSelectElement;
    expect(event.selectedOptions[0]?.label).toBe("フォーム回答");
    expect(ok).toBe(true);
  });

  test("5,000 roles: the last one is found by its name", async () => {
    const operator_roles = Array.from({ length: 5000 }, (_, at) => ({ id: at + 1, name: `権限${at + 1}` }));
    const { editor } = await handedOver(wholeNotification, (call) =>
      endsIn(call, "/boilerplate") ? { json: { data: { ...boilerplate, operator_roles } } } : undefined,
    );
    await named(editor, "combobox", "権限").click();
    await within(editor).getByRole("searchbox").fill("権限５０００");
    await within(editor).getByRole("option", { name: "権限5000" }).click();
    expect(editor.value.condition.operator_role).toEqual([1802, 1804, 5000]);
  });
});

describe("saving", () => {
  test.each([
    ["403 without a body", { status: 403 }, "操作権限がありません", "http"],
    ["500 without a body", { status: 500 }, "不明なエラーが発生しました", "http"],
    ["unreachable", "unreachable", "保存に失敗しました", "network"],
    ["no JSON", { text: "<html>", type: "text/html" }, "保存に失敗しました", "invalid-response"],
  ] as const)("%s: said, kept, and the next press saves", async (_, refusal, said, reason) => {
    const calls = serveNotifications(({ method }) =>
      method !== "POST"
        ? undefined
        : posts(calls).length === 1
          ? refusal
          : { json: { data: { id: 7, updated_at: "2026-11-28T10:00:00+09:00" } } },
    );
    const editor = await openNotification({}, wholeNotification);
    await channelsDrawn(editor);
    const events = record(editor, ["failure", "finish"]);
    await named(editor, "textbox", "通知名").fill("別の名前");
    await named(editor, "button", "保存").click();
    await eventually(() => inBrief(events)).toEqual([`failure ${reason}`]);
    await eventually(() => written(editor)).toContain(said);
    expect(editor.value).toEqual({ ...wholeNotification, title: "別の名前" });
    expect(editor.dirty).toBe(true);
    await named(editor, "button", "保存").click();
    await eventually(() => inBrief(events)).toEqual([`failure ${reason}`, "finish"]);
    expect(editor.dirty).toBe(false);
  });
});

test("a draft has of channels their ids and kinds alone", async () => {
  sessionStorage.clear();
  onTestFinished(() => sessionStorage.clear());
  serveNotifications(({ url }) =>
    url.pathname.endsWith("/all")
      ? { json: { data: channels.map((each) => ({ ...each, detail_masked: "xoxb-****", token: "秘密" })) } }
      : undefined,
  );
  const editor = await openNotification({ "draft-key": "notification" }, wholeNotification);
  await channelsDrawn(editor);
  await named(editor, "checkbox", "アラート").click();
  await eventually(() => sessionStorage.getItem("notification")).toContain('{"id":2,"kind":"slack"}');
  for (const secret of ["xoxb", "秘密", "アラート"])
    expect(sessionStorage.getItem("notification")).not.toContain(secret);
  expect(written(editor)).not.toContain("秘密");
});

test("read-only: all is shown, and nothing can be changed or deleted", async () => {
  serveNotifications();
  const editor = await openNotification({ readonly: "" }, wholeNotification);
  await channelsDrawn(editor);
  editor.testChannel = async () => ({ ok: true });
  await expect.element(named(editor, "checkbox", "予約通知")).toBeDisabled();
  await expect.element(named(editor, "group", "内容")).toHaveTextContent("Slack「予約通知」");
  for (const name of [
    ...["予約通知を削除", "予約通知をテスト", "Slackを追加", "Slackを再読み込み"],
    ...["時間帯を追加", "複製", "削除"],
  ])
    expect(named(editor, "button", name).query()).toBe(null);
  const cell = editor.shadowRoot?.querySelector<HTMLElement>("[role=gridcell][tabindex='0']");
  cell?.focus();
  for (const key of [" ", "Enter"])
    cell?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, composed: true }));
  expect(editor.value).toEqual(wholeNotification);
});

test("what is new is marked in its description", async () => {
  serveNotifications((call) =>
    endsIn(call, "/slack")
      ? { json: { data: [channelOf(1, "slack", "予約通知"), channelOf(44, "slack", "新しい先")], meta: {} } }
      : undefined,
  );
  const editor = await openNotification({}, wholeNotification);
  await channelsDrawn(editor);
  await named(editor, "button", "Slackを再読み込み").click();
  const added = named(editor, "checkbox", "新しい先");
  await expect.element(added).not.toBeChecked();
  await expect.element(added).toHaveAccessibleDescription(/^新規/);
  await expect.element(named(editor, "checkbox", "予約通知")).not.toHaveAccessibleDescription(/新規/);
});
