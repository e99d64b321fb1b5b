import type { Hono } from "hono";
import { html } from "hono/html";
import { type PickerKindName, pickerKinds } from "../../api/picker-kinds.js";
import type { PageContext } from "../context.js";
import { itemPicker } from "../item-picker.js";
import { renderPage } from "../layout.js";

/** The kinds of the element; response marks are loaded the same way but are none. */
const kinds = (Object.keys(pickerKinds) as PickerKindName[]).filter((kind) => kind !== "response_mark");

/** One choice of some kinds, so that both a picker with a value and one without can be seen. */
const chosen: Readonly<Partial<Record<PickerKindName, readonly number[]>>> = {
  tag: [101, 120],
  egg: [401],
  varia: [201, 202],
  scenario: [501],
  richmenu: [602],
  landing: [1201, 1204],
};

/** `/pickers` and `/pickers/multiple`: a picker of every kind. */
export function addPickerKindPages(app: Hono, context: PageContext): void {
  app.get("/pickers", (c) => {
    return renderPage(c, context, {
      title: "項目選択：1つ選ぶ",
      body: html`<p>18種類の項目を1つずつ選びます。一覧は種類ごとにサーバーから読み込みます。</p>
${grid((kind) => itemPicker({ kind, id: `single-${kind}`, value: chosen[kind]?.[0] }))}`,
      above: [],
      elements: ["item-picker"],
    });
  });

  app.get("/pickers/multiple", (c) => {
    return renderPage(c, context, {
      title: "項目選択：複数選ぶ",
      body: html`<p>18種類の項目をいくつでも選びます。</p>
${grid((kind) => itemPicker({ kind, id: `multiple-${kind}`, value: chosen[kind], multiple: true }))}`,
      above: [{ label: "項目選択", path: "/pickers" }],
      elements: ["item-picker"],
    });
  });
}

function grid(picker: (kind: PickerKindName) => ReturnType<typeof itemPicker>) {
  return html`<div class="picker-grid">
${kinds.map(
  (kind) => html`<section>
<h2 class="h5">${pickerKinds[kind].label} <code>${kind}</code></h2>
${picker(kind)}
</section>`,
)}
</div>`;
}
