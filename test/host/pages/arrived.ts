import { html } from "hono/html";
import { parseOrKeep } from "../api/form-body.js";

export type Field = readonly [name: string, value: string];

/** What a form brought, in order. Values are shown as text, white space and all; JSON once more, indented. */
export function arrivedTable(fields: readonly Field[]) {
  return html`<div class="panel panel-default" id="arrived">
<div class="panel-heading"><h2 class="panel-title">サーバーに届いた内容</h2></div>
<dl class="panel-body">
${fields.map(([name, value]) => html`<dt>${name}</dt><dd><pre data-field="${name}">${value}</pre>${indented(value)}</dd>`)}
</dl>
</div>`;
}

function indented(value: string) {
  const parsed = parseOrKeep(value);
  if (typeof parsed !== "object" || parsed === null) return "";
  return html`<details open><summary>整形して表示</summary><pre>${JSON.stringify(parsed, null, 2)}</pre></details>`;
}
