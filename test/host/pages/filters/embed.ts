import type { Hono } from "hono";
import { html } from "hono/html";
import { filterOf } from "../../api/filter.js";
import { itemsOf } from "../../api/picker-items.js";
import { inOrder } from "../../api/resource-source.js";
import { contentSecurityPolicyForOldLibraries } from "../../security-headers.js";
import type { PageContext } from "../context.js";
import { scriptExample } from "../embed/script-example.js";
import { funnelEditor } from "../funnel-editor.js";
import { renderFilterPage } from "./page.js";

/** `/filters/script`, `/filters/modal` and `/filters/several`: as for the action editor. */
export function addFilterEmbedPages(app: Hono, context: PageContext): void {
  app.get("/filters/script", (c) => {
    const example = (finisher: "emit" | "postemit", title: string) =>
      scriptExample(finisher, title, funnelEditor({ id: `filter-${finisher}`, finisher }));
    return renderFilterPage(c, context, {
      title: "条件をスクリプトから使う",
      body: html`${example("emit", "通信せずに条件を渡す（emit）")}
${example("postemit", "保存して応答を渡す（postemit）")}`,
      scripts: ["embed-script.js"],
    });
  });

  app.get("/filters/modal", (c) => {
    const body = html`<p>行の「編集」を押すと、モーダルの中のエディタにその条件が入ります。検索すると閉じ、結果が下に表示されます。</p>
<table class="table">
<thead><tr><th scope="col">条件名</th><th scope="col"><span class="sr-only">操作</span></th></tr></thead>
<tbody>
${saved(context, 5).map(
  (filter) => html`<tr><td>${filter.name}</td>
<td class="text-right"><button type="button" class="btn btn-default btn-sm" data-edit="${JSON.stringify(filter)}" aria-label="${filter.name}を編集">編集</button></td></tr>`,
)}
</tbody>
</table>
<h2 class="h4">検索した条件</h2>
<pre id="modal-result" class="events" tabindex="0" role="log" aria-label="検索した条件"></pre>
<div class="modal fade" id="edit-modal" tabindex="-1" role="dialog" aria-labelledby="edit-modal-title">
<div class="modal-dialog modal-lg" role="document"><div class="modal-content">
<div class="modal-header">
<button type="button" class="close" data-dismiss="modal" aria-label="閉じる"><span aria-hidden="true">×</span></button>
<h2 class="modal-title h4" id="edit-modal-title">条件を編集</h2>
</div>
<div class="modal-body">${funnelEditor({ id: "in-modal", mode: "board", finisher: "emit", cancelTo: "" })}</div>
</div></div>
</div>`;
    return renderFilterPage(c, context, {
      title: "モーダルの中の条件",
      body,
      libraries: ["jquery/jquery.min.js", "bootstrap/js/bootstrap.min.js"],
      scripts: ["modal-page.js"],
      policy: contentSecurityPolicyForOldLibraries,
    });
  });

  app.get("/filters/several", (c) => {
    const modes = ["editor", "board", "funneling"] as const;
    const body = html`<p>1つを編集しても、ほかの2つの条件・履歴・下書きは変わりません。</p>
${saved(context, modes.length).map((value, index) => {
  const id = `filter-${index + 1}`;
  const mode = modes[index] ?? "editor";
  return html`<h2 class="h4">${value.name}（${mode}）</h2>
<div class="several">${funnelEditor({ id, mode, value, finisher: "emit", draftKey: id })}</div>`;
})}`;
    return renderFilterPage(c, context, { title: "1ページに条件を3つ置く", body });
  });
}

/** The first saved filters, in the order of the list. */
function saved({ store }: PageContext, count: number) {
  const rows = inOrder(store.list(itemsOf("funnel"))).slice(0, count);
  return rows.map(({ id }) => filterOf(store, id));
}
