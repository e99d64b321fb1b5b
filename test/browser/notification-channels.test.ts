import { describe, expect, test } from "vitest";
import { channelsDrawn, openNotification, serveNotifications } from "../elements/notification-editor/page.js";
import { named } from "../elements/page.js";
import { channelOf, wholeNotification } from "../fixtures/notifications.js";
import { eventually, within } from "./support/editors.js";
import { inBrief, record } from "./support/events.js";
import { focused } from "./support/focus.js";
import { deferred, type Received, type Scripted } from "./support/server.js";

const press = (editor: Element, name: string) =>
  (named(editor, "button", name).element() as HTMLButtonElement).click();
const isOf = (kind: string) => (call: Received) =>
  call.method === "GET" && call.url.pathname.endsWith(`/notification_channels/${kind}`);
const ofMethod = (calls: readonly Received[], method: string) =>
  calls.filter((call) => call.method === method);
const slack = [channelOf(1, "slack", "予約通知"), channelOf(2, "slack", "アラート")];

/** Opens an editor whose channels of Slack are these alone. */
async function openWith(
  all: readonly object[],
  answer: (call: Received) => Scripted | Promise<Scripted> | undefined = () => undefined,
) {
  const calls = serveNotifications(
    (call) => answer(call) ?? (isOf("all")(call) ? { json: { data: all } } : undefined),
  );
  const editor = await openNotification({}, wholeNotification);
  await channelsDrawn(editor);
  return { calls, editor };
}

test("a long name wraps beside its tools", async () => {
  const long = "表参道店のスタッフ全員が見ている名前のとても長いチャンネル".repeat(3);
  const { editor } = await openWith([channelOf(1, "slack", long)]);
  const name = named(editor, "checkbox", long).element().closest("label")?.getBoundingClientRect();
  const remove = named(editor, "button", `${long}を削除`).element().getBoundingClientRect();
  expect(name?.height).toBeGreaterThan(remove.height);
  expect(remove.left).toBeGreaterThanOrEqual(name?.right ?? 0);
});

