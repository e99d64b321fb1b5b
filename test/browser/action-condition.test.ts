import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { editingWords } from "../../src/editor/index.js";
import { emptyAction, textsOf } from "../elements/action-editor/page.js";
import {
  backButton,
  begin,
  conditioned,
  conditionSwitch,
  decide,
  drawnAction,
  drawnSlide,
  idsOf,
  isOpen,
  names,
  stored,
  switchOn,
  untilShown,
} from "../elements/action-editor/page-conditions.js";
import { condition, nameCondition, serveFilters } from "../elements/funnel-editor/page.js";
import { openList, option, workButton } from "../elements/item-picker/page.js";
import { alertLines, named } from "../elements/page.js";
import { violationsOf } from "./support/accessibility.js";
import { atRest } from "./support/clock.js";
import { configurePage } from "./support/console-page.js";
import { control, eventually, shownText, within } from "./support/editors.js";
import { prevent, record } from "./support/events.js";
import { focused, focusedName, tabTo } from "./support/focus.js";
import { commit, compose } from "./support/input-method.js";
import { deferred, type Scripted, serveBy } from "./support/server.js";

const failed = "登録に失敗しました";
const notLoaded = "取得に失敗しました";
const pendingWords = "条件の編集が途中です";
const sentence = "名前に「田中」を含む人だけ";

