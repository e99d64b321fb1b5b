import type { Locator, Page } from "playwright";
import { expect, vi } from "vitest";

/** One element on the hostile pages: how a page writes it, and how an operator works with it. */
export interface ElementUnderTest {
  tag: string;
  markup(attributes: string): string;
  /** Does the operator's work, up to and without the finish. */
  work(page: Page, editor: Locator): Promise<void>;
  finish(editor: Locator): Promise<void>;
  /** What the payload must hold after that work. */
  expected: object;
  /** Where the element posts to. */
  savePath: string;
  /** Strings of the value that are shown, with the attributes needed for that, and the field that shows them as they are. */
  places: readonly { name: string; attributes: string; valueWith(text: string): unknown; field?: string }[];
}

const firstText = 'Hello "you" & <b>all</b> [1, 2]';
const secondText = "ようこそ。\n二行目です。";

const actionEditor: ElementUnderTest = {
  tag: "action-editor",
  markup: (attributes) => `<action-editor ${attributes}></action-editor>`,
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
  places: [
    { name: "a text", attributes: "", valueWith: (text) => ({ inputs: [{ type: 1, text }] }), field: "本文" },
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
    { name: "the whole value", attributes: "", valueWith: (text) => text },
  ],
};

/** Every element of the library is on every hostile page. */
export const elementsUnderTest: readonly ElementUnderTest[] = [actionEditor];

async function hasFocus(field: Locator): Promise<void> {
  await field.waitFor();
  const focused = () => field.evaluate((element) => element.matches(":focus"));
  await vi.waitFor(async () => expect(await focused()).toBe(true), 10_000);
}

async function holds(field: Locator, text: string): Promise<void> {
  await vi.waitFor(async () => expect(await field.inputValue()).toBe(text), 10_000);
}
