import type { Hono } from "hono";
import { html } from "hono/html";
import { actions } from "../../api/action.js";
import { contentSecurityPolicyForOldLibraries } from "../../security-headers.js";
import { actionEditor } from "../action-editor.js";
import type { PageContext } from "../context.js";
import { renderPage } from "../layout.js";

/**
 * `/embed/modal`: the editor in a Bootstrap 3 modal that jQuery 1.12 opens. This page has a policy of its own: jQuery 1.12
 * writes into `innerHTML` as it starts, so it does not run where Trusted Types are required.
 */
export function addModalPage(app: Hono, context: PageContext): void {
  app.get("/embed/modal", (c) => {
    const rows = context.store.list(actions).slice(0, 5);
    const body = html`<p>行の「編集」を押すと、モーダルの中のエディタにその内容が入ります。確定すると閉じ、結果が下に表示されます。</p>
<p class="text-muted">jQuery 1.12 は起動時に <code>innerHTML</code> へ文字列を書き込むため、Trusted Types を必須にしたページでは動きません。このページだけ <code>require-trusted-types-for</code> を外し、jQuery が試しに付けるイベント属性1つをハッシュで許可しています。</p>
<table class="table">
<thead><tr><th scope="col">アクション名</th><th scope="col"><span class="sr-only">操作</span></th></tr></thead>
<tbody>
${rows.map(
  ({ id, value }) => html`<tr><td>${value.a_name || `アクション${id}`}</td>
<td class="text-right"><button type="button" class="btn btn-default btn-sm" data-edit="${JSON.stringify(value)}" aria-label="${value.a_name || `アクション${id}`}を編集">編集</button></td></tr>`,
)}
</tbody>
</table>
<h2 class="h4">確定した内容</h2>
<pre id="modal-result" class="events" tabindex="0" role="log" aria-label="確定した内容"></pre>
<div class="modal fade" id="edit-modal" tabindex="-1" role="dialog" aria-labelledby="edit-modal-title">
<div class="modal-dialog modal-lg" role="document"><div class="modal-content">
<div class="modal-header">
<button type="button" class="close" data-dismiss="modal" aria-label="閉じる"><span aria-hidden="true">×</span></button>
<h2 class="modal-title h4" id="edit-modal-title">アクションを編集</h2>
</div>
<div class="modal-body">${actionEditor({ id: "in-modal", finisher: "emit", cancelTo: "" })}</div>
</div></div>
</div>`;
    return renderPage(c, context, {
      title: "モーダルの中",
      body,
      above: [],
      elements: ["action-editor"],
      libraries: ["jquery/jquery.min.js", "bootstrap/js/bootstrap.min.js"],
      scripts: ["modal-page.js"],
      policy: contentSecurityPolicyForOldLibraries,
    });
  });
}