describe("an operator without a mouse", () => {
  test("switches on, builds, decides, and is back on the switch", async () => {
    const server = serveFilters({ save: { json: { id: 7, description: [] } } });
    const editor = await drawnAction();
    await tabTo("1. テキスト送信 > 条件");
    await userEvent.keyboard(" ");
    await drawnSlide(editor);
    await eventually(focusedName).toBe("名前を追加");
    await userEvent.keyboard("{Enter}");
    await eventually(() => focused().localName).toBe("input");
    await userEvent.keyboard("田中");
    await tabTo("条件を決めて戻る");
    await userEvent.keyboard("{Enter}");
    await eventually(() => idsOf(editor)).toEqual([7, null]);
    await eventually(() => focusedName()).toBe("1. テキスト送信 > 条件");
    await expect.element(conditionSwitch(editor)).toBeChecked();
    expect(JSON.parse(server.saves()[0]?.fields.inputs ?? "")).toEqual([nameCondition("田中")]);
    expect(server.saves()[0]?.fields).toMatchObject({ withDescription: "1" });
    await untilShown(editor, sentence);
  });

  test("goes back without deciding, and nothing is lost", async () => {
    const server = serveFilters();
    const editor = await drawnAction();
    await switchOn(editor);
    await begin(editor, "田中");
    (backButton(editor).element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await untilShown(editor, pendingWords);
    await eventually(() => focusedName()).toBe("1. テキスト送信 > 条件");
    expect((await editor.submit()).ok).toBe(false);
    await eventually(() => alertLines(editor).join()).toContain(pendingWords);
    await userEvent.click(named(editor, "button", "条件を編集"));
    await expect.element(names(editor)).toHaveValue("田中");
    expect(server.saves()).toEqual([]);
  });

  test("walks back and forth through list and slide by keys", async () => {
    serveFilters({ save: { json: { id: 7 } } });
    const editor = await drawnAction();
    await switchOn(editor);
    await begin(editor, "田中");
    await decide(editor);
    await eventually(() => idsOf(editor)).toEqual([7, null]);
    // The list is drawn a moment after the answer came.
    await eventually(focusedName).toBe("1. テキスト送信 > 条件");
    await userEvent.keyboard("{Control>}z{/Control}");
    await eventually(() => [isOpen(editor), idsOf(editor)]).toEqual([true, [null, null]]);
    await drawnSlide(editor);
    await expect.element(names(editor)).toHaveValue("田中");
    while (editor.canUndo) await userEvent.keyboard("{Control>}z{/Control}");
    expect([idsOf(editor), textsOf(editor), editor.dirty]).toEqual([[null, null], ["一", "二"], false]);
    while (editor.canRedo) await userEvent.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
    await eventually(() => [isOpen(editor), idsOf(editor)]).toEqual([false, [7, null]]);
  });

  test("takes the condition off by the switch and by the button of the slide", async () => {
    serveFilters({ saved: { json: stored } });
    const editor = await drawnAction({ value: conditioned(31, 31) });
    await untilShown(editor, sentence);
    await userEvent.click(conditionSwitch(editor, 1));
    await eventually(() => idsOf(editor)).toEqual([null, 31]);
    await userEvent.click(named(editor, "button", "条件を編集"));
    await userEvent.click(named(editor, "button", "条件を外す"));
    await eventually(() => idsOf(editor)).toEqual([null, null]);
    await eventually(() => focusedName()).toBe("2. テキスト送信 > 条件");
  });
});

test("a tag that is made after the condition was decided changes nothing of its effect", async () => {
  const made = deferred({ json: { id: 9, name: "新規" } });
  const tags = { items: {}, groups: {}, ids: [], group_ids: [], meta: {} };
  const received = serveBy(({ method, url: { pathname } }) => {
    if (pathname.includes("/api/v_resource/")) return method === "POST" ? made.answer : { json: tags };
    return method === "POST" ? { json: { id: 7, description: [] } } : { json: [] };
  });
  const effect = { type: 13, remove: 0, use_group: 0, tag_ids: [], tag_group_id: null };
  const value = { ...emptyAction, inputs: [{ ...effect, member_query_id: null }] };
  const editor = await drawnAction({ value, abilities: "tag-write" });
  await openList(editor, "タグ");
  await userEvent.keyboard("新規");
  await workButton(editor, "追加").click();
  await eventually(() => received.some(({ method }) => method === "POST")).toBe(true);
  await userEvent.keyboard("{Escape}");
  await named(editor, "switch", "条件").click();
  await drawnSlide(editor);
  await begin(editor, "田中");
  await decide(editor);
  await eventually(() => idsOf(editor)).toEqual([7]);
  made.arrive();
  await atRest();
  expect(editor.value.inputs).toEqual([{ ...effect, member_query_id: 7 }]);
  await openList(editor, "タグ");
  await option(editor, "新規").click();
  await eventually(() => editor.value.inputs).toEqual([{ ...effect, tag_ids: [9], member_query_id: 7 }]);
});

describe("a stored condition", () => {
  test("of two effects is loaded once", async () => {
    const server = serveFilters({ saved: { json: stored } });
    const editor = await drawnAction({ value: conditioned(31, 31) });
    await eventually(() => shownText(editor).split(sentence)).toHaveLength(3);
    expect(server.calls()).toHaveLength(1);
    expect(server.calls()[0]?.url.pathname).toMatch(/\/api\/funnel\/data\/31$/);
  });

  test("that cannot be loaded says so in the slide, tells the page at each try, and is loaded on request", async () => {
    let answer: Scripted = { status: 500 };
    serveFilters({ saved: () => answer });
    const editor = await drawnAction({ value: conditioned(31) });
    const heard = record(editor, ["failure"]);
    await userEvent.click(named(editor, "button", "条件を編集"));
    await eventually(() => alertLines(editor)).toEqual([notLoaded]);
    answer = "unreachable";
    await userEvent.click(named(editor, "button", "もう一度読み込む"));
    await eventually(() => heard.map(({ detail }) => detail)).toEqual([
      { reason: "http", status: 500, messages: [notLoaded] },
      { reason: "network", status: null, messages: [notLoaded] },
    ]);
    answer = { json: stored };
    await userEvent.click(named(editor, "button", "もう一度読み込む"));
    await expect.element(names(editor)).toHaveValue("田中");
    expect([editor.dirty, editor.canUndo, heard.length]).toEqual([false, false, 2]);
  });

  test("that cannot be loaded says so beside its effect, open or folded, and is loaded on request", async () => {
    const answers: Record<string, Scripted | Promise<Scripted>> = {
      31: { status: 500 },
      32: "unreachable",
    };
    serveFilters({ saved: (id) => answers[id] as Scripted });
    const editor = await drawnAction({ value: conditioned(31, 32) });
    const heard = record(editor);
    const panel = (number: number) => control(editor, "region", `${number}. テキスト送信`);
    const status = (number: number) => panel(number).getByRole("status").first();
    const again = (number: number) => `もう一度読み込む（${number}. テキスト送信の条件）`;
    await userEvent.click(panel(2).getByRole("button", { name: "2. テキスト送信", exact: true }));
    for (const number of [1, 2]) await expect.element(status(number)).toHaveTextContent(notLoaded);
    await expect.element(panel(2)).toHaveTextContent(`条件（ID 32）に合う人だけ ${notLoaded}`);
    expect(await violationsOf(editor)).toEqual([]);

    await tabTo(`1. テキスト送信 > ${again(1)}`);
    await userEvent.keyboard("{Enter}");
    await expect.element(status(1)).toHaveTextContent(notLoaded);
    expect(focusedName()).toBe(`1. テキスト送信 > ${again(1)}`);

    const answer = deferred({ json: stored });
    answers[31] = answer.answer;
    await userEvent.keyboard("{Enter}");
    await expect.element(status(1)).toHaveTextContent("読み込み中...");
    expect(focused().getAttribute("aria-busy")).toBe("true");
    answer.arrive();
    await expect.element(status(1)).toHaveTextContent(sentence);
    expect(panel(1).element().textContent?.split(sentence)).toHaveLength(2);
    expect(focusedName()).toBe("1. テキスト送信 > 条件を編集");
    expect(named(editor, "button", again(1)).elements()).toEqual([]);

    await expect.element(status(2)).toHaveTextContent(notLoaded);
    answers[32] = { json: { ...stored, fid: 32 } };
    await userEvent.click(named(editor, "button", again(2)));
    await expect.element(status(2)).toHaveTextContent(sentence);
    expect([editor.dirty, editor.canUndo, heard]).toEqual([false, false, []]);
  });

  test("that is loaded again where nothing may be edited leaves the focus on its effect", async () => {
    let answer: Scripted = { status: 500 };
    serveFilters({ saved: () => answer });
    const editor = await drawnAction({ value: conditioned(31), readonly: true });
    await untilShown(editor, notLoaded);
    answer = { json: stored };
    await tabTo("1. テキスト送信 > もう一度読み込む（1. テキスト送信の条件）");
    await userEvent.keyboard(" ");
    await untilShown(editor, sentence);
    await eventually(focusedName).toBe("1. テキスト送信");
  });

  test("that was changed is saved as another one, without the old id", async () => {
    const server = serveFilters({ saved: { json: stored }, save: { json: { id: 8 } } });
    const editor = await drawnAction({ value: conditioned(31) });
    await userEvent.click(named(editor, "button", "条件を編集"));
    await userEvent.fill(names(editor), "佐藤");
    await decide(editor);
    await eventually(() => idsOf(editor)).toEqual([8]);
    expect(server.saves()[0]?.fields.fid).toBe("");
    await untilShown(editor, "佐藤");
  });
});

test("what is wrong in the slide is led to by its line in the alert", async () => {
  const wrong = { type: 30, date_from: "2026-02-01", date_to: "2026-01-01" };
  const server = serveFilters({ saved: { json: { ...stored, inputs: [nameCondition("田中"), wrong] } } });
  const editor = await drawnAction({ value: conditioned(31) });
  await userEvent.click(named(editor, "button", "条件を編集"));
  await userEvent.fill(names(editor), "佐藤");
  await decide(editor);
  await eventually(() => alertLines(editor)).toEqual([
    "入力内容を確認してください",
    expect.stringMatching(/^2\. 友だち登録日/),
  ]);
  (names(editor).element() as HTMLElement).focus();
  await userEvent.click(within(editor).getByRole("button", { name: alertLines(editor)[1] as string }));
  const row = condition(editor, "2. 友だち登録日").element();
  await eventually(() => row.contains(focused())).toBe(true);
  expect(server.saves()).toEqual([]);
});

describe("a save", () => {
  const unreachable = "通信できませんでした。接続を確認して、もう一度お試しください。";
  const unreadable = "サーバーの応答を読み取れませんでした。";
  const failures: [string, Scripted, lines: string[], reason: string, status: number | null][] = [
    [
      "422",
      { status: 422, json: { message: "入力エラー", errors: { x: ["長すぎます"] } } },
      ["入力エラー", "長すぎます"],
      "http",
      422,
    ],
    ["403 without a body", { status: 403 }, ["操作権限がありません"], "http", 403],
    ["500", { status: 500 }, ["不明なエラーが発生しました"], "http", 500],
    ["no connection", "unreachable", [unreachable, editingWords.ja.lookFirst], "network", null],
    ["an answer without id", { json: { ok: true } }, [unreadable], "invalid-response", 200],
    ["an id that is none", { json: { id: "x" } }, [unreadable], "invalid-response", 200],
    [
      "an id that would be rounded",
      { json: { id: "9007199254740993" } },
      [unreadable],
      "invalid-response",
      200,
    ],
  ];
  test.each(failures)(
    "that fails (%s) says why in the slide, tells the page, loses nothing, and may be tried again",
    async (_, save, lines, reason, status) => {
      let answer = save;
      const server = serveFilters({ save: () => answer });
      const editor = await drawnAction();
      const heard = record(editor, ["failure"]);
      const onError = vi.fn();
      configurePage({ onError });
      await switchOn(editor);
      await begin(editor, "田中");
      await decide(editor);
      const messages = [failed, ...lines];
      await eventually(() => alertLines(editor)).toEqual(messages);
      expect(heard.map(({ detail }) => detail)).toEqual([{ reason, status, messages }]);
      // What nobody expects of a server, as after a finish.
      const isUnexpected = status === 500 || reason === "invalid-response";
      expect(onError).toHaveBeenCalledTimes(isUnexpected ? 1 : 0);
      await expect.element(names(editor)).toHaveValue("田中");
      expect([isOpen(editor), idsOf(editor)]).toEqual([true, [null, null]]);
      answer = { json: { id: 7 } };
      await decide(editor);
      await eventually(() => idsOf(editor)).toEqual([7, null]);
      expect([server.saves().length, heard.length]).toEqual([2, 1]);
    },
  );

  test("that takes too long is given up", async () => {
    const timer = new AbortController();
    serveFilters({ save: new Promise(() => {}) });
    const editor = await drawnAction();
    await switchOn(editor);
    await begin(editor, "田中");
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(timer.signal);
    onTestFinished(() => timeout.mockRestore());
    await decide(editor);
    await eventually(() => timeout.mock.calls).toEqual([[30_000]]);
    timer.abort(new DOMException("", "TimeoutError"));
    await eventually(() => alertLines(editor)[0]).toBe(failed);
    expect(isOpen(editor)).toBe(true);
  });

  test.each([409, 419])("(%d) is told to the page, and the work is kept first", async (status) => {
    serveFilters({ save: { status } });
    const editor = await drawnAction({ "draft-key": "action" });
    prevent(editor, "page-expired");
    const heard = record(editor, ["failure", "page-expired"]);
    await switchOn(editor);
    await begin(editor, "田中");
    await decide(editor);
    await eventually(() => heard.map(({ type, detail }) => [type, detail.status])).toEqual([
      ["failure", status],
      ["page-expired", status],
    ]);
    expect(JSON.parse(sessionStorage.getItem("action") ?? "{}").begun).toMatchObject([
      { place: 0, filter: { rows: [{ value: nameCondition("田中") }] } },
    ]);
  });

  test.each(["post", "postemit", "emit"])(
    "is made in %s, once however often it is pressed",
    async (finisher) => {
      const answer = deferred({ json: { id: 7 } });
      const server = serveFilters({ save: answer.answer });
      const editor = await drawnAction({ finisher });
      await switchOn(editor);
      await begin(editor, "田中");
      await userEvent.dblClick(named(editor, "button", "条件を決めて戻る"));
      answer.arrive();
      await eventually(() => idsOf(editor)).toEqual([7, null]);
      expect(server.saves()).toHaveLength(1);
    },
  );

  test("counts for its effect, also when the operator went back meanwhile", async () => {
    const answer = deferred({ json: { id: 7 } });
    serveFilters({ save: answer.answer });
    const editor = await drawnAction();
    await switchOn(editor, 2);
    await begin(editor, "田中");
    await decide(editor);
    await userEvent.click(backButton(editor, 2));
    await userEvent.click(
      control(editor, "region", "2. テキスト送信").getByRole("button", { name: "上へ移動" }),
    );
    answer.arrive();
    await eventually(() => idsOf(editor)).toEqual([7, null]);
    expect(textsOf(editor)).toEqual(["二", "一"]);
    await untilShown(editor, sentence);
  });

  test("that fails after the operator went back is told in the list", async () => {
    const answer = deferred({ status: 403 });
    serveFilters({ save: answer.answer });
    const editor = await drawnAction();
    const heard = record(editor, ["failure"]);
    await switchOn(editor);
    await begin(editor, "田中");
    await decide(editor);
    await userEvent.click(backButton(editor));
    answer.arrive();
    const messages = [failed, "操作権限がありません"];
    await eventually(() => alertLines(editor)).toEqual(messages);
    expect(heard.map(({ detail }) => detail)).toEqual([{ reason: "http", status: 403, messages }]);
    await untilShown(editor, pendingWords);
  });
});

describe("a page around it", () => {
  test("that asks for a finish is refused where the operator is", async () => {
    serveFilters();
    const editor = await drawnAction({ finisher: "emit" });
    await switchOn(editor);
    await begin(editor, "田中");
    const { ok, messages = [] } = (await editor.submit()) as { ok: boolean; messages?: readonly string[] };
    expect([ok, messages.length, messages[0]]).toEqual([false, 1, expect.stringContaining(pendingWords)]);
    await eventually(() => alertLines(editor)[1]).toBe(`1. テキスト送信：${messages[0]}`);
    expect(isOpen(editor)).toBe(true);
    await expect.element(names(editor)).toHaveValue("田中");
  });

  test("that sets another value gets the list of that", async () => {
    serveFilters();
    const editor = await drawnAction();
    await switchOn(editor);
    await begin(editor, "田中");
    editor.value = conditioned(null);
    await eventually(() => isOpen(editor)).toBe(false);
    expect([idsOf(editor), editor.checkValidity(), editor.canUndo]).toEqual([[null], true, false]);
  });

  test("that moves the element has the slide open as before, and keeps its focus", async () => {
    serveFilters();
    const editor = await drawnAction();
    await switchOn(editor);
    await begin(editor, "田中");
    const button = document.createElement("button");
    editor.parentElement?.append(button);
    button.focus();
    document.body.append(editor);
    onTestFinished(() => editor.remove());
    await drawnSlide(editor);
    await expect.element(names(editor)).toHaveValue("田中");
    expect(document.activeElement).toBe(button);
  });

  test.each(["readonly", "disabled"] as const)(
    "that makes it %s leaves only the way back",
    async (property) => {
      serveFilters({ saved: { json: stored } });
      const editor = await drawnAction({ value: conditioned(31) });
      await userEvent.click(named(editor, "button", "条件を編集"));
      await drawnSlide(editor);
      editor[property] = true;
      await eventually(() => shownText(editor)).not.toContain("条件を決めて戻る");
      const { shadowRoot } = editor;
      const usable = () =>
        [...(shadowRoot?.querySelectorAll<HTMLElement>("button:not(:disabled), input:read-write") ?? [])].map(
          ({ innerText, localName }) => innerText || localName,
        );
      await eventually(usable).toEqual([expect.stringMatching(/^1\. テキスト送信/)]);
      await userEvent.click(backButton(editor));
      await eventually(() => isOpen(editor)).toBe(false);
      expect(shownText(editor)).not.toContain("条件を編集");
    },
  );

  test("with a form does not get it submitted by Enter", async () => {
    serveFilters();
    const editor = await drawnAction();
    const form = document.createElement("form");
    const submitted = vi.fn((event: Event) => event.preventDefault());
    form.addEventListener("submit", submitted);
    editor.before(form);
    form.append(editor);
    await switchOn(editor);
    await begin(editor, "田中");
    await userEvent.click(names(editor));
    await userEvent.keyboard("{Enter}");
    await userEvent.click(backButton(editor));
    await eventually(() => isOpen(editor)).toBe(false);
    expect(submitted).not.toHaveBeenCalled();
  });
});

test("a conversion of the input method is one step", async () => {
  serveFilters();
  const editor = await drawnAction();
  await switchOn(editor);
  await begin(editor, "");
  (names(editor).element() as HTMLElement).focus();
  const heard = record(editor, ["change"]);
  await compose("たな");
  await compose("田中");
  expect(heard).toEqual([]);
  await commit("田中");
  await eventually(() => heard.length).toBe(1);
  await expect.element(names(editor)).toHaveValue("田中");
});

describe("work that was begun", () => {
  test("is kept while the value is untouched, offered back, and restored beside the value", async () => {
    serveFilters();
    const before = await drawnAction({ "draft-key": "action" });
    await switchOn(before);
    await begin(before, "田中");
    expect(before.dirty).toBe(false);
    before.remove();
    const editor = await drawnAction({ "draft-key": "action" });
    await userEvent.click(control(editor, "button", "復元する"));
    await untilShown(editor, pendingWords);
    expect([editor.dirty, editor.checkValidity()]).toEqual([false, false]);
    await userEvent.click(named(editor, "button", "条件を編集"));
    await expect.element(names(editor)).toHaveValue("田中");
  });

  test("stays on offer where the page takes the value, which it is no part of, and empties the editor", async () => {
    serveFilters();
    const editor = await drawnAction({ "draft-key": "action" });
    await switchOn(editor);
    await begin(editor, "田中");
    await eventually(() => sessionStorage.getItem("action")).not.toBeNull();
    expect(editor.value).not.toBeNull();
    editor.value = null;
    await eventually(() => shownText(editor)).toContain("前回の編集内容が残っています");
  });

  test("is forgotten once it is dropped", async () => {
    serveFilters();
    const editor = await drawnAction({ "draft-key": "action" });
    await switchOn(editor);
    await begin(editor, "田中");
    await eventually(() => sessionStorage.getItem("action")).not.toBeNull();
    await userEvent.click(named(editor, "button", "条件を外す"));
    await eventually(() => sessionStorage.getItem("action")).toBeNull();
  });
});

describe("on the screen", () => {
  test("a narrow window does not scroll sideways", async () => {
    await page.viewport(360, 780);
    onTestFinished(() => page.viewport(1280, 800));
    serveFilters({ saved: { json: stored } });
    const editor = await drawnAction({ value: conditioned(31, null) });
    await untilShown(editor, sentence);
    expect(editor.scrollWidth).toBeLessThanOrEqual(editor.clientWidth);
    const text = within(editor).getByText(sentence).element().getBoundingClientRect();
    const edit = named(editor, "button", "条件を編集").element().getBoundingClientRect();
    expect([text.width > 150, edit.top >= text.bottom]).toEqual([true, true]);
    await userEvent.click(named(editor, "button", "条件を編集"));
    await drawnSlide(editor);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    expect(editor.scrollWidth).toBeLessThanOrEqual(editor.clientWidth);
  });

  test("nothing in it keeps anybody out", async () => {
    configurePage({ onError: () => {} });
    serveFilters({ save: { status: 422, json: { message: "入力エラー" } } });
    const editor = await drawnAction();
    await switchOn(editor);
    await begin(editor, "田中");
    await decide(editor);
    await eventually(() => alertLines(editor)).toEqual([failed, "入力エラー"]);
    expect(await violationsOf(editor)).toEqual([]);
  });
});
