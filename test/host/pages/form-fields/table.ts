import type { Hono } from "hono";
import { html } from "hono/html";
import { type FormFieldDocument, isOn, numberOf } from "../../api/form-field-rules.js";
import { formFields } from "../../api/form-fields.js";
import { contentSecurityPolicyForOldLibraries } from "../../security-headers.js";
import type { PageContext } from "../context.js";
import { formFieldEditor } from "../form-field-editor.js";
import { renderPage } from "../layout.js";
import { themed, themeOf } from "../theme.js";

const types: Readonly<Record<string, string>> = {
  5: "テキストボックス",
  10: "テキストエリア",
  20: "プルダウン",
};

/**
 * `/forms`: what an answer form asks for, as a legacy table. Each row's button opens the page's one editor in a Bootstrap 3
 * modal that jQuery 1.12 shows; once it is saved the page asks for the rows again.
 */
export function addFormFieldTablePage(app: Hono, context: PageContext): void {
  app.get("/forms", (c) => {
    const theme = themeOf(c.req.query("theme"));
    const editor = formFieldEditor({
      id: "field-editor",
      finisher: "post",
      finishPath: "/api/form-fields",
      cancelable: true,
    });
    const body = html`<p>
<button type="button" class="btn btn-primary" data-edit="" data-key="new">項目を追加</button>
<a class="btn btn-default" href="${themed("/forms/in-form", theme)}">フォームの中で編集する</a>
<a class="btn btn-default" href="${themed("/forms/script", theme)}">スクリプトから作る</a>
</p>
<p>行の「編集」を押すと、モーダルの中にその項目の編集画面が開きます。保存すると閉じ、行が新しくなります。</p>
<table class="table table-hover field-table">
<thead><tr><th scope="col">取得情報名</th><th scope="col">入力タイプ</th><th scope="col" class="hidden-xs">必須</th><th scope="col" class="hidden-xs">友だち情報</th><th scope="col"><span class="sr-only">操作</span></th></tr></thead>
<tbody id="field-rows">
${context.store.list(formFields).map(({ id, value }) => fieldRow(id, value))}
</tbody>
</table>
<p id="after-finish" role="status"></p>
<div class="modal fade" id="field-modal" tabindex="-1" role="dialog" aria-labelledby="field-modal-title">
<div class="modal-dialog modal-lg" role="document"><div class="modal-content">
<div class="modal-header">
<button type="button" class="close" data-dismiss="modal" aria-label="閉じる"><span aria-hidden="true">×</span></button>
<h2 class="modal-title h4" id="field-modal-title">項目を編集</h2>
</div>
<div class="modal-body">${editor}</div>
</div></div>
</div>`;
    return renderPage(c, context, {
      title: "回答フォームの項目",
      body,
      above: [],
      elements: ["form-field-editor"],
      libraries: ["jquery/jquery.min.js", "bootstrap/js/bootstrap.min.js"],
      scripts: ["form-field-table.js"],
      policy: contentSecurityPolicyForOldLibraries,
    });
  });
}

/** One row. Its button carries the definition as it is kept, byte for byte, for the `value` attribute. */
function fieldRow(id: number, field: FormFieldDocument) {
  const { label, swatch_id, required = true, syncUserVar, var_name } = field;
  const name = typeof label === "string" && label !== "" ? label : `項目${id}`;
  const type = types[numberOf(swatch_id) ?? ""] ?? `不明（${String(swatch_id)}）`;
  const variable = isOn(syncUserVar) ? String(var_name ?? "") : "";
  return html`<tr>
<td>${name}</td><td>${type}</td><td class="hidden-xs">${isOn(required) ? "必須" : "任意"}</td><td class="hidden-xs">${variable}</td>
<td class="text-right"><button type="button" class="btn btn-default btn-sm" data-edit="${JSON.stringify(field)}" data-key="${id}" aria-label="${name}を編集">編集</button></td>
</tr>`;
}
