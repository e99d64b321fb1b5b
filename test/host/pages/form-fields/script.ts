import type { Hono } from "hono";
import { html } from "hono/html";
import type { PageContext } from "../context.js";
import { scriptExample } from "../embed/script-example.js";
import { renderPage } from "../layout.js";

/** `/forms/script`: an editor that the page's script makes, and drives by properties, methods and events alone. */
export function addFormFieldScriptPage(app: Hono, context: PageContext): void {
  app.get("/forms/script", (c) => {
    const place = html`<div data-create="form-field-editor"></div>`;
    const body = html`<p>タグはスクリプトが作り、値は <code>value</code> プロパティへ入れています。保存すると、渡された内容が下に表示されます。</p>
${scriptExample("emit", "通信せずに項目を渡す（emit）", place)}`;
    return renderPage(c, context, {
      title: "項目をスクリプトから作る",
      body,
      above: [{ label: "回答フォームの項目", path: "/forms" }],
      elements: ["form-field-editor"],
      scripts: ["embed-script.js"],
    });
  });
}
