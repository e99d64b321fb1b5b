import type { Hono } from "hono";
import { html } from "hono/html";
import type { PageContext } from "./context.js";
import { renderPage } from "./layout.js";
import { themed, themeOf } from "./theme.js";

const places = [
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
  {
    path: "/embed/alone",
    label: "タグ1つだけ",
    look: "属性もスクリプトもないタグを1つ置いたページです。登録までエディタが自分で行います。",
  },
  {
    path: "/embed/form",
    label: "フォームに埋め込む",
    look: "普通のフォームの項目として送信され、サーバーに届いた内容がそのまま表示されます。",
  },
  {
    path: "/embed/script",
    label: "スクリプトから使う",
    look: "プロパティ、メソッド、イベントだけで操作します。発生したイベントが順に表示されます。",
  },
  {
    path: "/embed/modal",
    label: "モーダルの中",
    look: "Bootstrap 3 と jQuery 1.12 のモーダルで開きます。行ごとに内容を入れ替えます。",
  },
  {
    path: "/embed/several",
    label: "1ページに複数置く",
    look: "3つの編集画面が互いに影響しないことを確かめます。",
  },
  {
    path: "/embed/many",
    label: "1ページに10個置く",
    look: "10個の編集画面を縦に並べます。",
  },
  {
    path: "/embed/many?count=50",
    label: "1ページに50個置く",
    look: "50個でも読み込みと操作が重くならないことを確かめます。",
  },
  {
    path: "/embed/classic",
    label: "古い形の1ファイルで読み込む",
    look: "モジュールを使わないページに、1つのスクリプトで全部を読み込みます。",
  },
  {
    path: "/embed/autoloader",
    label: "使われたときに読み込む",
    look: "タグがページに現れたときに、エディタの本体を読み込みます。",
  },
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
];

export function addFrontPage(app: Hono, context: PageContext): void {
  app.get("/", (c) => {
    const theme = themeOf(c.req.query("theme"));
    const body = html`<p>管理画面のエディタを、昔ながらのサーバー描画ページに埋め込んで確かめるための小さなコンソールです。</p>
<div class="list-group">
${places.map(
  ({ path, label, look }) => html`<a class="list-group-item" href="${themed(path, theme)}">
<h2 class="list-group-item-heading h4">${label}</h2><p class="list-group-item-text">${look}</p></a>`,
)}
</div>`;
    return renderPage(c, context, { title: "開発用コンソール", body });
  });
}
