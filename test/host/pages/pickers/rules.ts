import type { Hono } from "hono";
import { html } from "hono/html";
import type { PageContext } from "../context.js";
import { type ItemPickerTag, itemPicker } from "../item-picker.js";
import { renderPage } from "../layout.js";

interface Example {
  readonly title: string;
  readonly look: string;
  readonly tag: ItemPickerTag & { readonly id: string };
}

const examples: readonly Example[] = [
  {
    title: "新しく追加できる",
    look: "検索欄の文字をタグとして追加できます。空欄のまま追加すると断られます。",
    tag: { id: "allow-new", kind: "tag", multiple: true, allowNew: true, value: [101] },
  },
  {
    title: "種別を限って追加できる",
    look: "数値と日付だけを選べます。追加した項目は数値になります。",
    tag: { id: "allowed-types", kind: "varia", allowNew: true, allowedTypes: "1 30" },
  },
  {
    title: "種別が1つも許されていない",
    look: "どの項目も選べず、追加もできません。",
    tag: { id: "no-types", kind: "varia", allowNew: true, allowedTypes: "" },
  },
  {
    title: "編集できるものだけ",
    look: "「法人会員（本部管理）」と「配信を控える」は選べません。すべて選択にも含まれません。",
    tag: { id: "only-editable", kind: "tag", multiple: true, onlyEditable: true },
  },
  {
    title: "削除済みを表示する",
    look: "ID 118 は削除済みのタグとして残り、警告が出ます。",
    tag: { id: "show-deleted", kind: "tag", multiple: true, showDeleted: true, value: [101, 118] },
  },
  {
    title: "削除済みを表示しない",
    look: "ID 118 は表示されず、最初に操作したときに値からも消えます。",
    tag: { id: "drop-deleted", kind: "tag", multiple: true, value: [101, 118] },
  },
  {
    title: "LMPのメニューを選べない",
    look: "「ランディングページ用メニュー」は選べません。",
    tag: { id: "disallow-lmp", kind: "richmenu", disallowLmp: true },
  },
  {
    title: "世代を限る",
    look: "「旧・年末のご挨拶」は選べません。テスト送信とプレビューのボタンが並びます。",
    tag: { id: "generations", kind: "egg", allowedGenerations: "2", senderId: "2", value: 401 },
  },
  {
    title: "ページが項目を足す",
    look: "「シナリオを停止する」はページが渡した特別な項目で、どの検索にも残ります。",
    tag: {
      id: "extra-items",
      kind: "scenario",
      extraItems: [{ id: 0, name: "シナリオを停止する" }],
    },
  },
];

/** `/pickers/rules`: each attribute that limits or widens the choice. */
export function addPickerRulesPage(app: Hono, context: PageContext): void {
  app.get("/pickers/rules", (c) => {
    const body = html`<p>属性ごとの決まりを1つずつ確かめます。</p>
<div class="picker-grid">
${examples.map(
  ({ title, look, tag }) => html`<section>
<h2 class="h5">${title}</h2>
<p class="text-muted">${look}</p>
${itemPicker(tag)}
</section>`,
)}
</div>`;
    return renderPage(c, context, {
      title: "項目選択：決まり",
      body,
      above: [{ label: "項目選択", path: "/pickers" }],
      elements: ["item-picker"],
    });
  });
}
