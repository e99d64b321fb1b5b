import { button, radio, textbox } from "../../engines/page/target.js";
import { engineElement } from "../../engines/support/engine-element.js";
import { blankEpisode, quietEpisode } from "../../fixtures/episodes.js";

const name = textbox("名前");

export const engine = engineElement(["history", "value", "form", "text", "finishing"], {
  tag: "episode-editor",
  attributes: 'finish-path="/api/episodes/whole"',
  stop: name,
  payloads: {
    "one with everything": quietEpisode,
    "a blank one": blankEpisode,
    "what nobody knows": {
      ...quietEpisode,
      type: 77,
      more: { a: [1] },
      steps: ["broken", { timing_type: 9, content: { kind: "sound" } }, ...quietEpisode.steps],
    },
  },
  filled: quietEpisode,
  async edit(stage) {
    await stage.click(name);
    await stage.hasFocus(name);
    await stage.page.type("Hello");
    await stage.click(button("ステップを追加"));
    await stage.click(radio("テンプレート"));
  },
  edited: {
    name: "Hello",
    steps: [{ days: 1, time: "10:00", content: { kind: "template", text: null } }],
  },
  conversion: { value: { ...quietEpisode, name: "" }, field: name },
  finishing: {
    button: button("保存"),
    path: "/api/episodes/whole",
    posted: (body) => JSON.parse(body),
  },
});
