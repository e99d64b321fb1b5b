import type { Hono } from "hono";
import { html } from "hono/html";
import { elementTags } from "../../../../src/elements/registry.js";
import { hostedElements } from "../../hosted-elements.js";
import type { PageContext } from "../context.js";
import { renderPage } from "../layout.js";
import { listening } from "../reservations/page.js";

/** `/embed/every-element`: one of each, which must not know of the others. */
export function addEveryElementPage(app: Hono, context: PageContext): void {
  app.get("/embed/every-element", (c) => {
    const body = html`<p>ほかの要素があっても、どの要素も1つだけ置いたときと同じように動きます。</p>
${hostedElements.map(
  ({ tag, beside }) => html`<h2 class="h4"><code>&lt;${tag}&gt;</code></h2>
<div class="several">${beside(c, context)}</div>`,
)}`;
    return renderPage(c, context, {
      title: "1ページにすべて置く",
      body,
      above: [],
      elements: [...elementTags],
      consoleContext: listening(c),
    });
  });
}
