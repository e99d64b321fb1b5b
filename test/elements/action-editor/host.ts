import { actions } from "../../host/api/action.js";
import type { HostedElement } from "../../host/hosted-element.js";
import { actionEditor } from "../../host/pages/action-editor.js";
import { addActionList } from "../../host/pages/action-list.js";
import { addActionPages } from "../../host/pages/action-pages.js";

export const host: HostedElement = {
  pages: [addActionList, addActionPages],
  places: [
    {
      path: "/actions",
      label: "アクション一覧",
      look: "一覧から編集画面を開きます。200通の案内文、未知の動作、HTMLを含む名前の見本もあります。",
    },
    {
      path: "/actions/new",
      label: "新規アクション",
      look: "空の状態から動作を追加し、確定で登録します。再読み込みすると編集内容を復元できます。",
    },
    { path: "/actions/new?template=1", label: "新規テンプレート", look: "アクション名が必須になります。" },
    {
      path: "/actions/new?trigger=1",
      label: "外部APIのトリガーから",
      look: "連携データを使うタグ操作・友だち情報操作・ゴール日時を選べます。",
    },
  ],
  beside: (_c, { store }) => actionEditor({ value: store.list(actions)[1]?.value, finisher: "emit" }),
};
