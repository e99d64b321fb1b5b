import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { FormFieldEditorElement } from "../../src/entries/form-field-editor.js";
import {
  alertText,
  choice,
  choiceButton,
  choices,
  example,
  fieldDrawn,
  openField,
  serveFields,
  variableChoices,
} from "../elements/form-field-editor/page.js";
import { openList, option } from "../elements/item-picker/page.js";
import { named } from "../elements/page.js";
import { asciiJson } from "./support/ascii-json.js";
import { eventually, mountMarkup, onScreen, shownText } from "./support/editors.js";
import { inBrief, record } from "./support/events.js";
import { focused, hasFocus, press } from "./support/focus.js";
import { deferred, type Scripted } from "./support/server.js";

const finish = (editor: Element) => named(editor, "button", "保存").click();

describe("what is asked", () => {
  test("a new one, from empty to handed over", async () => {
    serveFields();
    const editor = await openField();
    const heard = record(editor);
    await named(editor, "textbox", "取得情報名 (表示名)").fill("お名前");
    await named(editor, "radio", "テキストボックス").click();
    await named(editor, "combobox", "取得情報種別").selectOptions("名前");
    await named(editor, "switch", "本名に登録する").click();
    await named(editor, "checkbox", "必須").click();
    await named(editor, "textbox", "説明").fill("漢字で");
    await finish(editor);
    await eventually(() => inBrief(heard).includes("finish")).toBe(true);
    expect(heard.find(({ type }) => type === "finish")?.detail.payload).toEqual({
      ...{
        id: null,
        label: "お名前",
        swatch_id: 5,
        rule: "name",
        var_id: null,
        var_name: "",
        var_type: null,
      },
      ...{ required: false, description: "漢字で", options: [] },
      ...{ syncUserVar: false, syncGc: false, sync_real_name: true },
    });
    expect(editor.dirty).toBe(false);
  });

  test("a type, a rule and a switch come and go, and undo brings back either way", async () => {
    serveFields();
    const editor = await openField({ value: example(1) });
    const was = JSON.stringify(editor.value);
    await named(editor, "radio", "プルダウン").click();
    await expect.element(named(editor, "button", "選択肢を追加")).toBeVisible();
    expect(named(editor, "switch", "本名に登録する").query()).toBe(null);
    expect(editor.value).toMatchObject({ swatch_id: 20, rule: null, sync_real_name: false });
    await named(editor, "button", "元に戻す").click();
    expect(JSON.stringify(editor.value)).toBe(was);
    await named(editor, "button", "やり直す").click();
    await named(editor, "radio", "テキストボックス").click();
    expect(editor.value).toMatchObject({ swatch_id: 5, rule: "name", sync_real_name: true });
    // Another value has no memory of this one.
    editor.value = example(0);
    await named(editor, "radio", "テキストボックス").click();
    expect(editor.value).toMatchObject({ rule: null, options: [] });
    await named(editor, "radio", "プルダウン").click();
    expect(choices(editor)).toEqual(["佐々木", "中村", "指名なし"]);
  });

  test("what comes and goes is said, and takes no focus", async () => {
    serveFields();
    const editor = await openField({ value: example(2) });
    await named(editor, "radio", "テキストボックス").click();
    await eventually(() => shownText(editor)).toContain("取得情報種別を表示しました");
    await hasFocus(named(editor, "radio", "テキストボックス"));
    await named(editor, "switch", "友だち情報に登録する").click();
    await eventually(() => shownText(editor)).toContain("友だち情報を閉じました");
  });

  test("only what the page offers, in its order; what is there stays", async () => {
    serveFields();
    const editor = await openField({
      value: example(0),
      swatch: "10 5",
      "disabled-types": "5",
      sync: "google-calendar",
    });
    const radios = [...(editor.shadowRoot?.querySelectorAll("[role=radiogroup] .radio") ?? [])];
    expect(radios.map(({ textContent }) => textContent)).toEqual(["テキストエリア", "プルダウン"]);
    expect(named(editor, "switch", "友だち情報に登録する").query()).toBe(null);
    await named(editor, "switch", "Googleカレンダーに表示する").click();
    expect(editor.value).toMatchObject({ syncUserVar: true, var_id: 204, syncGc: false });
    const failures = record(editor, ["failure"]);
    editor.setAttribute("swatch", "7");
    editor.setAttribute("sync", "elsewhere");
    await eventually(() => inBrief(failures)).toEqual(["failure invalid-input", "failure invalid-input"]);
  });

  test("what nobody can read is shown raw, held and given back", async () => {
    serveFields();
    const value = {
      ...example(3, { swatch_id: 30, rule: "zip", label: { a: 1 }, options: [7, "a"] }),
      __proto__: null,
    };
    const editor = await openField({ value });
    expect(shownText(editor)).toContain("不明な入力タイプ（30）");
    expect(JSON.stringify(editor.value)).toBe(JSON.stringify(value));
    await named(editor, "radio", "プルダウン").click();
    expect(shownText(editor)).toContain("読み取れない選択肢");
    await choiceButton(editor, 1, "下へ移動").click();
    expect(editor.value.options).toEqual(["a", 7]);
    const failures = record(editor, ["failure"]);
    editor.setAttribute("value", "[1]");
    editor.setAttribute("value", "{");
    await eventually(() => inBrief(failures)).toEqual(["failure invalid-input", "failure invalid-input"]);
    expect(editor.value.options).toEqual(["a", 7]);
  });
});

