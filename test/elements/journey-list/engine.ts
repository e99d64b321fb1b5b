import { button, dialog, searchbox, textbox } from "../../engines/page/target.js";
import { engineElement } from "../../engines/support/engine-element.js";

/** A search, and a dialog that is given up. */
export const engine = engineElement([], {
  tag: "journey-list",
  attributes: "",
  stop: searchbox("検索"),
  async edit(stage) {
    await stage.sees(button("はじめての来店まで"));
    await stage.click(button("ジャーニーを追加"));
    const name = textbox("名前", dialog("ジャーニーを追加"));
    await stage.click(name);
    await stage.page.type("tochu");
    await stage.page.press("Escape");
    await stage.click(button("破棄する", dialog("保存していない変更があります")));
    await stage.misses(name);
    await stage.hasFocus(button("ジャーニーを追加"));
  },
});
