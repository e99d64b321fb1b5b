import type { HostedElement } from "../../host/hosted-element.js";
import { itemPicker } from "../../host/pages/item-picker.js";
import { addPickerFormPage } from "../../host/pages/pickers/form.js";
import { addPickerKindPages } from "../../host/pages/pickers/kinds.js";
import { addPickerRulesPage } from "../../host/pages/pickers/rules.js";

export const host: HostedElement = {
  pages: [addPickerKindPages, addPickerRulesPage, addPickerFormPage],
  places: [
    { path: "/pickers", label: "項目選択：1つ選ぶ", look: "18種類の項目から1つずつ選びます。" },
    { path: "/pickers/multiple", label: "項目選択：複数選ぶ", look: "18種類の項目をいくつでも選びます。" },
    {
      path: "/pickers/rules",
      label: "項目選択：決まり",
      look: "追加、編集権限、種別、世代、削除済み、ページが足す項目を1つずつ確かめます。",
    },
    {
      path: "/pickers/form",
      label: "項目選択：フォーム",
      look: "必須の選択欄をフォームの項目として送信し、届いた内容をそのまま表示します。",
    },
  ],
  beside: () => itemPicker({ kind: "tag", multiple: true }),
};