test("choices that are no list are held: nothing takes their place", async () => {
  serveFields();
  const value = example(0, { options: { 0: "佐々木", 2: "中村" } });
  const editor = await openField({ value });
  await eventually(() => shownText(editor)).toContain("読み取れない値です。内容はそのまま保存されます。");
  for (const name of ["選択肢を追加", "まとめて編集", "友だち情報の選択肢を使う"])
    expect(named(editor, "button", name).query()).toBe(null);
  await named(editor, "radio", "テキストエリア").click();
  await named(editor, "radio", "プルダウン").click();
  expect((editor.value as { options: unknown }).options).toEqual({ 0: "佐々木", 2: "中村" });
  expect((await editor.submit()).ok).toBe(true);
  editor.value = example(0, { options: null });
  await expect.element(named(editor, "button", "選択肢を追加")).toBeVisible();
});

describe("what keeps it from being saved", () => {
  const all = [
    ...[
      "取得情報名 (表示名)を入力してください。",
      "取得情報種別を選択してください。",
      "友だち情報を設定してください。",
    ],
  ];

  test("is said by a finish, in order, at its field, and the first gets the focus", async () => {
    serveFields();
    const editor = await openField({ value: example(1, { label: " ", rule: null, syncUserVar: true }) });
    const heard = record(editor, ["failure", "finish"]);
    await finish(editor);
    await eventually(() => heard.length).toBe(1);
    expect(heard[0]?.detail).toMatchObject({ reason: "validation", messages: all });
    const lines = alertText(editor)
      .split("\n")
      .filter((line) => all.includes(line.trim()));
    expect(lines.map((line) => line.trim())).toEqual(all);
    await hasFocus(named(editor, "textbox", "取得情報名 (表示名)"));
    const field = named(editor, "textbox", "取得情報名 (表示名)").element();
    expect(field.getAttribute("aria-invalid")).toBe("true");
    const note = editor.shadowRoot?.getElementById(field.getAttribute("aria-describedby") ?? "");
    expect(note?.textContent).toBe(all[0]);
  });

  test("is said by reportValidity() and by a form", async () => {
    serveFields();
    const form = mountMarkup(
      '<form><form-field-editor name="field" required></form-field-editor><button>送信</button></form>',
    );
    const editor = form.querySelector("form-field-editor") as FormFieldEditorElement;
    await fieldDrawn(editor);
    expect(editor.validity).toMatchObject({ valueMissing: true });
    form.querySelector("button")?.click();
    await eventually(() => alertText(editor)).toContain("取得情報入力タイプを選択してください。");
    editor.value = example(0, { options: [] });
    expect([editor.checkValidity(), editor.validationMessage]).toEqual([false, "選択肢を設定してください。"]);
    editor.value = example(0);
    expect(editor.checkValidity()).toBe(true);
    const entry = new FormData(form.querySelector("form") as HTMLFormElement).get("field");
    expect(entry).toBe(asciiJson(example(0)));
  });

  test("a blank choice is marked at each of them, and said once", async () => {
    serveFields();
    const editor = await openField({ value: example(0, { options: ["", "a", "　"] }) });
    const result = await editor.submit();
    expect(result).toEqual({ ok: false, messages: ["空の選択肢は設定できません。"] });
    await hasFocus(choice(editor, 1));
    await eventually(() => choice(editor, 3).element().getAttribute("aria-invalid")).toBe("true");
    expect(choice(editor, 2).element().getAttribute("aria-invalid")).toBe(null);
    expect(alertText(editor).match(/空の選択肢は設定できません。/g)).toHaveLength(1);
  });

  test("without a choice the button that adds one gets the focus", async () => {
    serveFields();
    const editor = await openField({ value: example(0, { options: [] }) });
    await editor.submit();
    await hasFocus(named(editor, "button", "選択肢を追加"));
    expect(shownText(editor)).toContain("選択肢を設定してください。");
  });
});

