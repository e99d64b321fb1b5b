import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { FunnelEditorElement } from "../../src/entries/funnel-editor.js";
import {
  emptyFilter,
  everyCondition,
  filterOf,
  makeFilter,
  mountFilter,
  nameCondition,
  namesField,
  namesOf,
  openFilter,
  orPanel,
  serveFilters,
  typeNames,
} from "../elements/funnel-editor/page.js";
import { alertLines, named } from "../elements/page.js";
import { asciiJson } from "./support/ascii-json.js";
import { configurePage } from "./support/console-page.js";
import { type Attributes, drawn, eventually, finishButton, mountMarkup } from "./support/editors.js";
import { record } from "./support/events.js";
import { deferred } from "./support/server.js";

function mountForm(attributes: Attributes = {}, markup = "<form></form>") {
  serveFilters();
  const place = mountMarkup(markup);
  const form = place.querySelector("form") as HTMLFormElement;
  const editor = makeFilter({ name: "filter", ...attributes });
  (place.querySelector("fieldset") ?? form).append(editor);
  return { form, editor, entries: () => new FormData(form).getAll("filter") };
}

const value = filterOf(nameCondition("田中"));
const json = asciiJson;

describe("a form", () => {
  test("gets the payload as one JSON text, as it is now", async () => {
    const { editor, entries } = mountForm({ value });
    expect(entries()).toEqual([json(value)]);
    await drawn(editor);
    await typeNames(editor, "佐藤");
    expect(entries()).toEqual([json(filterOf(nameCondition("佐藤")))]);
    editor.value = everyCondition;
    expect(JSON.parse(String(entries()[0]))).toEqual(everyCondition);
    editor.value = null;
    expect(entries()).toEqual([""]);
  });

  test("gets an empty text while nobody has filled it in, on a board too", async () => {
    const { form, editor, entries } = mountForm();
    expect([entries(), form.checkValidity()]).toEqual([[""], true]);
    await drawn(editor);
    editor.setAttribute("mode", "board");
    expect([entries(), form.checkValidity()]).toEqual([[""], true]);
  });

  test("gets it as it is sent: queries are text, a name has no blanks around it (rules: queries-become-text, filter-needs-name)", () => {
    const figure = (query: number | string) => ({ type: 75, var_id: 202, match: 10, query });
    const loaded = { ...filterOf(figure(100), orPanel(figure(5))), name: " 条件　" };
    const { editor, entries } = mountForm({ value: loaded });
    const sent = { ...filterOf(figure("100"), orPanel(figure("5"))), name: "条件" };
    expect(entries().map((entry) => JSON.parse(String(entry)))).toEqual([sent]);
    expect(editor.value).toEqual(loaded);
  });

  test("is not submitted while the filter that the page names is on its way, or could not be had", async () => {
    configurePage({ onError: () => {} });
    const answer = deferred({ status: 500 });
    const { form, editor } = mountForm({ mode: "board" });
    serveFilters({ saved: answer.answer });
    editor.funnelId = "31";
    const submits: Event[] = [];
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      submits.push(event);
    });
    expect([editor.validationMessage, editor.validity.customError]).toEqual(["読み込み中...", true]);
    form.requestSubmit();
    answer.arrive();
    await eventually(() => editor.validationMessage).toBe("読み込みに失敗しました");
    form.requestSubmit();
    expect(submits).toHaveLength(0);
    editor.value = value;
    form.requestSubmit();
    expect(submits).toHaveLength(1);
  });

  test("that is reset brings the last set value back, without `change`", async () => {
    const { form, editor, entries } = mountForm({ value });
    await drawn(editor);
    await typeNames(editor, "佐藤");
    const heard = record(editor);
    form.reset();
    expect([namesOf(editor), editor.dirty, entries()]).toEqual([["田中"], false, [json(value)]]);
    expect(heard).toEqual([]);
    await expect.element(namesField(editor)).toHaveValue("田中");
  });

  test("with a disabled fieldset gets nothing, and nothing can be changed", async () => {
    const { editor, entries } = mountForm({ value }, "<form><fieldset disabled></fieldset></form>");
    await drawn(editor);
    expect(entries()).toEqual([]);
    expect(finishButton(editor, "検索").query()).toBeNull();
    await expect.element(namesField(editor)).toHaveAttribute("readonly");
    (editor.parentElement as HTMLFieldSetElement).disabled = false;
    await expect.element(finishButton(editor, "検索")).toBeVisible();
    expect(entries()).toHaveLength(1);
  });

  test("is not submitted while the filter may not be saved", async () => {
    const { form, editor } = mountForm({ value: { ...value, name: "" } });
    await drawn(editor);
    const submits: Event[] = [];
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      submits.push(event);
    });
    form.requestSubmit();
    expect(submits).toHaveLength(0);
    await eventually(() => document.activeElement === editor).toBe(true);
    editor.value = value;
    form.requestSubmit();
    expect(submits).toHaveLength(1);
  });
});

describe("validity", () => {
  const flags = ({ validity }: FunnelEditorElement) => [
    validity.valid,
    validity.customError,
    validity.valueMissing,
  ];
  const isNamed = { ...emptyFilter, name: "空" };

  test.each([
    ["a filter", { value }, [true, false, false]],
    ["an empty one", { value: isNamed }, [true, false, false]],
    ["an empty one where one is required", { value: isNamed, required: true }, [false, false, true]],
    ["one where one is required", { value, required: true }, [true, false, false]],
    ["one that nobody has filled in", {}, [true, false, false]],
    ["the same where one is required", { required: true }, [false, true, true]],
    ["no name", { value: { ...value, name: "" } }, [false, true, false]],
    ["no name on a board", { value: { ...value, name: "" }, mode: "board" }, [true, false, false]],
  ])("of %s", (_, attributes, expected) => {
    serveFilters();
    expect(flags(mountFilter(attributes))).toEqual(expected);
  });

  test("is reported by words, and leads to the first field", async () => {
    serveFilters();
    const editor = await openFilter({ value: { ...value, name: "" } });
    expect(editor.validationMessage).toBe("条件を保存するとき名前は必須です");
    expect(editor.reportValidity()).toBe(false);
    await eventually(() => (editor.shadowRoot?.activeElement as HTMLElement)?.dataset.field).toBe("name");
  });

  test("of a required empty filter keeps it from being finished: it is said, and mended by a condition", async () => {
    const server = serveFilters();
    const editor = await openFilter({ value: isNamed, required: true });
    const missing = "条件を1つ以上追加してください。";
    expect(editor.validationMessage).toBe(missing);
    const heard = record(editor);
    await userEvent.click(finishButton(editor, "検索"));
    await eventually(() => alertLines(editor)).toEqual([missing]);
    expect(heard.map(({ type, detail }) => [type, detail])).toEqual([
      ["failure", { reason: "validation", status: null, messages: [missing] }],
    ]);
    expect(await editor.submit()).toEqual({ ok: false, messages: [missing] });
    await eventually(() => (editor.shadowRoot?.activeElement as HTMLElement)?.dataset.add).toBe("11");
    expect(server.saves()).toEqual([]);
    await userEvent.keyboard("{Enter}");
    await eventually(() => alertLines(editor)).toEqual([]);
    await userEvent.click(named(editor, "button", "削除"));
    const changes = heard.filter(({ type }) => type === "change");
    expect(changes.map(({ detail }) => detail.valid)).toEqual([true, false]);
    editor.value = value;
    expect(editor.checkValidity()).toBe(true);
    expect(await editor.submit()).toMatchObject({ ok: true });
  });
});
