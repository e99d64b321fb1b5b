import {
  byValue,
  elementUnderTest,
  hasFocus,
  holds,
  messageField,
  oddWords,
  writeText,
} from "../../hazards/support/element-under-test.js";

const secondText = "ようこそ。\n二行目です。";

export const hazard = elementUnderTest(["value", "text", "finishing", "saving"], {
  tag: "action-editor",
  markup: (attributes) => `<action-editor ${attributes}></action-editor>`,
  firstField: (editor) => editor.getByRole("textbox").first(),
  async work(page, editor) {
    const add = editor.getByRole("button", { name: "テキスト送信を追加", exact: true });
    const panel = (number: number) => editor.getByRole("region", { name: `${number}. テキスト送信` });
    const text = (number: number) => panel(number).getByRole("textbox", { name: "本文" });
    await add.click();
    await hasFocus(text(1));
    await writeText(page, oddWords);
    await add.click();
    await hasFocus(text(2));
    // What an input method puts in at once; the first line's end is typed, as operators do.
    const [line = "", next = ""] = secondText.split("\n");
    await page.keyboard.insertText(line);
    await page.keyboard.press("Enter");
    await page.keyboard.insertText(next);
    await panel(2).getByRole("button", { name: "上へ移動", exact: true }).click();
    await holds(text(1), secondText);
    await holds(text(2), oddWords);
  },
  finish: (editor) => editor.getByRole("button", { name: "確定", exact: true }).click(),
  expected: {
    inputs: [
      { type: 1, text: secondText },
      { type: 1, text: oddWords },
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