describe("finishing", () => {
  test("to be posted it must be told where to", async () => {
    const received = serveFields();
    const editor = await openField({ value: example(1), finisher: "post" });
    const heard = record(editor, ["failure", "finish", "before-finish"]);
    expect((await editor.submit()).ok).toBe(false);
    expect([inBrief(heard), received.length]).toEqual([["failure validation"], 0]);
  });

  test("the answer's id counts from then on", async () => {
    const received = serveFields(({ method }) =>
      method === "POST" ? { json: { data: { id: 91 } } } : undefined,
    );
    const editor = await openField({
      value: example(1, { id: null }),
      finisher: "postemit",
      "finish-path": "/api/fields",
    });
    expect((await editor.submit()).ok).toBe(true);
    const body = received.find(({ method }) => method === "POST")?.text;
    expect(body).toBe(JSON.stringify(example(1, { id: null })));
    expect([editor.value.id, editor.dirty]).toEqual([91, false]);
  });

  test("what the server says is shown at its field and choice, wherever that was moved meanwhile", async () => {
    const errors = {
      ...{
        label: ["使えない名前です。"],
        "options.0": ["使えない選択肢です。"],
        other: ["ほかの問題です。"],
      },
    };
    const answer = deferred({ status: 422, json: { errors } });
    serveFields(({ method }) => (method === "POST" ? answer.answer : undefined));
    const editor = await openField({ value: example(3), finisher: "post", "finish-path": "/api/fields" });
    const saving = editor.submit();
    await choiceButton(editor, 1, "下へ移動").click();
    answer.arrive();
    await saving;
    const alert = () => alertText(editor);
    await eventually(alert).toContain("保存に失敗しました");
    for (const message of ["使えない名前です。", "使えない選択肢です。", "ほかの問題です。"])
      expect(alert()).toContain(message);
    await eventually(() => choice(editor, 2).element().getAttribute("aria-invalid")).toBe("true");
    expect(choice(editor, 2).element()).toHaveProperty("value", "窓側");
    await choice(editor, 2).fill("奥");
    await eventually(() => choice(editor, 2).element().getAttribute("aria-invalid")).toBe(null);
    await named(editor, "textbox", "取得情報名 (表示名)").fill("席");
    await eventually(() => shownText(editor)).not.toContain("使えない名前です。");
  });

  test("what it says of all choices goes with the next edit of one", async () => {
    const errors = { options: ["選択肢が多すぎます。"], swatch_id: ["使えない入力タイプです。"] };
    serveFields(({ method }) => (method === "POST" ? { status: 422, json: { errors } } : undefined));
    const value = example(0, { syncUserVar: false });
    const editor = await openField({ value, finisher: "post", "finish-path": "/api/fields" });
    await editor.submit();
    const said = () =>
      [...(editor.shadowRoot?.querySelectorAll(".field-error") ?? [])].map(({ textContent }) => textContent);
    await eventually(said).toEqual(["使えない入力タイプです。", "選択肢が多すぎます。"]);
    await choiceButton(editor, 1, "削除").click();
    await eventually(said).toEqual(["使えない入力タイプです。"]);
    await named(editor, "radio", "テキストエリア").click();
    await eventually(said).toEqual([]);
  });

  test("403 without a word, and an expired page", async () => {
    let status = 403;
    serveFields(({ method }) => (method === "POST" ? { status, json: null } : undefined));
    const editor = await openField({ value: example(1), finisher: "post", "finish-path": "/api/fields" });
    const heard = record(editor, ["page-expired"]);
    await editor.submit();
    await eventually(() => alertText(editor)).toContain("操作権限がありません");
    status = 419;
    editor.addEventListener("page-expired", (event) => event.preventDefault());
    await editor.submit();
    expect(heard.length).toBe(1);
  });
});

