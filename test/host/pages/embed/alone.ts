import type { Hono } from "hono";
import { html } from "hono/html";
import { actionEditor } from "../action-editor.js";
import type { PageContext } from "../context.js";
import { renderPage } from "../layout.js";

/** `/embed/alone`: one tag and nothing else. No script of the page, no form, no attribute. */
export function addAlonePage(app: Hono, context: PageContext): void {
  app.get("/embed/alone", (c) => {
    return renderPage(c, context, {
      title: "タグ1つだけ",
      body: html`<p>属性のない <code>&lt;action-editor&gt;</code> です。確定するとエディタが自分で登録します。</p>
${actionEditor({})}`,
      above: [],
      elements: ["action-editor"],
    });
  });
}
