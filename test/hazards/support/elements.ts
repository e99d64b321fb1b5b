import type { Locator } from "playwright";
import {
  byValue,
  type ElementPlace,
  type ElementUnderTest,
  type ElementWith,
  elementUnderTest,
  hasFocus,
  hasTraits,
  holds,
  messageField,
  type SavingElement,
  type TraitOfElement,
  writeText,
} from "./element-under-test.js";
import { episodeEditor } from "./episode-editor.js";
import { isElementTag } from "./fixture.js";
import { formFieldEditor } from "./form-field-editor.js";
import { friendEditor } from "./friend-editor.js";
import { friendList } from "./friend-list.js";
import { funnelEditor } from "./funnel-editor.js";
import { journeyList } from "./journey-list.js";
import { madeUpList } from "./made-up-list.js";
import { messageEditor } from "./message-editor.js";
import { messageTimeline } from "./message-timeline.js";
import { notificationEditor } from "./notification-editor.js";
import { openApiConsole } from "./open-api-console.js";
import { reservationPanel } from "./reservation-panel.js";
import { reservationSchedule } from "./reservation-schedule.js";
import { salonSettings } from "./salon-settings.js";

const firstText = 'Hello "you" & <b>all</b> [1, 2]';
const secondText = "ようこそ。\n二行目です。";

const actionEditor = elementUnderTest(["value", "text", "finishing", "saving"], {
  tag: "action-editor",
  markup: (attributes) => `<action-editor ${attributes}></action-editor>`,
  firstField: (editor) => editor.getByRole("textbox").first(),
  async work(page, editor) {
    const add = editor.getByRole("button", { name: "テキスト送信を追加", exact: true });
    const panel = (number: number) => editor.getByRole("region", { name: `${number}. テキスト送信` });
    const text = (number: number) => panel(number).getByRole("textbox", { name: "本文" });
    await add.click();
    await hasFocus(text(1));
    await writeText(page, firstText);
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
        valueWith: (text) => ({ inputs: [{ type: 1, text }] }),
        ...messageField,
      },
      {
        // More than three are folded, each with a sentence that quotes it.
        name: "the sentence of a folded effect",
        valueWith: (text) => ({ inputs: [text, "二", "三", "四"].map((each) => ({ type: 1, text: each })) }),
      },
      {
        name: "the name of a template",
        attributes: "template",
        valueWith: (text) => ({ a_name: text, inputs: [{ type: 1, text: "本文" }] }),
      },
      { name: "the type of an effect", valueWith: (text) => ({ inputs: [{ type: text }] }) },
      {
        name: "every string of an effect that is held",
        valueWith: (text) => ({ inputs: [{ type: 16, text, to: [text], note: { [text]: text } }, text] }),
      },
      {
        name: "the condition and the time of an effect",
        valueWith: (text) => ({
          inputs: [{ type: 1, text: "本文", delay_type: 2, delay_at: text, member_query_id: text }],
        }),
      },
      { name: "the whole value", valueWith: (text: string) => text },
    ] satisfies Parameters<typeof byValue>[0][]
  ).map(byValue),
});

/** Has the list open before its text is set, so that each row is drawn. */
function inOpenList(name: string, given: (text: string) => object): ElementPlace {
  return { name, prepare: openList, selector: "[popover]:popover-open", given };
}

function bySource(name: string, item: (text: string) => object, groupName = (_: string) => "会員") {
  return inOpenList(name, (text) => {
    const groups = { 1: { id: 1, name: groupName(text) } };
    const items = { 1: { id: 1, name: "VIP会員", group_id: 1, ...item(text) } };
    return { source: { items, groups, ids: [1], group_ids: [1], meta: {} }, value: [1] };
  });
}

const itemPicker = elementUnderTest(["value", "text"], {
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
    inOpenList("an injected item", (text) => ({ extraItems: [{ id: "a", name: text }], value: ["a"] })),
    inOpenList("an id that is gone", (text) => ({ value: [text] })),
    {
      ...inOpenList("the query, and the offer of a new item", (text) => ({ text })),
      show: searchFor,
    },
  ],
});

/** Every element of the library is on every hostile page, and one that is none of it: a screen without a value. */
export const elementsUnderTest: readonly ElementUnderTest[] = [
  actionEditor,
  itemPicker,
  funnelEditor,
  messageEditor,
  messageTimeline,
  friendList,
  friendEditor,
  formFieldEditor,
  reservationPanel,
  reservationSchedule,
  notificationEditor,
  episodeEditor,
  journeyList,
  openApiConsole,
  salonSettings,
  madeUpList,
];

/** Those of which the second copy of the library has another version. */
export const libraryElements = elementsUnderTest.filter(({ tag }) => isElementTag(tag));
export const elementsWithValue = having("value");
export const finishingElements = having("value", "finishing");
export const textElements = having("text");
export const savingElements: readonly SavingElement[] = having("value", "finishing", "saving");
export const serverElements = having("server");

/** Those that have all of these traits, for their proofs. */
function having<Trait extends TraitOfElement>(...traits: Trait[]): readonly ElementWith<Trait>[] {
  return elementsUnderTest.filter((element): element is ElementWith<Trait> => hasTraits(element, ...traits));
}

async function openList(picker: Locator): Promise<void> {
  const isOpen = await picker.evaluate((element) => element.shadowRoot?.querySelector("[popover]") !== null);
  if (!isOpen) await picker.getByRole("combobox").click();
}

/** Types a query, and waits until what was found is read out, which takes a while and stands there from then on. */
async function searchFor(picker: HTMLElement, { text }: { text: string }): Promise<void> {
  const root = picker.shadowRoot as ShadowRoot;
  const field = root.querySelector<HTMLInputElement>("[popover] input");
  if (!field) throw new Error("The list has no search field.");
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
  set?.call(field, text);
  field.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
  const isReadOut = () =>
    [...root.querySelectorAll("[role=status]")].some(({ textContent }) => textContent === "0件");
  do await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  while (!isReadOut());
}
