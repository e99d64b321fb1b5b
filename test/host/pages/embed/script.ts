import type { Hono } from "hono";
import { html } from "hono/html";
import { actionEditor } from "../action-editor.js";
import type { PageContext } from "../context.js";
import { renderPage } from "../layout.js";

const buttons = [
  { call: "submit", label: "submit()" },
  { call: "reset", label: "reset()" },
  { call: "undo", label: "undo()" },
  { call: "redo", label: "redo()" },
];

/** `/embed/script`: two editors driven by properties, methods and events alone. */
export function addScriptPage(app: Hono, context: PageContext): void {
  app.get("/embed/script", (c) => {
    const body = html`<p>値は、エディタの読み込みより先にスクリプトが <code>value</code> プロパティへ入れています。</p>
${example("emit", "通信せずに内容を渡す（emit）")}
${example("postemit", "登録して応答を渡す（postemit）")}`;
    return renderPage(c, context, {
      title: "スクリプトから使う",
      body,
      above: [],
      elements: ["action-editor"],
      scripts: ["embed-script.js"],
    });
  });
}

function example(finisher: "emit" | "postemit", title: string) {
  return html`<section class="panel panel-default" data-example aria-labelledby="${finisher}-title">
<div class="panel-heading"><h2 class="panel-title" id="${finisher}-title">${title}</h2></div>
<div class="panel-body">
${actionEditor({ id: `editor-${finisher}`, finisher })}
<p class="script-buttons">
${buttons.map(({ call, label }) => html`<button type="button" class="btn btn-default btn-sm" data-call="${call}">${label}</button>`)}
</p>
<h3 class="h5">発生したイベント</h3>
<pre id="events-${finisher}" class="events" tabindex="0" role="log" aria-label="${title}のイベント"></pre>
</div>
</section>`;
}
