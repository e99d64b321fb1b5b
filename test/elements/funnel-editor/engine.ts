import { button, group, menuItem, textbox } from "../../engines/page/target.js";
import { eachDefault } from "../../engines/support/each-default.js";
import { engineElement } from "../../engines/support/engine-element.js";
import defaults from "../../fixtures/defaults.json" with { type: "json" };
import everyCondition from "../../fixtures/filter-every-condition.json" with { type: "json" };

const filter = (...inputs: unknown[]) => ({ ...everyCondition, inputs });
const memo = (...memos: string[]) => ({ ...defaults.conditions[20], memos });
const [names, memos] = [group("1. 名前"), group("2. 個別メモ")];
const more = "その他の操作";

export const engine = engineElement(
  ["history", "value", "form", "popover", "text", "rows", "days", "finishing"],
  {
    tag: "funnel-editor",
    attributes: "",
    stop: button(more, names),
    payloads: { "every condition": everyCondition, ...eachDefault("condition", defaults.conditions, filter) },
    filled: filter({ ...defaults.conditions[11], names: ["田中"] }, memo("VIP"), {
      ...defaults.conditions[60],
      tag_ids: [1, 4],
    }),
    async edit(stage) {
      await stage.click(button("個別メモを追加"));
      await stage.hasFocus(textbox(undefined, group("1. 個別メモ")));
      await stage.page.type("VIP 会員");
    },
    edited: { inputs: [{ type: 20, memos: ["VIP", "会員"] }] },
    popover: { opener: button(more, names), inside: menuItem() },
    conversion: { value: filter(memo()), field: textbox("個別メモ") },
    copying: {
      from: { head: button(more, memos), menu: button(more, memos), item: menuItem("コピー") },
      announced: "「2. 個別メモ」をコピーしました",
      below: { head: button(more, names), menu: button(more, names), item: menuItem("貼り付け") },
      pasted: { inputs: [{ type: 11 }, { memos: ["VIP"] }, { memos: ["VIP"] }, { type: 60 }] },
    },
    finishing: { button: button("検索"), path: "/api/funnel/register" },
    nativeInput: {
      value: filter(defaults.conditions[30]),
      field: textbox("友だち登録日 から"),
      set: /"date_from":"\d{4}-\d\d-\d\d"/,
    },
    reordering: [
      {
        way: "its menu",
        async reorder(stage) {
          await stage.click(button(more, memos));
          await stage.click(menuItem("上へ移動"));
        },
        reordered: { inputs: [{ type: 20 }, { type: 11 }, { type: 60 }] },
      },
    ],
  },
);
