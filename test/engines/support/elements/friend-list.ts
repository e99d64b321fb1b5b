import { button, option, searchbox } from "../../page/target.js";
import { engineElement } from "../engine-element.js";

export const friendList = engineElement([], {
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
