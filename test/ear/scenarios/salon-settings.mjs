import { named } from "../places.mjs";
import { noDialog } from "../readers-own.mjs";

export const scenarios = [
  {
    name: "salon-settings: a course moved and deleted",
    path: "/salon-settings",
    steps: [
      { label: "the parts", at: named("tab", "コース"), must: ["コース"] },
      {
        label: "moves the first course",
        at: named("button", "下へ移動"),
        keys: "Return",
        once: ["移動しました"],
      },
      { label: "whether it is public", at: named("switch", "公開"), must: ["公開", /\bon\b|\boff\b/] },
      {
        label: "asks before it deletes",
        at: named("button", "削除"),
        keys: "Return",
        must: ["削除しますか"],
        own: noDialog("削除しますか"),
      },
      { label: "leaves it", keys: "Escape", mustNot: ["移動しました", "削除しました"] },
      { label: "the next part", at: named("tab", "コース"), keys: "Right", must: ["担当・設備"] },
    ],
  },
];
