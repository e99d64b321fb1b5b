import {
  byValue,
  elementUnderTest,
  hasFocus,
  holds,
  oddWords,
  writeText,
} from "../../hazards/support/element-under-test.js";
import { showListed } from "../../hazards/support/places.js";

const field = {
  ...{ id: null, label: "席", swatch_id: 5, rule: "none", var_id: null, var_name: "", var_type: null },
  ...{ required: true, description: "", options: [] },
  ...{ syncUserVar: false, syncGc: false, sync_real_name: false },
};

const pullDown = (...options: unknown[]) => ({ ...field, swatch_id: 20, rule: null, options });

const linked = (values: object) => ({ ...field, syncUserVar: true, var_id: 1, var_type: 0, ...values });

/** A pull-down with two choices, the second moved up, whose answer goes into friend information. */
export const hazard = elementUnderTest(["value", "text", "finishing", "saving"], {
  tag: "form-field-editor",
  // By itself it hands over; a page that says otherwise comes first.
  markup: (attributes) =>
    `<form-field-editor ${attributes} finisher="post" finish-path="/api/form-field"></form-field-editor>`,
  firstField: (editor) => editor.getByRole("textbox", { name: "取得情報名 (表示名)" }),
  async work(page, editor) {
    const label = editor.getByRole("textbox", { name: "取得情報名 (表示名)" });
    await label.click();
    await hasFocus(label);
    await page.keyboard.press("Control+A");
    await writeText(page, oddWords);
    await holds(label, oddWords);
    await editor.getByRole("radio", { name: "プルダウン" }).click();
    await editor.getByRole("button", { name: "選択肢を追加" }).click();
    await hasFocus(editor.getByRole("textbox", { name: "選択肢 1" }));
    await writeText(page, oddWords);
    await page.keyboard.press("Enter");
    await hasFocus(editor.getByRole("textbox", { name: "選択肢 2" }));
    // What an input method puts in at once.
    await page.keyboard.insertText("中村　様");
    await editor.getByRole("group", { name: "選択肢 2" }).getByRole("button", { name: "上へ移動" }).click();
    await holds(editor.getByRole("textbox", { name: "選択肢 1" }), "中村　様");
    await editor.getByRole("switch", { name: "友だち情報に登録する" }).click();
    await editor.getByRole("combobox", { name: "友だち情報" }).click();
    await hasFocus(editor.getByRole("searchbox", { name: "検索" }));
    await page.keyboard.insertText("担当");
    await editor.getByRole("option", { name: /担当スタイリスト/ }).waitFor();
    await page.keyboard.press("Enter");
    await editor.getByRole("button", { name: "友だち情報の選択肢を使う" }).waitFor();
  },
  finish: (editor) => editor.getByRole("button", { name: "保存", exact: true }).click(),
  expected: {
    ...{ label: oddWords, swatch_id: 20, options: ["中村　様", oddWords] },
    ...{ syncUserVar: true, var_id: 7, var_name: "担当スタイリスト", var_type: 20 },
  },
  savePath: "/api/form-field",
  idKey: "id",
  places: [
    ...(
      [
        {
          name: "the name of a field",
          valueWith: (text) => ({ ...field, label: text }),
          field: "取得情報名 (表示名)",
          inOneLine: true,
        },
        { name: "its description", valueWith: (text) => ({ ...field, description: `-${text}` }) },
        { name: "a choice", valueWith: (text) => pullDown("一", text), field: "選択肢 2", inOneLine: true },
        {
          name: "a choice with a colour, and what it has besides",
          valueWith: (text) => pullDown({ id: text, value: `-${text}`, color: "#2971c6", [text]: text }),
        },
        { name: "a colour", valueWith: (text) => pullDown({ id: 1, value: "一", color: `-${text}` }) },
        { name: "a choice that is held", valueWith: (text) => pullDown([text], { [text]: text }) },
        { name: "a type that nobody knows", valueWith: (text) => ({ ...field, swatch_id: `-${text}` }) },
        { name: "a rule that nobody knows", valueWith: (text) => ({ ...field, rule: `-${text}` }) },
        {
          name: "every string of a definition",
          valueWith: (text) => ({ ...field, var_id: text, [text]: text }),
        },
        { name: "the whole value", valueWith: (text: string) => text },
      ] satisfies Parameters<typeof byValue>[0][]
    ).map(byValue),
    {
      name: "the name of friend information, stored and in the server's list",
      valueWith: (text) => linked({ var_name: text }),
      given: (text) => ({ text, value: linked({ var_name: text }) }),
      show: showListed,
    },
  ],
});
