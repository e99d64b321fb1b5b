import { button } from "../engines/page/target.js";
import { engineElement } from "../engines/support/engine-element.js";

export const engine = engineElement(["server"], {
  tag: "made-up-list",
  attributes: "",
  stop: button("佐藤"),
  async edit(stage) {
    await stage.click(button("続きを読み込む"));
    await stage.sees(button("高橋"));
    await stage.click(button("佐藤"));
  },
  gesture: { method: "PUT", path: "/api/made-up/1", body: { marked: true } },
  isMade: () => helpers.get({ role: "button", name: "佐藤" }).ariaPressed === "true",
  refused: "佐藤に印をつけられませんでした",
});
