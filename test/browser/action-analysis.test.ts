import { describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { actionOf, emptyAction, shownInText, textEffect, textField } from "../elements/action-editor/page.js";
import {
  begin,
  decide,
  drawnAction,
  drawnSlide,
  isOpen,
  names,
  switchOn,
} from "../elements/action-editor/page-conditions.js";
import { emptyFilter, serveFilters } from "../elements/funnel-editor/page.js";
import { alertLines, named } from "../elements/page.js";
import { violationsInBothThemes } from "./support/accessibility.js";
import { openClipboard } from "./support/clipboard.js";
import { control, eventually, finishButton, shownText, within } from "./support/editors.js";
import { focused, focusedName, tabTo } from "./support/focus.js";
import { serveBy } from "./support/server.js";
import { writtenIn } from "./support/written-text.js";

const effects = (...inputs: unknown[]) => ({ ...emptyAction, inputs });
const tags = (remove: number, ...tag_ids: number[]) => ({
  type: 13,
  remove,
  use_group: 0,
  tag_ids,
  tag_group_id: null,
  member_query_id: null,
});
const block = { type: 7, notify: -1, user_rate: -1, member_query_id: null };
const delayed = textEffect("あとで", { delay_type: 1, delay_min: 30, delay_max: 30 });

const texts = ({ shadowRoot }: Element, selector: string) =>
  [...(shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])].map(({ innerText }) => innerText);
/** The lines about what is gone: what it is, and what can be pressed there. */
const gone = (editor: Element) => texts(editor, ".analysis-broken > li").map((line) => line.split(/\n+/));
const summary = (editor: Element, title: RegExp) => within(editor).getByText(title);

describe("a readonly action", () => {
  const long = `長い本文です。\n${"あ".repeat(60)}終わり`;
  const value = effects(textEffect(long, { member_query_id: 31 }), tags(0, 101, 102, 9, 8), block, delayed);
  const saved = { json: { ...emptyFilter, fid: 31, inputs: [{ type: 11, names: ["田中"] }] } };

  test("is read in whole sentences, without any field", async () => {
    serveFilters({ saved });
    const editor = await drawnAction({ value, readonly: true });
    await eventually(() => texts(editor, ".review-sentence")).toEqual([
      expect.stringMatching(/^「長い本文です。.*…」をすぐに送る$/),
      "タグ「VIP会員」「新規」「削除済みのタグ」「削除済みのタグ」を付ける",
      expect.stringContaining("ブロック"),
      "「あとで」を30分後に送る",
    ]);
    const written = [...(editor.shadowRoot?.querySelectorAll(".review-written .message-drawn") ?? [])];
    expect(written.map(writtenIn)).toEqual([long, "あとで"]);
    await eventually(() => texts(editor, ".panel-strip-body")).toEqual([expect.stringContaining("田中")]);
    const fields = "input:enabled, textarea, select, [contenteditable], [role=combobox]";
    expect(editor.shadowRoot?.querySelectorAll(fields)).toHaveLength(0);
    expect(editor.value).toEqual(value);
    expect(editor.dirty).toBe(false);
  });

  test("has the headings of one that is edited", async () => {
    serveFilters();
    const editor = await drawnAction({ value, readonly: true });
    const headings = () =>
      within(editor)
        .getByRole("heading", { level: 2 })
        .elements()
        .map((heading) => (heading as HTMLElement).innerText.replaceAll("\n", " "));
    await eventually(headings).toEqual([
      "1 テキスト送信",
      "2 タグ操作",
      "3 対応マーク・表示操作",
      "4 テキスト送信",
    ]);
    const readonly = headings();
    editor.readonly = false;
    await expect.element(finishButton(editor)).toBeVisible();
    await eventually(() => headings().slice(0, 4)).toEqual(readonly);
  });

  test("can be selected and copied", async () => {
    openClipboard();
    serveFilters();
    const editor = await drawnAction({ value, readonly: true });
    await eventually(() => texts(editor, ".review-written")).toHaveLength(2);
    const written = editor.shadowRoot?.querySelector(".review-written") as HTMLElement;
    expect(getComputedStyle(written).userSelect).toBe("text");
    await userEvent.tripleClick(written);
    const selection = (editor.shadowRoot as unknown as { getSelection(): Selection }).getSelection();
    expect(String(selection)).toContain("終わり");
    await userEvent.copy();
    await eventually(() => texts(editor, "[role=status]").join("")).not.toContain("コピーしました");
  });

  test("of many effects has every sentence whole, far from the screen too", async () => {
    serveFilters();
    const many = actionOf(...Array.from({ length: 100 }, (_, i) => `${i + 1}通目`));
    const editor = await drawnAction({ value: many, readonly: true });
    // What is out of sight is not painted, so it has no inner text.
    const sentences = () =>
      [...(editor.shadowRoot?.querySelectorAll(".review-sentence") ?? [])].map((each) => each.textContent);
    await eventually(() => sentences().length).toBe(100);
    expect(sentences().at(-1)).toBe("「100通目」をすぐに送る");
    editor.readonly = false;
    await expect.element(control(editor, "region", "1. テキスト送信").getByRole("switch")).toBeVisible();
  });

  test("lists what is gone, with nothing to replace it by", async () => {
    serveFilters();
    const editor = await drawnAction({ value, readonly: true });
    await eventually(() => gone(editor)).toEqual([
      ["削除済みのタグ（ID 9）", "2. タグ操作を表示"],
      ["削除済みのタグ（ID 8）", "2. タグ操作を表示"],
    ]);
    await tabTo("2. タグ操作を表示");
    await userEvent.keyboard("{Enter}");
    await eventually(focusedName).toBe("2. タグ操作");
  });

  test("has its fields again once it may be edited, a long one folded as it was", async () => {
    serveFilters();
    const editor = await drawnAction({ value: actionOf("一", "二"), readonly: true });
    await eventually(() => texts(editor, ".review-sentence")).toHaveLength(2);
    editor.readonly = false;
    await eventually(() => shownInText(editor, 2)).toBe("二");
    editor.value = value;
    const open = () => editor.shadowRoot?.querySelectorAll(".panel-toggle[aria-expanded=true]").length;
    await eventually(open).toBe(0);
    editor.readonly = true;
    await eventually(open).toBe(4);
    editor.readonly = false;
    await eventually(open).toBe(0);
  });
});

