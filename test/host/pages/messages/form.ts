import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { readFields } from "../../api/form-body.js";
import { arrivedTable, type Field } from "../arrived.js";
import type { PageContext } from "../context.js";
import { csrfField, isFromOurPage } from "../csrf-field.js";
import { messageEditor } from "../message-editor.js";
import { renderExpired } from "../plain-pages.js";
import { themed, themeOf } from "../theme.js";
import { type Prefix, prefixes, renderMessagePage } from "./page.js";

/** `/messages/form`: the element as one field among others. The server shows exactly what arrived. */
export function addMessageFormPage(app: Hono, context: PageContext): void {
  for (const prefix of prefixes) {
    app.get(`${prefix}/messages/form`, (c) => renderForm(c, context, prefix));
    app.post(`${prefix}/messages/form`, async (c) => {
      const fields = [...(await readFields(c.req.raw.clone()))];
      if (!(await isFromOurPage(c, context))) return renderExpired(c, context);
      return renderForm(c, context, prefix, fields);
    });
  }
}

function renderForm(c: Context, context: PageContext, prefix: Prefix, arrived?: readonly Field[]) {
  const sent = (field: string) => arrived?.find(([name]) => name === field)?.[1] ?? "";
  const address = themed(`${prefix}/messages/form`, themeOf(c.req.query("theme")));
  const body = html`${arrived ? arrivedTable(arrived) : ""}
<form method="post" action="${address}" id="message-form">
${csrfField(context)}
<div class="form-group"><label for="title">配信名</label><input class="form-control" id="title" name="title" value="${sent("title")}" required></div>
<div class="form-group"><span class="control-label">メッセージ</span>
${messageEditor({ name: "message", required: true, value: sent("message") })}
</div>
<button class="btn btn-primary">送信</button>
<button class="btn btn-default" type="reset">リセット</button>
</form>`;
  return renderMessagePage(c, context, prefix, { title: "メッセージをフォームで送る", body });
}
