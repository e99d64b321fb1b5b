import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { readFields } from "../../api/form-body.js";
import { arrivedTable, type Field } from "../arrived.js";
import type { PageContext } from "../context.js";
import { csrfField, isFromOurPage } from "../csrf-field.js";
import { scriptExample } from "../embed/script-example.js";
import { renderPage } from "../layout.js";
import { renderExpired } from "../plain-pages.js";
import { themed, themeOf } from "../theme.js";
import { notificationEditor } from "./tag.js";

const above = [{ label: "通知", path: "/notifications" }];
const address = "/notifications/form";

/** `/notifications/form` and `/notifications/script`: as one field among others, and driven by the page's script alone. */
export function addNotificationEmbedPages(app: Hono, context: PageContext): void {
  app.get(address, (c) => renderForm(c, context));
  app.post(address, async (c) => {
    const fields = [...(await readFields(c.req.raw.clone()))];
    if (!(await isFromOurPage(c, context))) return renderExpired(c, context);
    return renderForm(c, context, fields);
  });
  app.get("/notifications/script", (c) => {
    const place = html`<div data-create="notification-editor"></div>`;
    const body = html`<p>保存すると、渡された内容が下に表示されます。通知先のテストはページの関数が受け持ちます。</p>
${scriptExample("emit", "通信せずに通知を渡す（emit）", place)}`;
    return renderPage(c, context, {
      title: "通知をスクリプトから使う",
      body,
      above,
      elements: ["notification-editor"],
      scripts: ["embed-script.js"],
    });
  });
}

function renderForm(c: Context, context: PageContext, arrived?: readonly Field[]) {
  const sent = (field: string) => arrived?.find(([name]) => name === field)?.[1];
  const value = sent("notification");
  const body = html`${arrived ? arrivedTable(arrived) : ""}
<form method="post" action="${themed(address, themeOf(c.req.query("theme")))}" id="notification-form">
${csrfField(context)}
<div class="form-group"><label for="memo">メモ</label><input class="form-control" id="memo" name="memo" value="${sent("memo") ?? ""}"></div>
<div class="form-group"><span class="control-label">通知</span>
${notificationEditor({ name: "notification", finisher: "emit", required: true, ...(value && { value }) })}
</div>
<button class="btn btn-primary">送信</button>
</form>`;
  return renderPage(c, context, {
    title: "通知をフォームで送る",
    body,
    above,
    elements: ["notification-editor"],
  });
}
