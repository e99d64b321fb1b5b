import { button, region, searchbox, textbox } from "../../engines/page/target.js";
import { engineElement } from "../../engines/support/engine-element.js";

/** A search, and a trigger that is begun and given up. */
export const engine = engineElement([], {
  tag: "open-api-console",
  attributes: 'section="triggers"',
  stop: searchbox("検索"),
  async edit(stage) {
    await stage.sees(button("開く"));
    await stage.click(button("トリガーを追加"));
    const name = textbox("トリガー名", region("新しいトリガー"));
    await stage.click(name);
    await stage.page.type("tochu");
    await stage.click(button("一覧へ戻る"));
    await stage.click(button("破棄する"));
    await stage.misses(name);
    await stage.hasFocus(button("トリガーを追加"));
  },
});
