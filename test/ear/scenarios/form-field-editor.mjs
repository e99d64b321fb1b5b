import { named } from "../places.mjs";

export const scenarios = [
  {
    name: "form-field-editor: a list of choices",
    path: "/forms/in-form",
    steps: [
      { label: "its name", at: named("textbox", "取得情報名 (表示名)"), must: ["取得情報名"] },
      {
        label: "a list of choices",
        at: named("radio", "プルダウン"),
        keys: "space",
        must: [/\bselected\b|プルダウン/],
      },
      {
        label: "registers it",
        at: named("switch", "友だち情報に登録する"),
        keys: "space",
        must: [/\bon\b|オン/],
      },
      { label: "takes it back", keys: "Control_L+z", must: ["元に戻しました"] },
      {
        label: "saves without a name",
        at: named("button", "保存"),
        keys: "Return",
        must: ["取得情報名", /入力してください/],
      },
    ],
  },
];
