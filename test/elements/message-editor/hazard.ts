import {
  elementUnderTest,
  hasFocus,
  messageField,
  oddWords,
  writeText,
} from "../../hazards/support/element-under-test.js";
import { showListed } from "../../hazards/support/places.js";

const ofForm = "[[context category=open_api event=order key=item]]";

/** A text in two lines, with a placeholder by its button and one that was found behind brackets. */
export const hazard = elementUnderTest(["value", "text", "finishing"], {
  tag: "message-editor",
  markup: (attributes) =>
    `<message-editor finish-label="この内容にする" abilities="user-open-api" ${attributes}></message-editor>`,
  firstField: (editor) => editor.getByRole("textbox", { name: "本文" }),
  async work(page, editor) {
    const text = editor.getByRole("textbox", { name: "本文" });
    await text.click();
    await hasFocus(text);
    await writeText(page, oddWords);
    await page.keyboard.press("Enter");
    await editor.getByRole("button", { name: "名前", exact: true }).click();
    await text.getByRole("img", { name: "差し込み: 名前" }).waitFor();
    await hasFocus(text);
    // What an input method puts in at once.
    await page.keyboard.insertText("様へ、");
    await page.keyboard.type("[[");
    await page.keyboard.insertText("東");
    await editor.getByRole("option", { name: /東京/ }).waitFor();
    await page.keyboard.press("Enter");
    await text.getByRole("img", { name: "差し込み: 東京" }).waitFor();
    await page.keyboard.insertText("より");
  },
  finish: (editor) => editor.getByRole("button", { name: "この内容にする", exact: true }).click(),
  expected: `${oddWords}\n[[name]]様へ、[[var id=4]]より`,
  harmlessLike: messageField.harmlessLike,
  places: [
    { name: "a text", given: (text) => ({ value: text }), ...messageField },
    {
      name: "a text that is only read",
      attributes: "readonly",
      given: (text) => ({ value: text }),
      ...messageField,
    },
    {
      name: "a placeholder that is none",
      // Not one that looks like another: that is marked, and letters alone are not.
      given: (text) => ({ value: `[[zz${text}]] [[FORM_${text}]] [[var id=${text}]]` }),
      harmlessLike: messageField.harmlessLike,
    },
    {
      name: "the name of what the trigger brings",
      given: (text) => ({
        value: ofForm,
        triggerContext: { category: "open_api", event: "order", params: { item: { label: text } } },
      }),
    },
    {
      name: "the name of friend information in the server's list",
      given: (text) => ({ text, value: "[[var id=1]]" }),
      show: showListed,
    },
  ],
});
