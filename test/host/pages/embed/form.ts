import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { parseOrKeep, readFields } from "../../api/form-body.js";
import { actionEditor } from "../action-editor.js";
import { arrivedTable, type Field } from "../arrived.js";
import type { PageContext } from "../context.js";
import { csrfField, isFromOurPage } from "../csrf-field.js";
import { renderPage } from "../layout.js";
import { renderExpired } from "../plain-pages.js";
import { themed, themeOf } from "../theme.js";

/** `/embed/form`: the element as one field among others. The server shows exactly what arrived. */
export function addFormPage(app: Hono, context: PageContext): void {
  app.get("/embed/form", (c) => renderForm(c, context));
  app.post("/embed/form", async (c) => {
    const fields = [...(await readFields(c.req.raw.clone()))];
    if (!(await isFromOurPage(c, context))) return renderExpired(c, context);
    return renderForm(c, context, fields);
  });
}

function renderForm(c: Context, context: PageContext, arrived?: readonly Field[]) {
  const title = arrived?.find(([name]) => name === "title")?.[1] ?? "";
  const action = arrived?.find(([name]) => name === "action")?.[1];
  const body = html`${arrived ? arrivedTable(arrived) : ""}
<form method="post" action="${themed("/embed/form", themeOf(c.req.query("theme")))}" id="legacy-form">
${csrfField(context)}
<div class="form-group"><label for="title">管理名</label><input class="form-control" id="title" name="title" value="${title}" required></div>
<div class="form-group"><span class="control-label">アクション</span>
${actionEditor({ name: "action", required: true, finisher: "emit", value: action ? parseOrKeep(action) : undefined })}
</div>
<button class="btn btn-primary">送信</button>
<button class="btn btn-default" type="reset">リセット</button>
</form>`;
  return renderPage(c, context, {
    title: "フォームに埋め込む",
    body,
    above: [],
    elements: ["action-editor"],
  });
}