describe("where the answer goes", () => {
  test("friend information of a type that fits; its choices, its editing link", async () => {
    const received = serveFields();
    const editor = await openField({
      value: example(0, { syncUserVar: false, var_id: null, var_name: "", var_type: null }),
    });
    expect(received).toEqual([]);
    await named(editor, "switch", "友だち情報に登録する").click();
    await openList(editor, "友だち情報");
    await option(editor, "誕生日").click({ force: true });
    await eventually(() => shownText(editor)).toContain("誕生日は追加できません");
    expect(editor.value.var_id).toBe(null);
    await option(editor, "担当スタイリスト").click();
    await eventually(() => editor.value.var_id).toBe(204);
    expect(editor.value).toMatchObject({ var_name: "担当スタイリスト", var_type: 20 });
    const link = named(editor, "link", "友だち情報を編集（新しいタブで開く）");
    expect(link.element().getAttribute("href")).toMatch(/\/line\/var\/edit\/204$/);
    expect(link.element().getAttribute("rel")).toBe("noopener");
    // Compared once, and said at the choice that is no choice of it.
    await eventually(() => shownText(editor)).toContain("友だち情報にない選択肢です");
    expect(received.filter(({ url }) => url.pathname.includes("/var/choice/")).length).toBe(1);
  });

  test("its choices are taken over by the dialog, and nothing changes before", async () => {
    serveFields();
    const editor = await openField({ value: example(0) });
    await named(editor, "button", "友だち情報の選択肢を使う").click();
    const dialog = named(editor, "dialog", "選択肢をまとめて編集");
    await expect
      .element(dialog.getByRole("textbox", { name: "1行に1つ入力" }))
      .toHaveValue("佐々木\n中村\n高橋");
    await eventually(() => shownText(editor)).toContain("追加 0件・変更 1件・削除 0件・重複 0件・空行 0件");
    expect(editor.dirty).toBe(false);
    await dialog.getByRole("button", { name: "反映する" }).click();
    expect(choices(editor)).toEqual(["佐々木", "中村", "高橋"]);
  });

  test("a failed load of them is said beside the button, which tries again; nothing is marked", async () => {
    let fails = true;
    serveFields(({ url }) =>
      fails && url.pathname.includes("/var/choice/") ? { status: 500, json: null } : undefined,
    );
    const editor = await openField({ value: example(0) });
    await eventually(() => shownText(editor)).toContain("選択肢の読み込み中にエラーが発生しました");
    expect(shownText(editor)).not.toContain("友だち情報にない選択肢です");
    fails = false;
    await named(editor, "button", "友だち情報の選択肢を使う").click();
    await expect.element(named(editor, "dialog", "選択肢をまとめて編集")).toBeVisible();
  });

  test("each press asks for them, so that what another tab has added is there; what fails is said", async () => {
    let answer: Scripted = { json: variableChoices };
    const received = serveFields(({ url }) => (url.pathname.includes("/var/choice/") ? answer : undefined));
    const calls = () => received.filter(({ url }) => url.pathname.includes("/var/choice/204")).length;
    const editor = await openField({ value: example(0) });
    await eventually(calls).toBe(1);
    await eventually(() => shownText(editor)).toContain("友だち情報にない選択肢です");
    answer = { json: [...variableChoices, { id: 4, value: "田中", color: null }] };
    await named(editor, "button", "友だち情報の選択肢を使う").click();
    const dialog = named(editor, "dialog", "選択肢をまとめて編集");
    await expect.element(dialog.getByRole("textbox")).toHaveValue("佐々木\n中村\n高橋\n田中");
    expect(calls()).toBe(2);
    await press("{Escape}");
    answer = { status: 500, json: null };
    await named(editor, "button", "友だち情報の選択肢を使う").click();
    await eventually(() => shownText(editor)).toContain("選択肢の読み込み中にエラーが発生しました");
    expect(dialog.query()).toBe(null);
    answer = { json: [{ id: 4, value: "田中", color: null }] };
    await named(editor, "button", "友だち情報の選択肢を使う").click();
    await expect.element(dialog.getByRole("textbox")).toHaveValue("田中");
    expect(shownText(editor)).not.toContain("選択肢の読み込み中にエラーが発生しました");
  });

  test("an answer that comes late leaves the text that is written by then", async () => {
    const late = deferred({ json: variableChoices });
    serveFields(({ url }) => (url.pathname.endsWith("/var/choice/204") ? late.answer : undefined));
    const editor = await openField({ value: example(0) });
    await named(editor, "button", "友だち情報の選択肢を使う").click();
    await named(editor, "button", "まとめて編集").click();
    const lines = named(editor, "dialog", "選択肢をまとめて編集").getByRole("textbox");
    await lines.fill("佐々木\n新しい人");
    late.arrive();
    await onScreen();
    await expect.element(lines).toHaveValue("佐々木\n新しい人");
    await named(editor, "button", "反映する").click();
    await eventually(() => shownText(editor)).toContain("友だち情報にない選択肢です");
    expect(choices(editor)).toEqual(["佐々木", "新しい人"]);
  });

  test("a press for other friend information is over with that", async () => {
    const late = deferred({ json: variableChoices });
    serveFields(({ url }) => (url.pathname.endsWith("/var/choice/204") ? late.answer : undefined));
    const editor = await openField({ value: example(0) });
    await named(editor, "button", "友だち情報の選択肢を使う").click();
    editor.value = example(0, { var_id: 209, var_name: "別の担当" });
    late.arrive();
    await eventually(() => shownText(editor)).toContain("友だち情報にない選択肢です");
    await onScreen();
    expect(named(editor, "dialog", "選択肢をまとめて編集").query()).toBe(null);
  });

  test("what does not fit is marked at once and kept; deleted ones are said to be", async () => {
    serveFields();
    const editor = await openField({ value: example(0, { var_id: 207, var_name: "誕生日", var_type: 30 }) });
    expect(shownText(editor)).toContain("この入力タイプの回答は、この友だち情報に登録できません。");
    expect((await editor.submit()).ok).toBe(false);
    expect(editor.value).toMatchObject({ var_id: 207, var_type: 30 });
    editor.value = example(0, { var_id: 999, var_name: "前の担当" });
    await eventually(() => shownText(editor)).toContain("削除済みの友だち情報が指定されています");
    expect((await editor.submit()).ok).toBe(true);
  });

  test("the list's name of now is shown, and the stored one kept", async () => {
    serveFields();
    const editor = await openField({ value: example(0, { var_name: "むかしの名前" }) });
    await eventually(() => shownText(editor)).toContain("友だち情報「担当スタイリスト」に登録し");
    expect(editor.value.var_name).toBe("むかしの名前");
  });
});

