import type { Locator, Page } from "playwright";
import { expect, vi } from "vitest";
import { showValue } from "./only-text.js";

/** One element on the hostile pages: how a page writes it, and how an operator works with it. */
export interface ElementUnderTest {
  tag: string;
  markup(attributes: string): string;
  /** Where the operator's keys go first. */
  firstField(editor: Locator): Locator;
  /** Brings up fields that are not there from the start. */
  showFields?(editor: Locator): Promise<void>;
  /** Does the operator's work, up to and without the finish. */
  work(page: Page, editor: Locator): Promise<void>;
  finish(editor: Locator): Promise<void>;
  /** What the payload must hold after that work. */
  expected: object;
  /** Strings that are shown, with the attributes needed for that. */
  places: readonly { name: string; attributes: string; show(editor: Locator, text: string): Promise<void> }[];
}

/** An element that posts its payload, or hands it over, by itself. */
export interface FinishingElement extends ElementUnderTest {
  /** Where the element posts to. */
  savePath: string;
  /** The key of the record's id, in the answer as in the payload. */
  idKey: string;
  /** Strings of the value, and the field that shows them as they are. */
  places: readonly ValuePlace[];
}

interface ValuePlace {
  name: string;
  attributes: string;
  show(editor: Locator, text: string): Promise<void>;
  valueWith(text: string): unknown;
  field?: string;
  /** Browsers leave line ends out of such a field. */
  inOneLine?: boolean;
}

/** What the field of a place shows of a text. */
export function shownIn({ inOneLine }: { inOneLine?: boolean }, text: string): string {
  return inOneLine ? text.replaceAll(/[\r\n]/g, "") : text;
}

/** A place that a value fills. */
function byValue(place: Omit<ValuePlace, "show">): ValuePlace {
  return {
    ...place,
    async show(editor, text) {
      await showValue(editor, place.valueWith(text));
      if (!place.field) return;
      expect(await editor.getByRole("textbox", { name: place.field }).inputValue()).toBe(
        shownIn(place, text),
      );
    },
  };
}

const firstText = 'Hello "you" & <b>all</b> [1, 2]';
const secondText = "ようこそ。\n二行目です。";

const actionEditor: FinishingElement = {
  tag: "action-editor",
  markup: (attributes) => `<action-editor ${attributes}></action-editor>`,
  firstField: (editor) => editor.getByRole("textbox").first(),
  async work(page, editor) {
    const add = editor.getByRole("button", { name: "テキスト送信を追加", exact: true });
    const panel = (number: number) => editor.getByRole("region", { name: `${number}. テキスト送信` });
    const text = (number: number) => panel(number).getByRole("textbox", { name: "本文" });
    await add.click();
    await hasFocus(text(1));
    await page.keyboard.type(firstText);
    await add.click();
    await hasFocus(text(2));
    // What an input method puts in at once; the first line's end is typed, as operators do.
    const [line = "", next = ""] = secondText.split("\n");
    await page.keyboard.insertText(line);
    await page.keyboard.press("Enter");
    await page.keyboard.insertText(next);
    await panel(2).getByRole("button", { name: "上へ移動", exact: true }).click();
    await holds(text(1), secondText);
    await holds(text(2), firstText);
  },
  finish: (editor) => editor.getByRole("button", { name: "確定", exact: true }).click(),
  expected: {
    inputs: [
      { type: 1, text: secondText },
      { type: 1, text: firstText },
    ],
  },
  savePath: "/api/action/register",
  idKey: "aid",
  places: (
    [
      {
        name: "a text",
        attributes: "",
        valueWith: (text) => ({ inputs: [{ type: 1, text }] }),
        field: "本文",
      },
      {
        // More than three are folded, each with a sentence that quotes it.
        name: "the sentence of a folded effect",
        attributes: "",
        valueWith: (text) => ({ inputs: [text, "二", "三", "四"].map((each) => ({ type: 1, text: each })) }),
      },
      {
        name: "the name of a template",
        attributes: "template",
        valueWith: (text) => ({ a_name: text, inputs: [{ type: 1, text: "本文" }] }),
      },
      { name: "the type of an effect", attributes: "", valueWith: (text) => ({ inputs: [{ type: text }] }) },
      {
        name: "every string of an effect that is held",
        attributes: "",
        valueWith: (text) => ({ inputs: [{ type: 16, text, to: [text], note: { [text]: text } }, text] }),
      },
      {
        name: "the condition and the time of an effect",
        attributes: "",
        valueWith: (text) => ({
          inputs: [{ type: 1, text: "本文", delay_type: 2, delay_at: text, member_query_id: text }],
        }),
      },
      { name: "the whole value", attributes: "", valueWith: (text: string) => text },
    ] satisfies Omit<ValuePlace, "show">[]
  ).map(byValue),
};