describe("deleting", () => {
  test("two presses at once are one call", async () => {
    const { calls, editor } = await openWith(slack, ({ method }) => (method === "DELETE" ? {} : undefined));
    const deleted = record(editor, ["channel-deleted"]);
    await named(editor, "button", "アラートを削除").click();
    const yes = named(editor, "button", "削除する").element() as HTMLButtonElement;
    yes.click();
    yes.click();
    await eventually(() => named(editor, "checkbox", "アラート").query()).toBe(null);
    expect(ofMethod(calls, "DELETE")).toHaveLength(1);
    expect(deleted).toHaveLength(1);
  });

  test("who hears of it finds it chosen no more", async () => {
    const { editor } = await openWith(slack, ({ method }) => (method === "DELETE" ? {} : undefined));
    const heard: unknown[] = [];
    editor.addEventListener("channel-deleted", () => heard.push(editor.value.notification_channels));
    await named(editor, "button", "予約通知を削除").click();
    await named(editor, "button", "削除する").click();
    await eventually(() => named(editor, "checkbox", "予約通知").query()).toBe(null);
    expect(heard).toEqual([[{ id: 3, kind: "mail" }]]);
  });

  test("after a refusal it can be tried again", async () => {
    const { calls, editor } = await openWith(slack, ({ method }) =>
      method === "DELETE" ? { status: ofMethod(calls, "DELETE").length === 1 ? 403 : 204 } : undefined,
    );
    await named(editor, "button", "アラートを削除").click();
    await named(editor, "button", "削除する").click();
    await expect.element(within(editor).getByText("削除に失敗しました")).toBeVisible();
    await named(editor, "button", "削除する").click();
    await eventually(() => named(editor, "checkbox", "アラート").query()).toBe(null);
    expect(ofMethod(calls, "DELETE")).toHaveLength(2);
  });

  test("while its kind is read again: the older answer does not bring it back, and it is not new", async () => {
    const older = deferred({ json: { data: slack, meta: {} } });
    const { editor } = await openWith(slack, (call) =>
      call.method === "DELETE" ? {} : isOf("slack")(call) ? older.answer : undefined,
    );
    press(editor, "Slackを再読み込み");
    await named(editor, "button", "アラートを削除").click();
    await named(editor, "button", "削除する").click();
    await eventually(() => named(editor, "checkbox", "アラート").query()).toBe(null);
    older.arrive();
    await expect
      .element(named(editor, "button", "Slackを再読み込み"))
      .not.toHaveAttribute("aria-busy", "true");
    expect(named(editor, "checkbox", "アラート").query()).toBe(null);
    expect(editor.shadowRoot?.textContent).not.toContain("通知先が増えました");
    await expect.element(named(editor, "checkbox", "予約通知")).toBeChecked();
  });

  test("an answer that comes after its question was closed closes no other one, and moves nothing", async () => {
    const late = deferred({});
    const { editor } = await openWith(slack, ({ method }) => (method === "DELETE" ? late.answer : undefined));
    await named(editor, "button", "アラートを削除").click();
    press(editor, "削除する");
    await named(editor, "button", "キャンセル").click();
    await named(editor, "button", "予約通知を削除").click();
    late.arrive();
    await eventually(() => editor.shadowRoot?.querySelector("[data-channel='2']")).toBe(null);
    await expect.element(named(editor, "dialog", "予約通知を削除しますか？")).toBeVisible();
    await named(editor, "button", "キャンセル").click();
    await eventually(() => focused().getAttribute("aria-label")).toBe("予約通知を削除");
  });

  test("a question that is asked again while its call is under way says so, and sends no second one", async () => {
    const late = deferred({ status: 403 });
    const { calls, editor } = await openWith(slack, ({ method }) =>
      method === "DELETE" ? (ofMethod(calls, "DELETE").length === 1 ? late.answer : {}) : undefined,
    );
    const failures = record(editor, ["failure"]);
    const ask = async () => {
      await named(editor, "button", "アラートを削除").click();
      await expect.element(named(editor, "dialog", "アラートを削除しますか？")).toBeVisible();
    };
    await ask();
    press(editor, "削除する");
    for (let times = 0; times < 2; times++) {
      await named(editor, "button", "キャンセル").click();
      await ask();
      await expect.element(named(editor, "button", "削除する")).toHaveAttribute("aria-busy", "true");
      press(editor, "削除する");
    }
    expect(ofMethod(calls, "DELETE")).toHaveLength(1);
    // The answer is to the question that stands there, and it can be tried again.
    late.arrive();
    await expect
      .element(named(editor, "dialog", "アラートを削除しますか？"))
      .toHaveTextContent("削除に失敗しました");
    expect(failures).toHaveLength(1);
    await named(editor, "button", "削除する").click();
    await eventually(() => named(editor, "dialog", "アラートを削除しますか？").query()).toBe(null);
    expect(ofMethod(calls, "DELETE")).toHaveLength(2);
    expect(named(editor, "checkbox", "アラート").query()).toBe(null);
  });

  test("a refusal that comes after its question was closed is said all the same", async () => {
    const late = deferred({ status: 500, json: {} });
    const { editor } = await openWith(slack, ({ method }) => (method === "DELETE" ? late.answer : undefined));
    const failures = record(editor, ["failure"]);
    await named(editor, "button", "アラートを削除").click();
    press(editor, "削除する");
    await named(editor, "button", "キャンセル").click();
    late.arrive();
    await expect.element(within(editor).getByText("削除に失敗しました", { exact: false })).toBeVisible();
    expect(failures).toHaveLength(1);
    await expect.element(named(editor, "checkbox", "アラート")).toBeInTheDocument();
    // The next question begins anew.
    await named(editor, "button", "アラートを削除").click();
    await expect.element(named(editor, "button", "削除する")).toBeVisible();
    await expect
      .element(named(editor, "dialog", "アラートを削除しますか？"))
      .not.toHaveTextContent("削除に失敗しました");
  });

  test.each([
    [
      "the only one of its kind",
      [channelOf(1, "slack", "予約通知"), channelOf(3, "mail", "店舗")],
      "[data-add='slack']",
    ],
    ["the last one", [slack[1], slack[0]], "[data-field='channel 2']"],
    ["one in between", [slack[1], slack[0], channelOf(44, "slack", "次の先")], "[data-field='channel 44']"],
  ])("%s, while its checkbox has the focus: it goes to a neighbour", async (_, all, next) => {
    const { editor } = await openWith(all as object[], ({ method }) =>
      method === "DELETE" ? {} : undefined,
    );
    // By the page, so that the focus is where the operator has left it: on the checkbox.
    (named(editor, "checkbox", "予約通知").element() as HTMLElement).focus();
    press(editor, "予約通知を削除");
    await expect.element(named(editor, "dialog", "予約通知を削除しますか？")).toBeVisible();
    await named(editor, "button", "削除する").click();
    await eventually(() => editor.shadowRoot?.querySelector("[role=dialog], dialog[open]")).toBe(null);
    await eventually(() => focused().matches(next)).toBe(true);
  });
});