describe("the preview", () => {
  test("is typed into, and changes nothing", async () => {
    serveFields();
    const editor = await openField({ value: example(1, { rule: "numeric" }) });
    const heard = record(editor);
    const preview = named(editor, "region", "プレビュー");
    await preview.getByRole("textbox").fill("１，２００");
    await expect.element(preview.getByText("入力できます", { exact: true })).toBeVisible();
    await expect.element(preview.getByText("（1200 と読み取ります）")).toBeVisible();
    await preview.getByRole("textbox").fill("十");
    await expect.element(preview.getByText("「数値」として正しくありません")).toBeVisible();
    expect([heard.length, editor.dirty, editor.checkValidity()]).toEqual([0, false, true]);
  });

  test("shows the choices, and what is chosen on its colour", async () => {
    serveFields();
    const editor = await openField({ value: example(3) });
    const select = named(editor, "region", "プレビュー").getByRole("combobox");
    await select.selectOptions("窓側");
    await eventually(() => (select.element() as HTMLElement).style.backgroundColor).toBe("rgb(41, 113, 198)");
    expect(editor.dirty).toBe(false);
  });
});

describe("read only", () => {
  test("nothing can be edited, and all can be read", async () => {
    serveFields();
    const editor = await openField({ value: example(0), readonly: true });
    expect(named(editor, "button", "選択肢を追加").query()).toBe(null);
    expect(named(editor, "button", "保存").query()).toBe(null);
    await choice(editor, 1).click();
    await userEvent.keyboard("x{Enter}{Backspace}");
    expect([choices(editor), focused()]).toEqual([
      ["佐々木", "中村", "指名なし"],
      choice(editor, 1).element(),
    ]);
  });
});
