import { button, checkbox } from "../../engines/page/target.js";
import { engineElement } from "../../engines/support/engine-element.js";

const choice = (name: string) => checkbox(`${name}のメッセージを選択`);

export const engine = engineElement(["value", "form", "finishing"], {
  tag: "message-timeline",
  attributes: "",
  stop: choice("佐藤 12:03"),
  payloads: { "no ids": [], "ids in their order": [3, 1], "an id that is not shown": [999, 2] },
  filled: [2],
  async edit(stage) {
    await stage.click(choice("佐藤 12:03"));
    await stage.page.type("jj");
    await stage.page.type("x");
  },
  edited: [3, 1],
  finishing: {
    button: button("確認済みにする"),
    path: "/api/messages/confirm_multi",
    posted: (body) => (JSON.parse(body) as { ids: unknown }).ids,
  },
});
