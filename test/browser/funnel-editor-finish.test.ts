import { describe, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { editingWords } from "../../src/editor/index.js";
import {
  all,
  any,
  condition,
  emptyFilter,
  filterOf,
  memoCondition,
  mountFilter,
  nameCondition,
  namesOf,
  openFilter,
  orPanel,
  serveFilters,
  typeNames,
} from "../elements/funnel-editor/page.js";
import { alertLines, named } from "../elements/page.js";
import { configurePage } from "./support/console-page.js";
import { eventually, finishButton, shownText } from "./support/editors.js";
import { inBrief, prevent, record } from "./support/events.js";
import { focused } from "./support/focus.js";
import { deferred, type Scripted } from "./support/server.js";

const value = filterOf(nameCondition("田中"));
const failed = "登録に失敗しました";
const unknown = "不明なエラーが発生しました";

describe("a finish", () => {
  test.each([
    ["post", "登録しました", ["status-change 1", "status-change 2", "finish", "status-change 0"]],
    ["postemit", "", ["status-change 1", "status-change 2", "finish", "status-change 0"]],
    ["emit", "", ["finish"]],
  ])("in %s says “%s”", async (finisher, words, order) => {
    const server = serveFilters();
    const editor = await openFilter({ value, finisher });
    await typeNames(editor, "佐藤");
    const heard = record(editor);
    await userEvent.click(finishButton(editor, "検索"));
    await eventually(() => inBrief(heard)).toEqual(["before-finish", ...order]);
    const finish = heard.find(({ type }) => type === "finish");
    const payload = filterOf(nameCondition("佐藤"));
    const response = finisher === "emit" ? {} : { response: { fid: 7 } };
    expect(finish?.detail).toEqual({ finisher, payload, ...response });
    expect(server.saves()).toHaveLength(finisher === "emit" ? 0 : 1);
    if (words) await eventually(() => shownText(editor)).toContain(words);
    else expect(shownText(editor)).not.toContain("登録しました");
    expect(editor.dirty).toBe(false);
  });

  test("posts the filter to the path and with the flags of the page", async () => {
    const server = serveFilters();
    const editor = mountFilter({
      value: { ...value, note: { any: "key" }, fid: null },
      "csrf-token": "token",
      "finish-path": "/save/here",
      "no-template": true,
      "with-count": true,
      "with-description": true,
    });
    await editor.submit();
    const [{ url, headers, fields } = {}] = server.saves();
    expect(url?.pathname).toMatch(/^\/server-\d+\/save\/here$/);
    expect(headers?.get("x-csrf-token")).toBe("token");
    // The letters of a form are ASCII, and mean the same.
    expect(fields?.inputs).toMatch(/^[ -~]+$/);
    expect({ ...fields, inputs: JSON.parse(fields?.inputs ?? "") }).toEqual({
      fid: "",
      name: "休眠中",
      group_id: "",
      is_template: "0",
      inputs: value.inputs,
      note: '{"any":"key"}',
      take_num: "50",
      sort_type: "1",
      with_blocked: "0",
      user_rate_type: "0",
      no_template: "1",
      withCount: "1",
      withDescription: "1",
      _token: "token",
    });
  });

  test("without flags sends none, and goes where filters are saved", async () => {
    const server = serveFilters();
    await mountFilter({ value }).submit();
    const [{ url, fields = {} } = {}] = server.saves();
    expect(url?.pathname).toMatch(/\/api\/funnel\/register$/);
    for (const flag of ["no_template", "withCount", "withDescription"])
      expect(Object.keys(fields)).not.toContain(flag);
  });

  test("encodes with brackets for hosts that read only those", async () => {
    const server = serveFilters();
    await mountFilter({ value, encoding: "brackets" }).submit();
    const sent = new URLSearchParams(server.saves()[0]?.text);
    expect(sent.get("inputs[0][type]")).toBe("11");
    expect(sent.getAll("inputs[0][names][]")[0]).toBe("田中");
  });

  test("keeps the id of the answer, so that the next save is no second filter", async () => {
    const server = serveFilters();
    const editor = mountFilter({ value });
    await editor.submit();
    await editor.submit();
    expect(server.saves().map(({ fields }) => fields.fid)).toEqual(["", "7"]);
  });

  test("says 処理中... on the way, and is made once", async () => {
    const answer = deferred({ json: { fid: 7 } });
    const server = serveFilters({ save: answer.answer });
    const editor = await openFilter({ value });
    await userEvent.click(finishButton(editor, "検索"));
    await expect.element(finishButton(editor, "処理中...")).toHaveAttribute("aria-busy");
    const [first, second] = [editor.submit(), editor.submit()];
    answer.arrive();
    expect(await first).toBe(await second);
    expect(server.saves()).toHaveLength(1);
  });
});

describe("a save that fails", () => {
  const network = [
    unknown,
    "通信できませんでした。接続を確認して、もう一度お試しください。",
    editingWords.ja.lookFirst,
  ];
  const failures: [string, Scripted, string, number | null, string[]][] = [
    ["500 without a body", { status: 500 }, "http", 500, [failed, unknown]],
    [
      "422 with messages",
      { status: 422, json: { message: "入力エラー", errors: { name: ["名前が長すぎます", "入力エラー"] } } },
      "http",
      422,
      [failed, "入力エラー", "名前が長すぎます"],
    ],
    ["403 without a body", { status: 403 }, "http", 403, [failed, "操作権限がありません"]],
    ["403 with a message", { status: 403, json: { message: "不可" } }, "http", 403, [failed, "不可"]],
    ["no connection", "unreachable", "network", null, network],
    [
      "a login page",
      { text: "<title>ログイン</title>", type: "text/html" },
      "invalid-response",
      200,
      [failed, "サーバーの応答を読み取れませんでした。", editingWords.ja.logInAgain],
    ],
  ];

  test.each(failures)("%s", async (_, answer, reason, status, messages) => {
    configurePage({ onError: () => {} });
    const server = serveFilters({ save: answer });
    const editor = await openFilter({ value });
    await typeNames(editor, "佐藤");
    const heard = record(editor, ["failure", "finish"]);
    await userEvent.click(finishButton(editor, "検索"));
    await eventually(() => alertLines(editor)).toEqual(messages);
    expect(heard.map(({ detail }) => detail)).toEqual([{ reason, status, messages }]);
    expect([namesOf(editor), editor.dirty, server.saves().length]).toEqual([["佐藤"], true, 1]);
    await eventually(() => editor.status).toBe(0);
    await typeNames(editor, "鈴木");
    await eventually(() => alertLines(editor)).toEqual([]);
  });

  test("says beside a condition what the server has against it, until it changes", async () => {
    const errors = {
      "inputs.1.memos.0": ["この語は使えません。"],
      "inputs[2][effects][0]": ["これも使えません。"],
    };
    serveFilters({ save: { status: 422, json: { message: "入力エラー", errors } } });
    const inputs = [
      nameCondition("田中"),
      memoCondition("常連"),
      orPanel(memoCondition("初回"), memoCondition("再来")),
    ];
    const editor = await openFilter({ value: filterOf(...inputs) });
    await userEvent.click(finishButton(editor, "検索"));
    const warnings = () =>
      [...(editor.shadowRoot?.querySelectorAll<HTMLElement>(".cond-warning") ?? [])].map(
        (line) => `${line.closest("[data-row]")?.getAttribute("aria-label")} ${line.innerText}`,
      );
    await eventually(warnings).toEqual([
      "2. 個別メモ この語は使えません。",
      "1. 個別メモ これも使えません。",
    ]);
    expect(alertLines(editor)).toEqual([failed, "入力エラー", "この語は使えません。", "これも使えません。"]);
    expect(named(editor, "button", "入力エラー").elements()).toEqual([]);
    for (const [line, panel, row] of [
      ["これも使えません。", any, "1. 個別メモ"],
      ["この語は使えません。", all, "2. 個別メモ"],
    ] as const) {
      await userEvent.click(named(editor, "button", line));
      const field = named(editor, "group", panel).getByRole("group", { name: row }).getByRole("textbox");
      await eventually(focused).toBe(field.first().element());
    }
    await userEvent.fill(condition(editor, "2. 個別メモ").getByRole("textbox").first(), "新しい語");
    await eventually(warnings).toEqual(["1. 個別メモ これも使えません。"]);
  });

  test("after 30 seconds nothing is said to have failed: it may have been saved", async () => {
    const timers = new Map<number, AbortController>();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
      const made = new AbortController();
      timers.set(milliseconds, made);
      return made.signal;
    });
    onTestFinished(() => timeout.mockRestore());
    serveFilters({ save: new Promise<Scripted>(() => {}) });
    const editor = await openFilter({ value, mode: "funneling" });
    const submitted = editor.submit();
    await eventually(() => timers.has(30_000)).toBe(true);
    timers.get(30_000)?.abort(new DOMException("", "TimeoutError"));
    const messages = [
      unknown,
      "時間内に応答がありませんでした。保存されたか確認してから、もう一度お試しください。",
    ];
    expect(await submitted).toEqual({ ok: false, messages });
  });

  test.each([409, 419])("%d tells the host, who may keep the page", async (status) => {
    serveFilters({ save: { status } });
    const editor = await openFilter({ value });
    await typeNames(editor, "佐藤");
    prevent(editor, "page-expired");
    const heard = record(editor, ["failure", "page-expired"]);
    expect(await editor.submit()).toMatchObject({ ok: false, status });
    expect(inBrief(heard)).toEqual(["failure http", "page-expired"]);
    expect(namesOf(editor)).toEqual(["佐藤"]);
  });
});

