import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { FunnelEditorElement } from "../../src/entries/funnel-editor.js";
import type { PlainObject } from "../../src/lib/plain-data.js";
import {
  all,
  everyAbility,
  everyCondition,
  filterOf,
  makeFilter,
  memoCondition,
  mountFilter,
  nameCondition,
  namesOf,
  openFilter,
  rowNames,
  serveFilters,
  typeNames,
  typesOf,
} from "../elements/funnel-editor/page.js";
import { named, written } from "../elements/page.js";
import { atRest } from "./support/clock.js";
import { configurePage } from "./support/console-page.js";
import { drawn, eventually, shownText, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { focused, hasFocus } from "./support/focus.js";
import { deferred } from "./support/server.js";

const saved: PlainObject = { ...filterOf(nameCondition("田中")), name: "優良顧客", group_id: 4 };
const failed = "読み込みに失敗しました";

describe("funnel-id", () => {
  test("loads the filter and keeps its id; nothing can be edited until it is there", async () => {
    const answer = deferred({ json: saved });
    const server = serveFilters({ saved: answer.answer });
    const editor = mountFilter({ "funnel-id": "31" });
    const heard = record(editor, ["change"]);
    await eventually(() => shownText(editor)).toContain("読み込み中...");
    expect(named(editor, "group", all).elements()).toHaveLength(0);
    answer.arrive();
    await drawn(editor);
    await eventually(() => rowNames(editor)).toEqual(["1. 名前"]);
    expect(editor.value).toEqual({ ...saved, fid: 31 });
    expect([editor.dirty, editor.canUndo, heard]).toEqual([false, false, []]);
    const [call] = server.calls();
    expect(call?.url.pathname.replace(/^\/server-\d+/, "")).toBe("/api/funnel/data/31");
    expect(call?.method).toBe("GET");
    // The folders, which would otherwise be asked for in the next test.
    await eventually(() => server.calls().length).toBe(2);
  });

  test.each([
    ["no id", undefined, 31],
    ["an empty id", "", 31],
    ["0", 0, 31],
    ["an id of its own", 32, 32],
  ])("is saved as what the page named where the answer has %s", async (_, fid, kept) => {
    serveFilters({ saved: { json: { ...saved, fid } } });
    const editor = mountFilter({ "funnel-id": "31", mode: "funneling" });
    await eventually(() => editor.value.name).toBe("優良顧客");
    expect(editor.value.fid).toBe(kept);
  });

  test.each(["9007199254740993", "a7"])("keeps an id that is no exact number as it is (%s)", async (id) => {
    const server = serveFilters({ saved: { json: saved } });
    const editor = mountFilter({ "funnel-id": id, mode: "board" });
    await eventually(() => editor.value.fid).toBe(id);
    expect(await editor.submit()).toMatchObject({ ok: true });
    expect(server.saves().map(({ fields }) => fields.fid)).toEqual([id]);
  });

  test("is loaded once, and again when the page names another", async () => {
    const server = serveFilters({ saved: (id) => ({ json: { ...saved, name: `検索${id}` } }) });
    const editor = mountFilter({ "funnel-id": "31", mode: "funneling" });
    await eventually(() => editor.value.name).toBe("検索31");
    const place = editor.parentElement as HTMLElement;
    place.append(document.createElement("p"));
    place.append(editor);
    editor.setAttribute("funnel-id", "31");
    editor.setAttribute("funnel-id", "32");
    await eventually(() => editor.value.name).toBe("検索32");
    expect(editor.value.fid).toBe(32);
    expect(server.calls().map(({ url }) => url.pathname.split("/").at(-1))).toEqual(["31", "32"]);
  });

  test("is not loaded again over the operator's work when the element was away and came back", async () => {
    const server = serveFilters({ saved: () => ({ json: saved }) });
    const editor = mountFilter({ "funnel-id": "31", mode: "funneling" });
    await eventually(() => rowNames(editor)).toEqual(["1. 名前"]);
    await named(editor, "button", "個別メモを追加").click();
    const work = editor.value;
    const place = editor.parentNode as ParentNode;
    editor.remove();
    await eventually(() => editor.shadowRoot?.querySelectorAll("button").length).toBe(0);
    place.append(editor);
    await eventually(() => rowNames(editor)).toEqual(["1. 名前", "2. 個別メモ"]);
    await atRest();
    expect([editor.value, editor.canUndo, server.calls().length]).toEqual([work, true, 1]);
  });

  test("gives way to a value of the page", async () => {
    const server = serveFilters();
    const editor = await openFilter({ "funnel-id": "31", value: saved, mode: "funneling" });
    expect(editor.value).toEqual(saved);
    expect(server.calls()).toEqual([]);
  });

  test.each([
    ["500", { status: 500 }, ["http", 500]],
    ["404", { status: 404 }, ["http", 404]],
    ["no connection", "unreachable" as const, ["network", null]],
    ["no filter", { json: { data: "x" } }, ["invalid-response", 200]],
  ])(
    "that cannot be loaded (%s) says so in place, tells the page, and is tried again",
    async (_, answer, reported) => {
      configurePage({ onError: () => {} });
      let succeeds = false;
      serveFilters({ saved: () => (succeeds ? { json: saved } : answer) });
      const editor = mountFilter({ "funnel-id": "31" });
      const heard = record(editor, ["failure"]);
      await expect.element(within(editor).getByText(failed, { exact: true })).toBeVisible();
      expect(heard[0]?.detail.messages[0]).toBe(failed);
      expect(heard.map(({ detail }) => [detail.reason, detail.status])).toEqual([reported]);
      expect(named(editor, "group", all).elements()).toHaveLength(0);
      succeeds = true;
      await userEvent.click(named(editor, "button", "もう一度読み込む"));
      await drawn(editor);
      await eventually(() => rowNames(editor)).toEqual(["1. 名前"]);
      expect(shownText(editor)).not.toContain(failed);
    },
  );

  test("is waited for by a finish", async () => {
    const answer = deferred({ json: saved });
    const server = serveFilters({ saved: answer.answer });
    const editor = mountFilter({ "funnel-id": "31" });
    const submitted = editor.submit();
    await eventually(() => shownText(editor)).toContain("読み込み中...");
    expect(server.saves()).toEqual([]);
    answer.arrive();
    expect(await submitted).toMatchObject({ ok: true });
    expect(server.saves()[0]?.fields).toMatchObject({ fid: "31", name: "優良顧客" });
  });

  test("that gave way to another while a finish waited: the other one is waited for", async () => {
    const [first, second] = [deferred({ json: saved }), deferred({ json: { ...saved, name: "新規客" } })];
    const server = serveFilters({ saved: (id) => (id === "31" ? first.answer : second.answer) });
    const editor = mountFilter({ "funnel-id": "31", mode: "board" });
    const submitted = editor.submit();
    await eventually(() => server.calls().some(({ url }) => url.pathname.endsWith("/31"))).toBe(true);
    editor.funnelId = "32";
    first.arrive();
    await eventually(() => server.calls().some(({ url }) => url.pathname.endsWith("/32"))).toBe(true);
    second.arrive();
    expect(await submitted).toMatchObject({ ok: true });
    expect(server.saves().map(({ fields }) => [fields.fid, fields.name])).toEqual([["32", "新規客"]]);
  });

  test("that never came because the element left the page: nothing is saved in its place", async () => {
    const server = serveFilters({ saved: deferred({ json: saved }).answer });
    const editor = mountFilter({ "funnel-id": "31", mode: "board" });
    const submitted = editor.submit();
    await eventually(() => server.calls().some(({ url }) => url.pathname.endsWith("/31"))).toBe(true);
    editor.remove();
    expect(await submitted).toEqual({ ok: false, messages: [failed] });
    expect(server.saves()).toEqual([]);
  });

  test("is loaded for a finish, too, while the element is on no page", async () => {
    const server = serveFilters({ saved: { json: saved } });
    const editor = makeFilter({ "funnel-id": "31", mode: "board" });
    expect(await editor.submit()).toMatchObject({ ok: true });
    expect(server.saves().map(({ fields }) => [fields.fid, fields.name])).toEqual([["31", saved.name]]);
  });

  test("and a value that takes its place while a finish waits is finished", async () => {
    const server = serveFilters({ saved: deferred({ json: saved }).answer });
    const editor = mountFilter({ "funnel-id": "31", mode: "board" });
    const submitted = editor.submit();
    await eventually(() => server.calls().some(({ url }) => url.pathname.endsWith("/31"))).toBe(true);
    editor.value = { ...saved, name: "頁の値" };
    expect(await submitted).toMatchObject({ ok: true, payload: { name: "頁の値" } });
    expect(server.saves()).toHaveLength(1);
  });

  test.each([".", "..", "lone \ud83d"])(
    "that can be no id (%j) is asked for nowhere, and not found",
    async (id) => {
      const server = serveFilters();
      const editor = mountFilter({ mode: "funneling" });
      const heard = record(editor, ["failure"]);
      editor.funnelId = id;
      await expect.element(within(editor).getByText(failed, { exact: true })).toBeVisible();
      expect(heard.map(({ detail }) => [detail.reason, detail.status])).toEqual([["http", 404]]);
      expect(server.calls()).toEqual([]);
    },
  );

  test("that failed is never saved over by an empty filter", async () => {
    configurePage({ onError: () => {} });
    const server = serveFilters({ saved: { status: 500 } });
    const editor = mountFilter({ "funnel-id": "31" });
    expect(await editor.submit()).toEqual({ ok: false, messages: [failed] });
    expect(server.saves()).toEqual([]);
  });
});

describe("copying from a saved search", () => {
  const own = filterOf(memoCondition("VIP"));
  const button = (editor: Element) => named(editor, "button", "カスタム検索からコピー");

  async function copy(editor: FunnelEditorElement, name: string): Promise<void> {
    await userEvent.click(button(editor));
    await userEvent.click(within(editor).getByRole("option", { name }));
  }

  test("replaces the content without the id, as one step of undo", async () => {
    const server = serveFilters({ saved: { json: { ...saved, fid: 31 } } });
    const editor = await openFilter({ value: { ...own, fid: 5 }, copyable: true });
    await copy(editor, "優良顧客");
    await eventually(() => typesOf(editor)).toEqual([11]);
    expect(editor.value.inputs).toEqual(saved.inputs);
    expect(editor.value.fid).not.toBe(31);
    expect(server.calls().at(-1)?.url.pathname).toMatch(/\/api\/funnel\/data\/31$/);
    await expect.element(within(editor).getByText("「優良顧客」を読み込みました")).toBeVisible();
    await eventually(() => rowNames(editor)).toEqual(["1. 名前"]);
    await userEvent.click(named(editor, "button", "元に戻す"));
    await eventually(() => editor.value).toEqual({ ...own, fid: 5 });
  });

  test("opens its list at once under a button that keeps its name, and closes without a trace", async () => {
    serveFilters({ saved: { json: saved } });
    const editor = await openFilter({ value: own, copyable: true });
    const before = shownText(editor);
    const list = () => editor.shadowRoot?.querySelector(":popover-open");
    for (const close of [
      () => userEvent.keyboard("{Escape}"),
      () => userEvent.click(button(editor)),
      () => userEvent.click(within(editor).getByRole("button", { name: "閉じる", exact: true })),
    ]) {
      await userEvent.click(button(editor));
      await hasFocus(within(editor).getByRole("searchbox", { name: "検索" }));
      await expect.element(button(editor)).toHaveAttribute("aria-expanded", "true");
      expect(within(editor).getByRole("combobox", { name: "カスタム検索" }).query()).toBeNull();
      await close();
      await hasFocus(button(editor));
      expect([list(), shownText(editor)]).toEqual([null, before]);
    }
    expect([editor.value, editor.dirty]).toEqual([own, false]);
  });

  test("takes the name as that of a copy, and the same search again", async () => {
    serveFilters({ saved: { json: saved } });
    const editor = await openFilter({ value: own, copyable: true });
    await copy(editor, "優良顧客");
    await eventually(() => editor.value.name).toBe("優良顧客のコピー");
    await hasFocus(button(editor));
    await userEvent.click(named(editor, "button", "元に戻す"));
    await eventually(() => editor.value).toEqual(own);
    await copy(editor, "優良顧客");
    await eventually(() => editor.value.name).toBe("優良顧客のコピー");
  });

  test("can be turned into adding", async () => {
    serveFilters({ saved: { json: saved } });
    const editor = await openFilter({ value: own, copyable: true });
    await copy(editor, "優良顧客");
    await userEvent.click(named(editor, "button", "置き換えずに追加する"));
    await eventually(() => typesOf(editor)).toEqual([20, 11]);
    expect(editor.value).toMatchObject({ name: own.name, fid: null });
    await expect.element(within(editor).getByText("「優良顧客」の条件を追加しました")).toBeVisible();
  });

  test("that fails says so and leaves everything as it is", async () => {
    configurePage({ onError: () => {} });
    serveFilters({ saved: { status: 500 } });
    const editor = await openFilter({ value: own, copyable: true });
    const heard = record(editor, ["failure"]);
    await copy(editor, "優良顧客");
    await expect.element(within(editor).getByRole("alert").getByText(failed)).toBeVisible();
    expect(heard.map(({ detail }) => [detail.reason, detail.status, detail.messages])).toEqual([
      ["http", 500, [failed]],
    ]);
    expect([editor.value, editor.dirty]).toEqual([own, false]);
    await expect.element(button(editor)).toBeVisible();
  });

  test("never leaves the focus on the page", async () => {
    serveFilters({ saved: { json: saved } });
    const editor = await openFilter({ value: own, copyable: true });
    await copy(editor, "優良顧客");
    await eventually(() => typesOf(editor)).toEqual([11]);
    await expect.element(button(editor)).toBeVisible();
    expect(focused()).not.toBe(document.body);
  });

  test("brings every condition as the server has it", async () => {
    serveFilters({ saved: { json: everyCondition } });
    const editor = await openFilter({ ...everyAbility, value: own, copyable: true });
    await copy(editor, "優良顧客");
    await eventually(() => editor.value.inputs).toEqual(everyCondition.inputs);
  });

  test("is overtaken by nothing that was chosen before", async () => {
    const slow = deferred({ json: { ...saved, inputs: [memoCondition("遅い")] } });
    serveFilters({ saved: slow.answer });
    const editor = await openFilter({ value: own, copyable: true });
    await copy(editor, "優良顧客");
    expect(editor.value).toEqual(own);
    slow.arrive();
    await eventually(() => editor.value.inputs).toEqual([memoCondition("遅い")]);
  });
});

describe("a value of the page", () => {
  const modes = ["editor", "board", "funneling"];

  test.each(modes)("comes back key for key (%s)", async (mode) => {
    const server = serveFilters();
    const editor = await openFilter({ ...everyAbility, mode, value: everyCondition });
    const heard = record(editor, ["change"]);
    expect([editor.value, editor.dirty]).toEqual([everyCondition, false]);
    expect(await editor.submit()).toMatchObject({ ok: true, payload: everyCondition });
    const [save] = server.saves();
    expect(JSON.parse(save?.fields.inputs ?? "")).toEqual(everyCondition.inputs);
    expect(heard).toEqual([]);
  });

  test("comes back without any ability, every row locked or editable", async () => {
    serveFilters();
    const editor = await openFilter({ value: everyCondition });
    expect(rowNames(editor)).toHaveLength(31);
    // Rows below the first screen are drawn once the page is idle.
    await eventually(() => written(editor)).toContain(
      "この条件を編集する権限がありません。内容はそのまま保存されます。",
    );
    await eventually(() => written(editor)).toContain("無効な条件です：削除されたシナリオが指定されています");
    expect(editor.value).toEqual(everyCondition);
  });

  test("what cannot be read is shown and kept", async () => {
    serveFilters();
    const inputs = [
      nameCondition("田中"),
      { type: 999, secret: [1] },
      "x",
      null,
      { type: -1, why: { a: 1 } },
    ];
    const value = { ...filterOf(), inputs, extra: { kept: true } };
    const editor = await openFilter({}, { value });
    expect(rowNames(editor).map((name) => name.replace(/^\d+\. /, ""))).toEqual([
      "名前",
      "不明な条件",
      "不明な条件",
      "不明な条件",
      "無効な条件",
    ]);
    expect(shownText(editor)).toContain("この条件はここでは編集できません。");
    expect(shownText(editor)).toContain("無効な条件です：不明");
    await typeNames(editor, "佐藤");
    expect(editor.value).toEqual({ ...value, inputs: [nameCondition("佐藤"), ...inputs.slice(1)] });
    const row = named(editor, "group", "2. 不明な条件");
    await userEvent.click(row.getByRole("button", { name: "削除", exact: true }));
    await eventually(() => (editor.value.inputs as unknown[]).length).toBe(4);
  });

  test("`change` tells the operator's edits, never what the page does", async () => {
    serveFilters();
    const editor = await openFilter({ value: filterOf(nameCondition("田中")) });
    const heard = record(editor, ["change"]);
    await typeNames(editor, "佐藤 鈴木");
    expect(heard.at(-1)?.detail).toEqual({ value: editor.value, dirty: true, valid: true });
    const edits = heard.length;
    editor.undo();
    expect([namesOf(editor), editor.dirty, editor.canRedo]).toEqual([["田中"], false, true]);
    editor.redo();
    expect([namesOf(editor), editor.dirty]).toEqual([["佐藤", "鈴木"], true]);
    editor.reset();
    expect([namesOf(editor), editor.dirty]).toEqual([["田中"], false]);
    editor.value = filterOf(memoCondition("x"));
    expect([editor.dirty, editor.canUndo]).toEqual([false, false]);
    await eventually(() => rowNames(editor)).toEqual(["1. 個別メモ"]);
    expect(heard).toHaveLength(edits);
  });
});
