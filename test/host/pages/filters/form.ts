import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { parseOrKeep, readFields } from "../../api/form-body.js";
import { arrivedTable, type Field } from "../arrived.js";
import type { PageContext } from "../context.js";
import { csrfField, isFromOurPage } from "../csrf-field.js";
import { funnelEditor } from "../funnel-editor.js";
import { renderExpired } from "../plain-pages.js";
import { themed, themeOf } from "../theme.js";
import { renderFilterPage } from "./page.js";

/** `/filters/form`: the element as one field among others. The server shows exactly what arrived. */
export function addFilterFormPage(app: Hono, context: PageContext): void {
  app.get("/filters/form", (c) => renderForm(c, context));
  app.post("/filters/form", async (c) => {
    const fields = [...(await readFields(c.req.raw.clone()))];
    if (!(await isFromOurPage(c, context))) return renderExpired(c, context);
    return renderForm(c, context, fields);
  });
}

function renderForm(c: Context, context: PageContext, arrived?: readonly Field[]) {
  const sent = (field: string) => arrived?.find(([name]) => name === field)?.[1];
  const filter = sent("filter");
  const value = filter ? parseOrKeep(filter) : undefined;
  const body = html`${arrived ? arrivedTable(arrived) : ""}
<form method="post" action="${themed("/filters/form", themeOf(c.req.query("theme")))}" id="filter-form">
${csrfField(context)}
<div class="form-group"><label for="title">配信名</label><input class="form-control" id="title" name="title" value="${sent("title") ?? ""}" required></div>
<div class="form-group"><span class="control-label">配信先の条件</span>
${funnelEditor({ mode: "board", name: "filter", required: true, finisher: "emit", value })}
</div>
<button class="btn btn-primary">送信</button>
<button class="btn btn-default" type="reset">リセット</button>
</form>`;
  return renderFilterPage(c, context, { title: "条件をフォームで送る", body });
}
