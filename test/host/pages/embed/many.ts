import type { Hono } from "hono";
import { html } from "hono/html";
import { actions } from "../../api/action.js";
import { actionEditor } from "../action-editor.js";
import type { PageContext } from "../context.js";
import { renderPage } from "../layout.js";

/** How many a page may ask for. */
const counts = [10, 50];

/** Actions so long that fifty of them would measure nothing but their length. */
const LONG = 30;

/** `/embed/many` and `/embed/many?count=50`: many editors on one page. */
export function addManyPage(app: Hono, context: PageContext): void {
  app.get("/embed/many", (c) => {
    const count = counts.find((each) => String(each) === c.req.query("count")) ?? 10;
    const values = context.store
      .list(actions)
      .map(({ value }) => value)
      .filter(({ inputs }) => inputs.length < LONG);
    const editors = Array.from({ length: count }, (_, index) => {
      const value = values[index % values.length];
      const id = `many-${index + 1}`;
      return html`<h2 class="h4">${index + 1}．${value?.a_name ?? "新規アクション"}</h2>
<div class="several">${actionEditor({ id, value, finisher: "emit", draftKey: id })}</div>`;
    });
    return renderPage(c, context, {
      title: `1ページに${count}個置く`,
      body: html`<p>読み込みの速さと、互いに影響しないことを確かめます。</p>${editors}`,
      above: [],
      elements: ["action-editor"],
    });
  });
}
