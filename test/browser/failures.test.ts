import { describe, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { editingWords } from "../../src/editor/index.js";
import type { ActionEditorElement } from "../../src/entries/action-editor.js";
import {
  actionOf,
  emptyAction,
  mountEditor,
  openAction,
  textField,
  textsOf,
} from "../elements/action-editor/page.js";
import { alertLines } from "../elements/page.js";
import { realTime } from "./support/clock.js";
import { configurePage } from "./support/console-page.js";
import { control, drawn, eventually, finishButton, shownText, within } from "./support/editors.js";
import { inBrief, prevent, record } from "./support/events.js";
import { openPage } from "./support/host-page.js";
import { typeInto } from "./support/page-hazards.js";
import { deferred, type Scripted, serve } from "./support/server.js";
import { messageIn } from "./support/written-text.js";

const failed = "登録に失敗しました";
const unknown = "不明なエラーが発生しました";

describe("a call that fails", () => {
  const failures: {
    name: string;
    answer: Scripted;
    reason: string;
    status: number | null;
    messages: string[];
  }[] = [
    { name: "500 without a body", answer: { status: 500 }, reason: "http", status: 500, messages: [unknown] },
    {
      name: "500 with a page of HTML",
      answer: { status: 500, text: "<h1>Server Error</h1>", type: "text/html" },
      reason: "http",
      status: 500,
      messages: [unknown],
    },
    {
      name: "400 with a message",
      answer: { status: 400, json: { message: "内容に誤りがあります" } },
      reason: "http",
      status: 400,
      messages: ["内容に誤りがあります"],
    },
    {
      name: "422 with messages by field",
      answer: {
        status: 422,
        json: {
          message: "入力エラー",
          errors: { a_name: ["名前が長すぎます"], inputs: ["本文がありません", "入力エラー"] },
        },
      },
      reason: "http",
      status: 422,
      messages: ["入力エラー", "名前が長すぎます", "本文がありません"],
    },
    {
      name: "403 without a body",
      answer: { status: 403 },
      reason: "http",
      status: 403,
      messages: ["操作権限がありません"],
    },
    {
      name: "403 with a message",
      answer: { status: 403, json: { message: "この操作はできません" } },
      reason: "http",
      status: 403,
      messages: ["この操作はできません"],
    },
    { name: "404", answer: { status: 404 }, reason: "http", status: 404, messages: [unknown] },
    {
      name: "no connection",
      answer: "unreachable",
      reason: "network",
      status: null,
      messages: ["通信できませんでした。接続を確認して、もう一度お試しください。", editingWords.ja.lookFirst],
    },
    ...(
      [
        ["a login page with status 200", { text: "<title>ログイン</title>", type: "text/html" }],
        ["malformed JSON", { text: "{oops", type: "application/json" }],
        ["a list", { json: [1] }],
      ] as [string, Scripted][]
    ).map(([name, answer]) => ({
      name,
      answer,
      reason: "invalid-response",
      status: 200,
      messages: [
        "サーバーの応答を読み取れませんでした。",
        ...(name.startsWith("a login page") ? [editingWords.ja.logInAgain] : []),
      ],
    })),
  ];

  test.each(failures)("$name", async ({ answer, reason, status, messages }) => {
    configurePage({ onError: () => {} });
    const received = serve(answer);
    const editor = mountEditor({ value: actionOf("一") });
    await userEvent.fill(textField(editor), "編集した");
    const heard = record(editor, ["failure", "finish", "page-expired"]);
    const shown = [failed, ...messages];

    const result = await editor.submit();

    expect(result).toEqual({ ok: false, messages: shown, ...(status !== null && { status }) });
    expect(heard.map(({ detail }) => detail)).toEqual([{ reason, status, messages: shown }]);
    await eventually(() => alertLines(editor)).toEqual(shown);
    expect(received).toHaveLength(1);
    expect([textsOf(editor), editor.dirty, editor.status]).toEqual([["編集した"], true, 0]);
  });

  test.each([
    ["csrf-token", "トークン"],
    ["api-base", "https://["],
  ])("for a %s of the page that no call can carry", async (setting, value) => {
    const received = serve();
    const editor = mountEditor({ value: actionOf("一"), [setting]: value });
    await userEvent.fill(textField(editor), "編集した");
    const heard = record(editor, ["failure"]);
    const messages = [failed, editingWords.ja.settingUnusable(setting)];
    expect(await editor.submit()).toEqual({ ok: false, messages });
    expect(heard.map(({ detail }) => detail)).toEqual([{ reason: "invalid-input", status: null, messages }]);
    await eventually(() => alertLines(editor)).toEqual(messages);
    expect(received).toEqual([]);
    expect([textsOf(editor), editor.dirty, editor.status]).toEqual([["編集した"], true, 0]);
  });

  test("after 30 seconds, which cover the whole answer", async () => {
    const timer = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(timer.signal);
    onTestFinished(() => timeout.mockRestore());
    serve(new Promise<Scripted>(() => {}));
    const editor = mountEditor({ value: actionOf("一") });
    const heard = record(editor, ["failure"]);
    const submitted = editor.submit();
    await eventually(() => editor.status).toBe(1);
    timer.abort(new DOMException("", "TimeoutError"));
    const message = "時間内に応答がありませんでした。保存されたか確認してから、もう一度お試しください。";
    expect(await submitted).toEqual({ ok: false, messages: [failed, message] });
    expect(timeout.mock.calls).toEqual([[30_000]]);
    expect(heard[0]?.detail).toEqual({ reason: "timeout", status: null, messages: [failed, message] });
    await eventually(() => alertLines(editor)).toEqual([failed, message]);
  });

  test("is forgotten by the next edit, and by the next finish", async () => {
    configurePage({ onError: () => {} });
    serve({ status: 500 }, { status: 500 }, { json: { aid: 1 } });
    const editor = mountEditor({ value: actionOf("一") });
    await editor.submit();
    await eventually(() => alertLines(editor)).toEqual([failed, unknown]);
    await userEvent.fill(textField(editor), "編集した");
    await eventually(() => alertLines(editor)).toEqual([]);
    await editor.submit();
    await eventually(() => alertLines(editor)).toEqual([failed, unknown]);
    await editor.submit();
    await eventually(() => alertLines(editor)).toEqual([]);
  });
});

describe("a page that has expired", () => {
  test.each([409, 419])("%d tells the host, who may keep the page", async (status) => {
    serve({ status });
    const editor = mountEditor({ value: actionOf("一") });
    prevent(editor, "page-expired");
    const heard = record(editor, ["failure", "page-expired"]);
    const result = await editor.submit();
    expect(result).toMatchObject({ ok: false, status });
    expect(heard.map(({ type, detail }) => [type, detail.status])).toEqual([
      ["failure", status],
      ["page-expired", status],
    ]);
    await eventually(() => alertLines(editor)[0]).toBe(failed);
  });
});

describe("a success", () => {
  test.each([
    ["post", "登録にしました"],
    ["postemit", ""],
    ["emit", ""],
  ])("in %s says “%s”", async (finisher, words) => {
    serve({ json: { aid: 7 } });
    const editor = mountEditor({ value: actionOf("一"), finisher });
    const finished = record(editor, ["finish"]);
    await userEvent.click(finishButton(editor));
    await eventually(() => finished.length).toBe(1);
    await eventually(() => editor.status).toBe(0);
    await eventually(() => statusText(editor)).toBe(words);
    await userEvent.fill(textField(editor), "編集した");
    await eventually(() => statusText(editor)).toBe("");
  });

  test("of a known action may be an empty answer", async () => {
    serve({ status: 204 });
    const editor = mountEditor({ value: { ...actionOf("一"), aid: 5 } });
    expect(await editor.submit()).toMatchObject({ ok: true, response: null });
  });

  test.each<[string, Scripted]>([
    ["nothing", { status: 204 }],
    ["no id", { json: { redirect_to: "/next" } }],
  ])("of a new action is none when it tells %s", async (_, answer) => {
    configurePage({ onError: () => {} });
    serve(answer);
    const editor = mountEditor({ value: actionOf("一") });
    const heard = record(editor, ["failure", "finish", "navigate"]);
    expect(await editor.submit()).toMatchObject({ ok: false });
    expect(heard.map(({ detail }) => detail.reason)).toEqual(["invalid-response"]);
  });
});

describe("a refusal by validation", () => {
  const refusals: {
    name: string;
    attributes: object;
    messages: string[];
    focus(editor: Element): Element;
  }[] = [
    {
      name: "no effect",
      attributes: { value: emptyAction },
      messages: ["最低1つの要素を選択して下さい"],
      focus: (editor) => control(editor, "button", "テキスト送信を追加").element(),
    },
    {
      name: "a text that is missing in the second effect",
      attributes: { value: actionOf("一", "") },
      messages: ["本文を入力してください。"],
      focus: (editor) => textField(editor, 2).element(),
    },
    {
      name: "one that is missing in a folded effect of many",
      attributes: { value: actionOf("一", "二", "三", "") },
      messages: ["本文を入力してください。"],
      focus: (editor) => textField(editor, 4).element(),
    },
    {
      name: "a template without a name, which comes first",
      attributes: { value: actionOf(""), template: true },
      messages: ["アクション名を入力してください。", "本文を入力してください。"],
      focus: (editor) => control(editor, "textbox", "アクション名").element(),
    },
    {
      name: "a name of 101 characters",
      attributes: { value: { ...actionOf("一"), a_name: "あ".repeat(101) }, template: true },
      messages: ["アクション名は100文字以内で入力してください。"],
      focus: (editor) => control(editor, "textbox", "アクション名").element(),
    },
    {
      name: "a text of 4501 characters",
      attributes: { value: actionOf("あ".repeat(4501)) },
      messages: ["4,500文字以内で入力してください。入力した内容は残っています。"],
      focus: (editor) => textField(editor).element(),
    },
  ];

  test.each(refusals)("$name", async ({ attributes, messages, focus }) => {
    const received = serve();
    const editor = await openAction({ ...attributes });
    const heard = record(editor);
    await userEvent.click(finishButton(editor));
    await eventually(() => editor.shadowRoot?.activeElement === focus(editor)).toBe(true);
    expect(heard.map(({ type, detail }) => [type, detail])).toEqual([
      ["failure", { reason: "validation", status: null, messages }],
    ]);
    for (const message of messages) expect(alertLines(editor).join("\n")).toContain(message);
    expect(await editor.submit()).toEqual({ ok: false, messages });
    expect(received).toEqual([]);
  });

  test("leads from each problem to its field", async () => {
    const editor = mountEditor({ value: actionOf("", "") });
    await userEvent.click(finishButton(editor));
    await userEvent.click(within(editor).getByRole("alert").getByRole("button", { name: "2. テキスト送信" }));
    await eventually(() => editor.shadowRoot?.activeElement === textField(editor, 2).element()).toBe(true);
  });

  test("is taken back as the operator mends it", async () => {
    const editor = mountEditor({ value: actionOf("") });
    await userEvent.click(finishButton(editor));
    await expect.element(textField(editor)).toHaveAttribute("aria-invalid", "true");
    await userEvent.fill(textField(editor), "一");
    await eventually(() => alertLines(editor)).toEqual([]);
    await expect.element(textField(editor)).not.toHaveAttribute("aria-invalid");
  });

  test("shows nothing of it before the operator tries", async () => {
    const editor = await openAction({ value: actionOf("") });
    expect(alertLines(editor)).toEqual([]);
    expect(shownText(editor)).not.toContain("本文を入力してください。");
  });
});

describe("redirect_to", () => {
  const elsewhere = "https://elsewhere.example";
  const own = location.origin;
  test.each([
    ["/next?a=1", `${own}/next?a=1`],
    [`${own}/next`, `${own}/next`],
    ["next", new URL("next", location.href).href],
    [`${elsewhere}/next`, null],
    ["//elsewhere.example/next", null],
    ["javascript:alert(1)", null],
    ["data:text/html,x", null],
    ["blob:x", null],
    ["http://[oops", null],
    ["", null],
    [null, null],
    [7, null],
  ])("%s leads to %s", async (redirect_to, url) => {
    configurePage({ onError: () => {} });
    serve({ json: { aid: 1, redirect_to } });
    const editor = mountEditor({ value: actionOf("一") });
    prevent(editor, "navigate");
    const heard = record(editor, ["navigate", "status-change"]);
    expect((await editor.submit()).ok).toBe(true);
    const followed = url === null ? [] : ["navigate"];
    expect(inBrief(heard)).toEqual(["status-change 1", "status-change 2", ...followed, "status-change 0"]);
    expect(heard.find(({ type }) => type === "navigate")?.detail).toEqual(url === null ? undefined : { url });
  });

  test("leads to another origin that the page allows", async () => {
    configurePage({ allowedRedirectOrigins: [elsewhere] });
    serve({ json: { aid: 1, redirect_to: `${elsewhere}/next` } });
    const editor = mountEditor({ value: actionOf("一") });
    prevent(editor, "navigate");
    const heard = record(editor, ["navigate"]);
    await editor.submit();
    expect(heard.map(({ detail }) => detail)).toEqual([{ url: `${elsewhere}/next` }]);
  });

  test("that is refused is told to the page's hook", async () => {
    const onError = vi.fn();
    configurePage({ onError });
    serve({ json: { aid: 1, redirect_to: "javascript:alert(1)" } });
    await mountEditor({ value: actionOf("一") }).submit();
    expect(onError).toHaveBeenCalledOnce();
  });

  test("is followed when nobody prevents it, and the button stays busy on the way", async () => {
    const page = await openPage();
    await page.loadEditor();
    page.window.fetch = async () => page.window.Response.json({ aid: 1, redirect_to: "?next" });
    const editor = page.document.createElement("action-editor") as ActionEditorElement;
    editor.value = actionOf("一");
    page.document.body.append(editor);
    await drawn(editor);
    const heard = record(editor);
    await editor.submit();
    expect(inBrief(heard)).toEqual([
      "before-finish",
      "status-change 1",
      "status-change 2",
      "finish",
      "navigate",
    ]);
    expect(editor.status).toBe(2);
    await eventually(() => page.loads).toBe(2);
    expect(page.window.location.search).toBe("?next");
  });

  test("to another place of the page goes there, and the next finish is not kept waiting", async () => {
    const { page, editor } = await savedOnPage("#done");
    expect(page.window.location.hash).toBe("#done");
    expect(editor.status).toBe(0);
    expect(page.loads).toBe(1);
  });

  test("that the page, or who was asked by it, gives up at once: what is there can be finished", async () => {
    const { page, editor } = await savedOnPage("?next", (window) => {
      const { navigation } = window as Window & { navigation?: EventTarget };
      navigation?.addEventListener("navigate", (event) => event.preventDefault());
    });
    expect([editor.status, page.loads]).toEqual([0, 1]);
  });

  test.each<[string, (editor: ActionEditorElement, page: Window & typeof globalThis) => unknown]>([
    ["that does not leave the page: an edit can be finished", (editor) => typeInto(messageIn(editor), "二")],
    [
      "that has left it: so can what is there when the page comes back",
      (_, page) => page.dispatchEvent(new page.PageTransitionEvent("pageshow", { persisted: true })),
    ],
  ])("%s", async (_, go) => {
    const { page, editor } = await savedOnPage("?next");
    // The page stays, as after a 204.
    page.window.stop();
    expect(editor.status).toBe(2);
    page.window.dispatchEvent(new page.window.PageTransitionEvent("pageshow", { persisted: false }));
    expect(editor.status).toBe(2);
    const heard = record(editor, ["status-change"]);
    await go(editor, page.window);
    await eventually(() => inBrief(heard)).toEqual(["status-change 0"]);
    expect(page.loads).toBe(1);
  });
});

describe("an answer to an element that has left the page", () => {
  /** The editor was edited and finished, and left before this answer. */
  async function answerAfterwards(answer: Scripted) {
    const held = deferred(answer);
    serve(held.answer);
    const editor = await openAction({ value: actionOf("一"), "draft-key": "left" });
    for (const type of ["navigate", "page-expired"]) prevent(editor, type);
    const heard = record(editor, ["finish", "failure", "navigate", "page-expired", "status-change"]);
    typeInto(messageIn(editor), "二");
    await eventually(() => textsOf(editor)).toEqual(["二"]);
    const finished = editor.submit();
    editor.remove();
    await realTime(50, "an element has left the page in a later task");
    sessionStorage.clear();
    held.arrive();
    return { editor, heard, result: await finished };
  }

  test("that names an address does not lead there", async () => {
    const { editor, heard, result } = await answerAfterwards({ json: { aid: 1, redirect_to: "/next" } });
    expect(result.ok).toBe(true);
    expect(inBrief(heard)).toEqual(["status-change 1", "status-change 2", "finish", "status-change 0"]);
    expect(editor.status).toBe(0);
  });

  test("that calls the page expired keeps the work, and the page stays", async () => {
    const { heard, result } = await answerAfterwards({ status: 419 });
    expect(result.ok).toBe(false);
    expect(inBrief(heard)).toEqual(["status-change 1", "status-change 3", "failure http", "status-change 0"]);
    expect(Object.values({ ...sessionStorage }).join()).toContain("二");
    sessionStorage.clear();
  });
});

/** An editor on a page of its own that was saved with this `redirect_to`. */
async function savedOnPage(redirect_to: string, arrange: (window: Window) => void = () => {}) {
  const page = await openPage();
  await page.loadEditor();
  arrange(page.window);
  page.window.fetch = async () => page.window.Response.json({ aid: 1, redirect_to });
  const editor = page.document.createElement("action-editor") as ActionEditorElement;
  editor.value = actionOf("一");
  page.document.body.append(editor);
  await drawn(editor);
  await editor.submit();
  return { page, editor };
}

function statusText(editor: Element): string {
  return [...(editor.shadowRoot?.querySelectorAll("[role=status]") ?? [])]
    .map((status) => status.querySelector("strong")?.textContent ?? "")
    .join("");
}
