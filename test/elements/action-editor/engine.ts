import { button, menuItem, region, textbox } from "../../engines/page/target.js";
import { eachDefault } from "../../engines/support/each-default.js";
import { engineElement } from "../../engines/support/engine-element.js";
import everyEffect from "../../fixtures/action-every-effect.json" with { type: "json" };
import defaults from "../../fixtures/defaults.json" with { type: "json" };

const action = (...inputs: unknown[]) => ({ ...everyEffect, inputs });
const text = (content: string) => ({ ...defaults.effects[1], text: content });
const panel = (number: number) => region(`${number}. テキスト送信`);

export const engine = engineElement(
  ["history", "value", "form", "popover", "text", "dragging", "rows", "days", "finishing"],
  {
    tag: "action-editor",
    attributes: "",
    stop: button("その他の操作", panel(1)),
    payloads: { "every effect": everyEffect, ...eachDefault("effect", defaults.effects, action) },
    filled: action(text("一"), text("二"), { ...defaults.effects[13], tag_ids: [1, 4] }),
    async edit(stage) {
      await stage.click(button("テキスト送信を追加"));
      await stage.hasFocus(textbox("本文", panel(1)));
      await stage.page.type("Hello");
      await stage.page.press("Enter");
      await stage.page.type("世界");
    },
    edited: { inputs: [{ type: 1, text: "Hello\n世界" }] },
    popover: { opener: button("その他の操作", panel(1)), inside: menuItem() },
    conversion: { value: action(text("")), field: textbox("本文", panel(1)) },
    dragging: {
      field: textbox("本文", panel(1)),
      around: (written) => action(text(written)),
      text: (value) => (value as { inputs: { text: string }[] }).inputs[0]?.text,
    },
    copying: {
      from: {
        head: button("1. テキスト送信"),
        menu: button("その他の操作", panel(1)),
        item: menuItem("コピー"),
      },
      announced: "「1. テキスト送信」をコピーしました",
      below: {
        head: button("2. テキスト送信"),
        menu: button("その他の操作", panel(2)),
        item: menuItem("下に貼り付け"),
      },
      pasted: { inputs: [{ text: "一" }, { text: "二" }, { text: "一" }, { type: 13 }] },
    },
    finishing: { button: button("確定"), path: "/api/action/register" },
    nativeInput: {
      value: action({ ...text("一"), delay_type: 2 }),
      field: textbox("送る時刻"),
      set: /"delay_at":"(?!12:00)\d\d:\d\d"/,
    },
    reordering: [
      {
        way: "dragging its grip by a mouse",
        async reorder(stage) {
          // Folded, so that all panels are on the screen.
          await stage.click(button("すべて折りたたむ"));
          await stage.drag(button("並べ替え", panel(1)), region("3. タグ操作"));
        },
        reordered: { inputs: [{ text: "二" }, { type: 13 }, { text: "一" }] },
      },
      {
        way: "Space and arrows on its grip",
        async reorder(stage) {
          await stage.focus(button("並べ替え", panel(1)));
          await stage.page.press(" ");
          await stage.says("「1. テキスト送信」を持ち上げました");
          await stage.page.press("ArrowDown");
          await stage.says("3件中2番目に動かします");
          await stage.page.press(" ");
        },
        reordered: { inputs: [{ text: "二" }, { text: "一" }, { type: 13 }] },
      },
    ],
  },
);