describe("what points at something that is gone", () => {
  const value = effects(tags(0, 9, 101), textEffect("一"), tags(1, 9, 102), tags(0, 8));

  test("used very often shows a few uses, and the others when they are asked for", async () => {
    serveFilters();
    const editor = await drawnAction({ value: effects(...Array.from({ length: 12 }, () => tags(0, 9))) });
    const ways = () => gone(editor)[0]?.filter((each) => each.endsWith("を表示")).length;
    await eventually(ways).toBe(5);
    const others = control(editor, "button", "削除済みのタグ（ID 9）のほか7件");
    await expect.element(others).toHaveTextContent("ほか7件");
    (others.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await eventually(ways).toBe(12);
    expect(focusedName()).toBe("削除済みのタグ（ID 9）のほか7件");
    await userEvent.keyboard("{Enter}");
    await eventually(ways).toBe(5);
  });

  test("is listed with all that use it, and each leads to its field by keys", async () => {
    serveFilters();
    const editor = await drawnAction({ value });
    await eventually(() => gone(editor)).toEqual([
      ["削除済みのタグ（ID 9）", "1. タグ操作を表示", "3. タグ操作を表示", "まとめて置き換える"],
      ["削除済みのタグ（ID 8）", "4. タグ操作を表示", "まとめて置き換える"],
    ]);
    expect(shownText(editor)).toContain("削除済みの参照 2件");
    await tabTo("3. タグ操作を表示");
    await userEvent.keyboard("{Enter}");
    await eventually(() => focused().closest("[data-field=tag_ids]") !== null).toBe(true);
    expect(focused().closest("section")?.getAttribute("aria-label")).toBe("3. タグ操作");
    expect(editor.dirty).toBe(false);
  });

  test("is replaced everywhere by one choice, which one undo takes back", async () => {
    serveFilters();
    const editor = await drawnAction({ value });
    await eventually(() => gone(editor)).toHaveLength(2);
    await userEvent.click(named(editor, "button", "削除済みのタグ（ID 9）をまとめて置き換える"));
    await userEvent.click(within(editor).getByRole("combobox", { name: /置き換え先のタグ/ }));
    await userEvent.click(within(editor).getByRole("option", { name: /新規/ }));
    const replaced = effects(tags(0, 102, 101), textEffect("一"), tags(1, 102), tags(0, 8));
    await eventually(() => editor.value.inputs).toEqual(replaced.inputs);
    await eventually(() => gone(editor).map(([name]) => name)).toEqual(["削除済みのタグ（ID 8）"]);
    await eventually(() => focused().closest("section")?.getAttribute("aria-label")).toBe("1. タグ操作");
    expect(texts(editor, "[role=status]").join()).toContain("2つの動作で置き換えました");
    editor.undo();
    expect([editor.value.inputs, editor.canUndo]).toEqual([value.inputs, false]);
    await eventually(() => gone(editor)).toHaveLength(2);
  });

  test("may be in the condition of an effect, and leads there", async () => {
    const filter = { ...emptyFilter, fid: 31, inputs: [{ type: 60, tag_or: 0, use_group: 0, tag_ids: [9] }] };
    serveFilters({ saved: { json: filter } });
    const editor = await drawnAction({ value: effects(textEffect("一", { member_query_id: 31 })) });
    await eventually(() => gone(editor)).toEqual([["削除済みのタグ（ID 9）", "1. テキスト送信の条件を表示"]]);
    await userEvent.click(named(editor, "button", "1. テキスト送信の条件を表示"));
    await eventually(() => isOpen(editor)).toBe(true);
    await drawnSlide(editor);
    expect(shownText(editor)).toContain("削除済みのタグ");
  });

  test.each([403, 404])("is not told of a list that answers %i", async (status) => {
    const received = serveBy(({ url }) =>
      url.pathname.endsWith("/tag") || url.pathname.endsWith("/common_vars")
        ? { status, json: { message: "だめです" } }
        : { json: { items: {}, ids: [], groups: {}, group_ids: [], meta: {} } },
    );
    const common = {
      type: 32,
      common_var_id: 9,
      operand: 2,
      value_type: 1,
      fix_value: 1,
      member_query_id: null,
    };
    const menu = { type: 14, menu_id: 9, member_query_id: null };
    const editor = await drawnAction({ value: effects(tags(0, 9), common, menu), abilities: "richmenu" });
    await eventually(() => gone(editor).map(([name]) => name)).toEqual(["削除済みのリッチメニュー（ID 9）"]);
    const tag = control(editor, "region", "1. タグ操作").getByRole("combobox", { name: "タグ", exact: true });
    await userEvent.click(tag);
    await eventually(() => shownText(editor)).toContain("選択肢の読み込み中にエラーが発生しました");
    expect(received.filter(({ url }) => url.pathname.endsWith("/common_vars"))).toHaveLength(1);
    expect(gone(editor)).toHaveLength(1);
  });

  test("is told in little room, however much it is", async () => {
    serveFilters();
    const many = Array.from({ length: 60 }, (_, i) => tags(0, 900 + i, 999));
    const editor = await drawnAction({ value: effects(...many) });
    await eventually(() => gone(editor)).toHaveLength(61);
    await userEvent.click(control(editor, "button", "削除済みのタグ（ID 999）のほか55件"));
    await eventually(() => gone(editor)[1]).toHaveLength(63);
    const list = editor.shadowRoot?.querySelector(".analysis-broken") as HTMLElement;
    expect(list.clientHeight).toBeLessThan(innerHeight);
    expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
  });
});

describe("a field that cannot be read", () => {
  test("is said at its place, and kept key for key while the others are edited, until it is edited itself", async () => {
    serveFilters();
    const stored = textEffect("一", { delay_type: 1, delay_min: { a: 1 }, delay_at: [9] });
    const editor = await drawnAction({ value: effects(stored), finisher: "emit" });
    const refused = (field: string) =>
      `読み取れない項目です（${field}）。入力し直さなければ、保存されている内容のまま保存されます。`;
    // Both are shown as one field, and stand there.
    await eventually(() => texts(editor, ".field-error")).toEqual([
      `${refused("delay_min")}\n${refused("delay_at")}`,
    ]);
    expect(texts(editor, ".problem-lines")).toEqual([]);
    await userEvent.fill(textField(editor), "二");
    expect(JSON.stringify((editor.value as typeof emptyAction).inputs)).toBe(
      JSON.stringify([{ ...stored, text: "二" }]),
    );
    expect(await editor.submit()).toMatchObject({ ok: true });
    await userEvent.fill(within(editor).getByRole("textbox", { name: "分から" }), "5");
    await eventually(() => (editor.value as { inputs: unknown[] }).inputs).toEqual([
      { ...stored, text: "二", delay_min: 5, delay_max: 5 },
    ]);
    await eventually(() => texts(editor, ".field-error")).toEqual([
      expect.stringContaining(refused("delay_at")),
    ]);
  });
});

describe("what gets into each other's way", () => {
  test("is told, leads there by keys, and is gone once it is mended", async () => {
    serveFilters();
    const editor = await drawnAction({ value: effects(textEffect("一"), tags(0, 101), tags(1, 101), block) });
    const notices = () => texts(editor, ".notice-warning .notice-text");
    await eventually(notices).toEqual([
      "ブロックする友だちにはメッセージが届きません",
      "タグ「VIP会員」を付ける動作と外す動作があります（後の動作が残ります）",
    ]);
    await tabTo("4番目を表示");
    await userEvent.keyboard("{Enter}");
    await eventually(() => focused().closest("section")?.getAttribute("aria-label")).toBe(
      "4. 対応マーク・表示操作",
    );
    expect(editor.dirty).toBe(false);
    await userEvent.click(control(editor, "region", "3. タグ操作").getByRole("button", { name: "削除" }));
    await eventually(notices).toEqual(["ブロックする友だちにはメッセージが届きません"]);
  });
});

describe("what really happens and what was changed", () => {
  test("are told while the action is edited", async () => {
    serveFilters();
    const editor = await drawnAction({ value: effects(delayed, tags(0, 101), textEffect("二")) });
    await userEvent.click(summary(editor, /^実際の動き（2通送信）$/));
    const steps = () => texts(editor, ".analysis ol > li");
    await eventually(steps).toEqual([
      expect.stringContaining("VIP会員"),
      expect.stringContaining("二"),
      expect.stringContaining("あとで"),
    ]);
    await userEvent.fill(textField(editor, 3), "九");
    await eventually(() => steps()[1]).toContain("九");
    await userEvent.click(summary(editor, /^変更点を見る$/));
    const changes = () => texts(editor, ".analysis details ul > li");
    await eventually(changes).toEqual(["変更：「二」をすぐに送る → 「九」をすぐに送る"]);
    while (editor.canUndo) editor.undo();
    await eventually(() => shownText(editor)).not.toContain("変更点を見る");
  });

  test("a condition that an effect lost or got is told, in words", async () => {
    const filter = {
      ...emptyFilter,
      fid: 31,
      inputs: [{ type: 60, tag_or: 0, use_group: 0, tag_ids: [101] }],
    };
    serveFilters({ saved: { json: filter } });
    const editor = await drawnAction({ value: effects(textEffect("一", { member_query_id: 31 })) });
    await userEvent.click(control(editor, "region", "1. テキスト送信").getByRole("switch", { name: "条件" }));
    await userEvent.click(summary(editor, /^変更点を見る$/));
    const changes = () => texts(editor, ".analysis details ul > li");
    await eventually(changes).toEqual([
      "条件を削除：「一」をすぐに送る（タグ「VIP会員」が付いている人だけ）",
    ]);
    await userEvent.click(summary(editor, /^実際の動き（1通送信）$/));
    await eventually(() => texts(editor, ".analysis ol > li")).toEqual(["「一」をすぐに送る"]);
  });
});

describe("what the server says about an effect of a refused save", () => {
  const errors: Record<string, string[]> = {
    "inputs.1.text": ["本文に使えない文字があります。"],
    "inputs[1][secret]": ["この項目は使えません。"],
    "inputs.3.tag_ids.0": ["このタグは使えません。"],
    a_name: ["名前が長すぎます。"],
  };
  const answer = { status: 422, json: { message: "誤りがあります。", errors } };
  const value = effects(textEffect("一"), textEffect("二"), textEffect("三"), tags(0, 101));
  const badges = (editor: Element) => texts(editor, ".panel-problem");

  test("is shown there until it changes, and keeps nobody from another try", async () => {
    const server = serveFilters({ save: () => answer });
    const editor = await drawnAction({ value });
    await userEvent.click(finishButton(editor));
    await eventually(() => alertLines(editor)).toEqual([
      "登録に失敗しました",
      "誤りがあります。",
      ...Object.values(errors).flat(),
    ]);
    await eventually(() => badges(editor)).toEqual(["問題が2件あります", "問題が1件あります"]);
    await userEvent.click(control(editor, "button", "2. テキスト送信"));
    const field = textField(editor, 2);
    await expect.element(field).toHaveAttribute("aria-invalid", "true");
    await expect.element(field).toHaveAccessibleDescription(/本文に使えない文字があります。/);
    await eventually(() => texts(editor, ".problem-lines")).toEqual(["この項目は使えません。"]);
    expect([editor.checkValidity(), server.saves().length]).toEqual([true, 1]);
    await userEvent.click(finishButton(editor));
    await eventually(() => server.saves().length).toBe(2);
    await userEvent.fill(field, "二つ目");
    await eventually(() => badges(editor)).toEqual(["問題が1件あります"]);
    await expect.element(field).not.toHaveAttribute("aria-invalid", "true");
    expect(texts(editor, ".problem-lines")).toEqual([]);
  });

  test("is led to by its line in the alert; what is about no effect is a line only", async () => {
    serveFilters({ save: () => answer });
    const editor = await drawnAction({ value });
    await userEvent.click(finishButton(editor));
    await eventually(() => texts(editor, "[role=alert] li button")).toEqual([
      "本文に使えない文字があります。",
      "この項目は使えません。",
      "このタグは使えません。",
    ]);
    await userEvent.click(named(editor, "button", "本文に使えない文字があります。"));
    await eventually(focused).toBe(textField(editor, 2).element());
    await userEvent.click(named(editor, "button", "このタグは使えません。"));
    await eventually(() => focused().closest("[data-field]")?.getAttribute("data-field")).toBe("tag_ids");
    expect(focusedName()).toMatch(/^4\. タグ操作 > /);
    // An editor that has no such field has its head.
    await userEvent.click(named(editor, "button", "この項目は使えません。"));
    await eventually(focusedName).toBe("2. テキスト送信");
    await userEvent.fill(textField(editor, 2), "二つ目");
    await eventually(() => alertLines(editor)).toEqual([]);
  });

  test("is gone after a save that succeeds", async () => {
    let tries = 0;
    serveFilters({ save: () => (tries++ === 0 ? answer : { json: { aid: 5 } }) });
    const editor = await drawnAction({ value });
    await userEvent.click(finishButton(editor));
    await eventually(() => badges(editor)).toHaveLength(2);
    await userEvent.click(finishButton(editor));
    await eventually(() => shownText(editor)).toContain("登録にしました");
    expect(badges(editor)).toEqual([]);
  });
});

test("what the server says about the condition of an effect stands beside it in the slide", async () => {
  const errors = { "inputs.0.names.0": ["この名前は使えません。"] };
  serveFilters({ save: { status: 422, json: { message: "入力エラー", errors } } });
  const editor = await drawnAction();
  await switchOn(editor);
  await begin(editor, "田中");
  await decide(editor);
  await eventually(() => texts(editor, ".cond-warning")).toEqual(["この名前は使えません。"]);
  expect(alertLines(editor)).toEqual(["登録に失敗しました", "入力エラー", "この名前は使えません。"]);
  await eventually(() => texts(editor, "[role=alert] li button")).toEqual(["この名前は使えません。"]);
  await userEvent.click(named(editor, "button", "この名前は使えません。"));
  await eventually(focused).toBe(names(editor).element());
  await userEvent.fill(names(editor), "佐藤");
  await eventually(() => texts(editor, ".cond-warning")).toEqual([]);
});

describe("in the light and in the dark", () => {
  test.each(["edited", "readonly"] as const)(
    "%s, with everything told and open, is accessible",
    async (state) => {
      const before = [innerWidth, innerHeight] as const;
      await page.viewport(414, 896);
      onTestFinished(() => page.viewport(...before));
      serveFilters();
      const value = effects(delayed, textEffect("一"), tags(0, 9, 101), tags(1, 101), block);
      const editor = await drawnAction({ value, ...(state === "readonly" ? { readonly: true } : {}) });
      (editor.parentElement as HTMLElement).style.inlineSize = "328px";
      await eventually(() => gone(editor)).toHaveLength(1);
      if (state === "edited") {
        await userEvent.click(named(editor, "button", "削除済みのタグ（ID 9）をまとめて置き換える"));
        await expect
          .element(within(editor).getByRole("combobox", { name: /置き換え先のタグ/ }))
          .toBeVisible();
      }
      await userEvent.click(summary(editor, /^実際の動き/));
      expect(await violationsInBothThemes(editor)).toEqual([]);
      expect(editor.scrollWidth).toBeLessThanOrEqual(328);
    },
  );
});
