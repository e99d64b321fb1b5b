import type { HostedElement } from "../../host/hosted-element.js";
import { messageEditor } from "../../host/pages/message-editor.js";
import { addMessagePopups } from "../../host/pages/message-popups.js";
import { addMessagePages } from "../../host/pages/messages/edit.js";
import { addMessageFormPage } from "../../host/pages/messages/form.js";

export const host: HostedElement = {
  pages: [addMessagePages, addMessageFormPage, addMessagePopups],
  places: [
    {
      path: "/messages",
      label: "メッセージ",
      look: "差し込みのある本文を書いて保存します。再読み込みしても1文字も変わりません。",
    },
    {
      path: "/messages/chat",
      label: "メッセージをキーで送る",
      look: "Enterで送り、ページが受け取ったイベントを順に表示します。",
    },
    {
      path: "/messages/form",
      label: "メッセージをフォームで送る",
      look: "普通のフォームの項目として送信され、サーバーに届いた本文がそのまま表示されます。",
    },
    {
      path: "/sp/messages",
      label: "メッセージ（スマートフォン）",
      look: "小さな画面のページでは、ボタンの少ない編集欄になります。",
    },
  ],
  beside: () => messageEditor({ value: "いつもありがとうございます。", finisher: "emit" }),
};
