import { button, combobox, option, searchbox } from "../../engines/page/target.js";
import { engineElement } from "../../engines/support/engine-element.js";

const field = combobox("タグ");
const search = searchbox("検索");

export const engine = engineElement(["value", "form", "popover", "text", "pasting"], {
  tag: "item-picker",
  entryForEach: true,
  attributes: 'kind="tag" multiple show-deleted',
  stop: field,
  payloads: { "no ids": [], "ids in their order": [4, 1], "an id that is gone": [999, 2] },
  filled: [4, 1],
  async edit(stage) {
    await stage.click(field);
    await stage.hasFocus(search);
    await stage.click(option("東京"));
    await stage.page.type("VIP");
    await stage.sees(option("VIP会員"));
    await stage.page.press("Enter");
    await stage.page.press("Escape");
    await stage.hasFocus(field);
  },
  edited: [4, 1],
  popover: { opener: field, inside: search },
  conversion: { value: [4], field: search, bringUp: field, closed: field },
  pasting: {
    async paste(stage) {
      await stage.addText("東京\n新規");
      await stage.page.press("Control+a");
      await stage.page.press("Control+c");
      await stage.click(field);
      await stage.hasFocus(search);
      await stage.page.press("Control+v");
      await stage.click(button("新たに1件を選択する"));
    },
    pasted: [4, 1, 2],
  },
});
