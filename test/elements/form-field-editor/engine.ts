import { button, combobox, radio, searchbox, textbox } from "../../engines/page/target.js";
import { engineElement } from "../../engines/support/engine-element.js";

const label = textbox("取得情報名 (表示名)");

const field = (values: object) => ({
  ...{ id: 71, label: "ご希望", rule: null, var_id: null, var_name: "", var_type: null, required: true },
  ...{ swatch_id: 20, description: "", options: ["一", "二", "三"] },
  ...{ syncUserVar: false, syncGc: true, sync_real_name: false },
  ...values,
});

export const engine = engineElement(["history", "value", "form", "popover", "text", "finishing"], {
  tag: "form-field-editor",
  attributes: 'finish-path="/api/form-field"',
  stop: label,
  payloads: {
    "a pull-down of texts": field({}),
    "a pull-down of objects": field({
      options: [
        { id: 1, value: "窓側\u00a0👩‍👩‍👧‍👦", color: "#2971c6", more: [1] },
        { id: 2, value: "個室", color: null },
      ],
    }),
    "a text box": field({ swatch_id: 5, rule: "name", options: [], sync_real_name: true }),
    "what cannot be read": field({ swatch_id: 30, rule: "zip", options: [7, null], label: "<b>&lt;</b>" }),
    "flags and ids as texts": field({ required: "0", syncGc: 1, var_id: "7", var_type: "20" }),
  },
  filled: field({ syncUserVar: true, var_id: 4, var_name: "東京", var_type: 0 }),
  async edit(stage) {
    await stage.click(label);
    await stage.hasFocus(label);
    await stage.page.type("Hello");
    await stage.click(radio("プルダウン"));
    await stage.click(button("選択肢を追加"));
    await stage.hasFocus(textbox("選択肢 1"));
    await stage.page.type("a");
    await stage.page.press("Enter");
    await stage.hasFocus(textbox("選択肢 2"));
    await stage.page.type("世界");
  },
  edited: { label: "Hello", swatch_id: 20, options: ["a", "世界"] },
  popover: { opener: combobox("友だち情報"), inside: searchbox("検索") },
  conversion: { value: field({ options: [""] }), field: textbox("選択肢 1") },
  finishing: {
    button: button("保存"),
    path: "/api/form-field",
    posted: (body) => JSON.parse(body),
  },
});