const named = (...inputs: unknown[]) => ({ name: "検索", inputs });

const funnelEditor: FinishingElement = {
  tag: "funnel-editor",
  markup: (attributes) => `<funnel-editor ${attributes}></funnel-editor>`,
  firstField: (editor) => editor.getByRole("textbox").first(),
  async work(page, editor) {
    const row = (name: string) => editor.getByRole("group", { name, exact: true });
    const add = (label: string) => editor.getByRole("button", { name: `${label}を追加`, exact: true });
    const name = editor.getByRole("textbox", { name: "条件名" });
    await name.click();
    await hasFocus(name);
    await page.keyboard.type(firstText);
    await add("名前").first().click();
    await hasFocus(row("1. 名前").getByRole("textbox"));
    // What an input method puts in at once.
    await page.keyboard.insertText("田中　佐藤");
    await add("個別メモ").first().click();
    await hasFocus(row("2. 個別メモ").getByRole("textbox"));
    await page.keyboard.insertText("VIP");
    await row("2. 個別メモ").getByRole("button", { name: "その他の操作" }).click();
    await editor.getByRole("menuitem", { name: "上へ移動" }).click();
    await row("1. 個別メモ").waitFor();
    await add("いずれか1つ以上を満たす(or)").click();
    const panel = row("いずれか1つ以上を満たす(or)");
    await panel.getByRole("button", { name: "ステータスメッセージを追加" }).click();
    await hasFocus(panel.getByRole("textbox"));
    await page.keyboard.type("open & <b>");
    await holds(row("1. 個別メモ").getByRole("textbox"), "VIP");
  },
  finish: (editor) => editor.getByRole("button", { name: "検索", exact: true }).click(),
  expected: {
    name: firstText,
    inputs: [
      { type: 20, memos: ["VIP"] },
      { type: 11, names: ["田中", "佐藤"] },
      { type: 120, effects: [{ type: 25, status: "open & <b>" }] },
    ],
  },
  savePath: "/api/funnel/register",
  idKey: "fid",
  places: [
    ...(
      [
        {
          name: "a friend's name",
          attributes: "",
          valueWith: (text) => named({ type: 11, names: [text] }),
        },
        {
          name: "a memo, in an or-panel",
          attributes: "",
          valueWith: (text) => named({ type: 120, effects: [{ type: 20, memos: [text, text] }] }),
        },
        {
          name: "a status message",
          attributes: "",
          valueWith: (text) => named({ type: 25, status: text }),
          field: "ステータスメッセージ",
          inOneLine: true,
        },
        {
          name: "the name of the filter",
          attributes: "",
          valueWith: (text) => ({ name: text, inputs: [] }),
          field: "条件名",
          inOneLine: true,
        },
        {
          name: "the reason of a broken condition",
          attributes: "",
          valueWith: (text) => named({ type: -1, reason: text }),
        },
        { name: "the type of a condition", attributes: "", valueWith: (text) => named({ type: text }) },
        {
          name: "every string of a condition that is held",
          attributes: "",
          valueWith: (text) =>
            named({ type: 60, tag_ids: text, [text]: text }, { type: 999, to: [text] }, text),
        },
        {
          name: "ids and dates that are texts",
          attributes: "",
          valueWith: (text) =>
            named({ type: 60, tag_ids: [text], tag_or: text }, { type: 30, date_from: text, date_to: text }),
        },
        { name: "the whole value", attributes: "", valueWith: (text: string) => text },
      ] satisfies Omit<ValuePlace, "show">[]
    ).map(byValue),
    {
      name: "the name of a tag in the server's list",
      attributes: "",
      valueWith: () => named({ type: 60, use_group: 0, tag_ids: [1], tag_group_id: null, tag_or: 0 }),
      async show(editor, text) {
        await showListed(editor, text);
        await showValue(editor, this.valueWith(text));
        await editor.getByRole("combobox", { name: "タグ", exact: true }).waitFor();
      },
    },
  ],
};

