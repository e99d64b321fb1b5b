import { named } from "../places.mjs";

export const scenarios = [
  {
    name: "funnel-editor: two conditions, one taken back",
    path: "/filters/new",
    steps: [
      {
        label: "adds one",
        at: named("button", "名前を追加"),
        keys: "Return",
        once: ["「1. 名前」を追加しました"],
      },
      { label: "types", keys: "s a t o" },
      {
        label: "adds another",
        at: named("button", "タグを追加"),
        keys: "Return",
        once: ["「2. タグ」を追加しました"],
      },
      { label: "its tags", at: named("combobox", "タグ"), must: ["タグ", "選択してください"] },
      { label: "takes it back", at: named("button", "元に戻す"), keys: "Return", must: ["元に戻しました"] },
      { label: "once more", at: named("button", "やり直す"), keys: "Return", must: ["やり直しました"] },
    ],
  },
];
