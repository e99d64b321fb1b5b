import { named } from "../places.mjs";

export const scenarios = [
  {
    name: "friend-editor: a tag off and on again",
    path: "/friends/1/edit",
    steps: [
      { label: "the tags", at: named("combobox", "タグ"), must: ["タグ", "7件を選択中", "来店済み"] },
      {
        label: "takes one off by its button",
        at: named("button", "来店済みを外す"),
        keys: "space",
        must: ["「来店済み」を外しました"],
      },
      { label: "undo", keys: "Control_L+z", must: ["元に戻しました"] },
      { label: "redo", at: named("button", "やり直す"), keys: "Return", must: ["やり直しました"] },
      { label: "the other parts", at: named("tab", "タグ"), keys: "Right", must: ["友だち情報"] },
    ],
  },
];
