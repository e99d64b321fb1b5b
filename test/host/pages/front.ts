import type { Hono } from "hono";
import { html } from "hono/html";
import type { Place } from "../hosted-element.js";
import { hostedElements } from "../hosted-elements.js";
import type { PageContext } from "./context.js";
import { renderPage } from "./layout.js";
import { themed, themeOf } from "./theme.js";

/** Of what is about no element alone; those of each are with it. */
const shared: readonly Place[] = [
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
    path: "/embed/every-element",
    label: "1ページにすべて置く",
    look: "すべての種類の要素を1つずつ並べます。",
  },
  {
    path: "/embed/classic",
    label: "古い形の1ファイルで読み込む",
    look: "モジュールを使わないページでも、1つのスクリプトを置くだけで使えます。",
  },
  {
    path: "/embed/autoloader",
    label: "使われたときに読み込む",
    look: "タグがページに現れたときに、エディタの本体を読み込みます。",
  },
];

export function addFrontPage(app: Hono, context: PageContext): void {
  const places = [...hostedElements.flatMap(({ places }) => places), ...shared];
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
