import type { HostedElement } from "../../host/hosted-element.js";
import { addFilterPages } from "../../host/pages/filters/edit.js";
import { addFilterEmbedPages } from "../../host/pages/filters/embed.js";
import { addFilterFormPage } from "../../host/pages/filters/form.js";
import { addFilterList } from "../../host/pages/filters/list.js";
import { funnelEditor } from "../../host/pages/funnel-editor.js";

export const host: HostedElement = {
  pages: [addFilterList, addFilterPages, addFilterFormPage, addFilterEmbedPages],
  places: [
    {
      path: "/filters",
      label: "カスタム検索",
      look: "保存した条件の一覧です。すべての種類、削除済みの項目、未知の条件の見本もあります。",
    },
    {
      path: "/filters/new",
      label: "新規の条件",
      look: "友だちが何人残るかを見ながら条件を追加し、名前を付けて保存します。保存すると一覧に戻ります。",
    },
    {
      path: "/filters/1601?by=value",
      label: "すべての種類の条件",
      look: "値をページが渡します。付けなければエディタが自分で読み込みます。",
    },
    { path: "/filters/board", label: "絞り込みボード", look: "表示件数や並び順のない、検索だけの画面です。" },
    { path: "/filters/funneling", label: "条件だけ", look: "名前もフォルダもない、条件だけの画面です。" },
    {
      path: "/filters/script",
      label: "条件をスクリプトから使う",
      look: "emit と postemit で、発生したイベントを順に表示します。",
    },
    {
      path: "/filters/form",
      label: "条件をフォームで送る",
      look: "普通のフォームの項目として送信され、サーバーに届いた内容がそのまま表示されます。",
    },
    {
      path: "/filters/modal",
      label: "モーダルの中の条件",
      look: "Bootstrap 3 と jQuery 1.12 のモーダルで開きます。",
    },
    {
      path: "/filters/several",
      label: "1ページに条件を3つ置く",
      look: "3つの編集画面が互いに影響しないことを確かめます。",
    },
  ],
  beside: () => funnelEditor({ finisher: "emit" }),
};
