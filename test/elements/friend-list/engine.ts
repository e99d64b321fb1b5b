import { button, option, searchbox } from "../../engines/page/target.js";
import { engineElement } from "../../engines/support/engine-element.js";

export const engine = engineElement([], {
  tag: "friend-list",
  attributes: 'operator-role-id="4"',
  stop: searchbox("検索"),
  async edit(stage) {
    const rows = { role: "listbox", name: "友だち" };
    await stage.click(option(undefined, rows));
    await stage.hasFocus(rows);
    await stage.sees(button("一覧へ戻る"));
  },
});
