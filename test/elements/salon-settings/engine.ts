import { button, dialog, searchbox, textbox } from "../../engines/page/target.js";
import { engineElement } from "../../engines/support/engine-element.js";

/** A search, and a course that is begun and given up. */
export const engine = engineElement([], {
  tag: "salon-settings",
  attributes: 'salon-id="1"',
  stop: searchbox("検索"),
  async edit(stage) {
    await stage.sees(button("担当との組み合わせ"));
    await stage.click(button("コースを追加"));
    const name = textbox("名前", dialog("コースを追加"));
    await stage.click(name);
    await stage.page.type("tochu");
    await stage.click(button("キャンセル", dialog("コースを追加")));
    await stage.click(button("破棄する"));
    await stage.misses(name);
    await stage.hasFocus(button("コースを追加"));
  },
});
