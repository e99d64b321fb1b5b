import type { Hono } from "hono";
import { html } from "hono/html";
import { actions } from "../../api/action.js";
import { actionEditor } from "../action-editor.js";
import type { PageContext } from "../context.js";
import { renderPage } from "../layout.js";

/** `/embed/several`: three editors that must not know of each other. Two are side by side, so narrow. */
export function addSeveralPage(app: Hono, context: PageContext): void {
  app.get("/embed/several", (c) => {
    const [first, second, third] = context.store.list(actions);
    const body = html`<p>1つを編集しても、ほかの2つの内容・履歴・下書きは変わりません。</p>
<div class="row">
<div class="col-md-6">${place("several-1", first?.value)}</div>
<div class="col-md-6">${place("several-2", second?.value)}</div>
</div>
${place("several-3", third?.value)}`;
    return renderPage(c, context, {
      title: "1ページに複数置く",
      body,
      above: [],
      elements: ["action-editor"],
    });
  });
}

function place(id: string, value: { a_name: string } | undefined) {
  return html`<h2 class="h4">${value?.a_name ?? "新規アクション"}</h2>
<div class="several">${actionEditor({ id, value, finisher: "emit", draftKey: id })}</div>`;
}