describe("a finish that is refused", () => {
  const nameRequired = "条件を保存するとき名前は必須です";

  test("without a name says so and leads to the field", async () => {
    const server = serveFilters();
    const editor = await openFilter({ value: { ...value, name: " 　" } });
    const heard = record(editor);
    await userEvent.click(finishButton(editor, "検索"));
    const field = named(editor, "textbox", "条件名");
    await eventually(() => focused() === field.element()).toBe(true);
    expect(alertLines(editor).join()).toContain(nameRequired);
    expect(heard.map(({ type, detail }) => [type, detail])).toEqual([
      ["failure", { reason: "validation", status: null, messages: [nameRequired] }],
    ]);
    expect(server.saves()).toEqual([]);
    await userEvent.fill(field, "  新しい条件 ");
    await eventually(() => alertLines(editor)).toEqual([]);
    await editor.submit();
    expect(server.saves()[0]?.fields.name).toBe("新しい条件");
  });

  test.each(["board", "funneling"])("but needs no name in %s", async (mode) => {
    const server = serveFilters();
    expect(await mountFilter({ mode, value: { ...value, name: "" } }).submit()).toMatchObject({ ok: true });
    expect(server.saves()).toHaveLength(1);
  });

  test("is none when it is empty or half filled", async () => {
    const server = serveFilters();
    const empty = mountFilter({ value: { ...emptyFilter, name: "空" } });
    expect(await empty.submit()).toMatchObject({ ok: true });
    const half = { type: 60, use_group: 0, tag_ids: [], tag_group_id: null, tag_or: 0 };
    expect(await mountFilter({ value: filterOf(half) }).submit()).toMatchObject({ ok: true });
    expect(server.saves()).toHaveLength(2);
  });

  const period = { type: 75, var_id: 203, match: 31, query: "", remaining_period_scale: "day" };
  test.each([
    [{ ...period, remaining_period_from: 5, remaining_period_to: 3 }, "入力範囲が不正です。"],
    [
      { ...period, remaining_period_from: 0, remaining_period_to: 10000 },
      "入力は0以上9999以下である必要があります。",
    ],
  ])("%j: %s", async (condition, message) => {
    const server = serveFilters();
    const editor = await openFilter({ value: filterOf(condition) });
    await userEvent.click(finishButton(editor, "検索"));
    await eventually(() => alertLines(editor).join()).toContain(message);
    const row = editor.shadowRoot?.querySelector("[data-row]");
    await eventually(() => row?.contains(focused())).toBe(true);
    expect(server.saves()).toEqual([]);
  });

  test("a single-use condition that is there already is refused when it is added again", async () => {
    serveFilters();
    const inputs = [{ type: 50, notify: [1] }];
    const editor = await openFilter({ value: filterOf(...inputs) });
    const heard = record(editor, ["failure", "change"]);
    const button = named(editor, "button", "対応マークを追加");
    await expect.element(button).toHaveAttribute("aria-disabled", "true");
    (button.element() as HTMLElement).click();
    await eventually(() => alertLines(editor)).toEqual(["既に追加されています"]);
    expect(heard.map(({ detail }) => detail)).toEqual([
      { reason: "validation", status: null, messages: ["既に追加されています"] },
    ]);
    expect(editor.value.inputs).toEqual(inputs);
  });
});