describe("reading a kind", () => {
  test("a list that comes late does not win over a newer one", async () => {
    const first = deferred({ json: { data: slack, meta: {} } });
    const { calls, editor } = await openWith(slack, (call) => {
      if (!isOf("slack")(call)) return undefined;
      const isFirst = calls.filter(isOf("slack")).length === 1;
      return isFirst
        ? first.answer
        : { json: { data: [...slack, channelOf(44, "slack", "新しい先")], meta: {} } };
    });
    press(editor, "Slackを再読み込み");
    await eventually(() => calls.filter(isOf("slack")).length).toBe(1);
    // {kind}を追加 reads it too, whatever is under way.
    await named(editor, "button", "Slackを追加").click();
    await expect.element(within(editor).getByText("1件の通知先が増えました")).toBeInTheDocument();
    first.arrive();
    await named(editor, "button", "閉じる").click();
    await expect.element(named(editor, "button", "新しい先を削除")).toBeVisible();
    // The answer is there by now.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await expect.element(named(editor, "checkbox", "新しい先")).toBeInTheDocument();
    expect(calls.filter(isOf("slack"))).toHaveLength(2);
  });

  test("a save meanwhile sends what is chosen, and the list that comes then changes nothing of it", async () => {
    const late = deferred({ json: { data: [channelOf(44, "slack", "新しい先")], meta: {} } });
    const { calls, editor } = await openWith(slack, (call) =>
      call.method === "POST"
        ? { json: { data: { id: 7, updated_at: "2026-11-28T10:00:00+09:00" } } }
        : isOf("slack")(call)
          ? late.answer
          : undefined,
    );
    const events = record(editor, ["change", "finish", "failure"]);
    press(editor, "Slackを再読み込み");
    await named(editor, "button", "保存").click();
    await eventually(() => inBrief(events)).toContain("finish");
    expect(JSON.parse(ofMethod(calls, "POST")[0]?.text ?? "null")).toEqual(wholeNotification);
    late.arrive();
    await expect.element(named(editor, "checkbox", "削除済みの通知先（ID 1）")).toBeChecked();
    expect(editor.value.notification_channels).toEqual(wholeNotification.notification_channels);
    expect(editor.dirty).toBe(false);
    expect(inBrief(events)).not.toContain("change");
  });

  test("200 of one kind: each can be reached and chosen, and reading them again keeps what is chosen", async () => {
    const many = Array.from({ length: 200 }, (_, at) => channelOf(at + 100, "slack", `先${at + 1}`));
    const { editor } = await openWith(many, (call) =>
      isOf("slack")(call) ? { json: { data: many.toReversed(), meta: {} } } : undefined,
    );
    expect(editor.shadowRoot?.querySelectorAll(".channel[data-channel]")).toHaveLength(202);
    // Those far away are their names, until one comes near.
    expect(editor.shadowRoot?.querySelectorAll(".channel input").length).toBeLessThan(150);
    editor.shadowRoot?.querySelector("[data-channel='299']")?.scrollIntoView();
    await named(editor, "checkbox", "先200").click();
    press(editor, "Slackを再読み込み");
    const first = () => editor.shadowRoot?.querySelector("[aria-label=Slack] [data-channel]");
    await eventually(() => first()?.getAttribute("data-channel")).toBe("299");
    editor.shadowRoot?.querySelector("[data-channel='299']")?.scrollIntoView();
    await expect.element(named(editor, "checkbox", "先200")).toBeChecked();
    expect(editor.value.notification_channels).toEqual([
      ...wholeNotification.notification_channels,
      { id: 299, kind: "slack" },
    ]);
  });
});