/** Has the server's lists say this text; an element reads the lists of another server anew. */
async function showListed(editor: Locator, text: string): Promise<void> {
  await editor.evaluate((element, name) => {
    const page = window as unknown as { servers?: number };
    page.servers = (page.servers ?? 0) + 1;
    const list = { items: { 1: { id: 1, name } }, groups: {}, ids: [1], group_ids: [], meta: {} };
    window.fetch = async (address) => Response.json(String(address).includes("v_resource") ? list : []);
    Object.assign(element, { apiBase: `/server-${page.servers}` });
  }, text);
}

/** Has the list open before its text is set, so that each row is drawn. */
function bySource(name: string, item: (text: string) => object, groupName = (_: string) => "会員") {
  return {
    name,
    attributes: "multiple",
    async show(editor: Locator, text: string) {
      const groups = { 1: { id: 1, name: groupName(text) } };
      const items = { 1: { id: 1, name: "VIP会員", group_id: 1, ...item(text) } };
      await showOpen(editor, { source: { items, groups, ids: [1], group_ids: [1], meta: {} }, value: [1] });
    },
  };
}

const itemPicker: ElementUnderTest = {
  tag: "item-picker",
  markup: (attributes) =>
    `<item-picker kind="tag" multiple show-deleted allow-new abilities="tag-write" ${attributes}></item-picker>`,
  firstField: (editor) => editor.getByRole("combobox"),
  showFields: (editor) => editor.getByRole("combobox").click(),
  async work(page, editor) {
    const search = editor.getByRole("searchbox", { name: "検索" });
    await editor.getByRole("combobox", { name: "タグ" }).click();
    await hasFocus(search);
    // What an input method puts in at once.
    await page.keyboard.insertText("東");
    await editor.getByRole("option", { name: "東京" }).waitFor();
    await page.keyboard.press("Enter");
    await editor.getByRole("button", { name: "検索を消す" }).click();
    await editor.getByRole("option", { name: "VIP会員" }).click();
    await hasFocus(search);
    await page.keyboard.press("Escape");
    await search.waitFor({ state: "hidden" });
  },
  // It sends nothing by itself: the page reads its value when it needs it.
  finish: (editor) =>
    editor.evaluate((picker) => {
      const detail = { payload: Reflect.get(picker, "value") };
      picker.dispatchEvent(new CustomEvent("finish", { detail, bubbles: true }));
    }),
  expected: [4, 1],
  places: [
    bySource("the name of an item", (name) => ({ name })),
    bySource(
      "the name of a folder",
      () => ({}),
      (text) => text,
    ),
    bySource("a badge", (text) => ({ badge: { text, color_class: text } })),
    bySource("the name of a type", (text) => ({ type_name: text })),
    bySource("every string of an item", (text) => ({ fresh: text, unique: text, is_lmp: text, type: text })),
    {
      name: "an injected item",
      attributes: "multiple",
      show: (editor, text) => showOpen(editor, { extraItems: [{ id: "a", name: text }], value: ["a"] }),
    },
    {
      name: "an id that is gone",
      attributes: "",
      show: (editor, text) => showOpen(editor, { value: [text] }),
    },
    {
      name: "the query, and the offer of a new item",
      attributes: "",
      async show(editor, text) {
        await showOpen(editor, {});
        await editor.getByRole("searchbox", { name: "検索" }).fill(text);
        // What was found is read out after a pause, and stands there from then on.
        await editor.getByText("0件", { exact: true }).first().waitFor({ state: "attached" });
      },
    },
  ],
};

/** Those that finish, for what finishing can meet. */
export const finishingElements: readonly FinishingElement[] = [actionEditor, funnelEditor];

/** Every element of the library is on every hostile page. */
export const elementsUnderTest: readonly ElementUnderTest[] = [actionEditor, itemPicker, funnelEditor];

/** Gives a picker whose list is open these properties, and waits until it is drawn. */
async function showOpen(picker: Locator, properties: object): Promise<void> {
  const isOpen = await picker.evaluate((element) => element.shadowRoot?.querySelector("[popover]") !== null);
  if (!isOpen) await picker.getByRole("combobox").click();
  await picker.evaluate(async (element, given) => {
    Object.assign(element, given);
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  }, properties);
}

async function hasFocus(field: Locator): Promise<void> {
  await field.waitFor();
  const focused = () => field.evaluate((element) => element.matches(":focus"));
  await vi.waitFor(async () => expect(await focused()).toBe(true), 10_000);
}

async function holds(field: Locator, text: string): Promise<void> {
  await vi.waitFor(async () => expect(await field.inputValue()).toBe(text), 10_000);
}
