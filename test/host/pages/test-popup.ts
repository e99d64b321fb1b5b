import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { testRecipients, testSends } from "../api/message-contents.js";
import { itemsOf } from "../api/picker-items.js";
import type { PageContext } from "./context.js";
import { csrfField } from "./csrf-field.js";
import { renderPage } from "./layout.js";
import { renderExpired, renderMissing } from "./plain-pages.js";

/** What a test pop-up sends: the messages of a template or of a whole scenario. */
interface TestPopup {
  readonly path: string;
  readonly kind: "egg" | "scenario";
  readonly of: "template" | "scenario";
}

/** A pop-up that asks whom to send a test to. Nothing leaves this host: it only remembers what it was asked. */
export function addTestPopup(app: Hono, context: PageContext, { path, kind, of }: TestPopup): void {
  app.get(path, (c) => renderTest(c));

  app.post(path, async (c) => {
    const fields = new URLSearchParams(await c.req.text());
    if (fields.get("_token") !== context.csrfToken()) return renderExpired(c, context);
    const recipients = context.store
      .list(testRecipients)
      .filter(({ id }) => fields.getAll("recipient_ids[]").includes(String(id)));
    if (recipients.length === 0) return renderTest(c, "warning", "送信先を選択してください。");
    const content_id = idOf(c);
    if (!context.store.get(itemsOf(kind), content_id)) return renderMissing(c, context);
    const recipient_ids = recipients.map(({ id }) => id);
    context.store.insert(testSends, () => ({ of, content_id, recipient_ids }), new Date());
    return renderTest(c, "success", `${recipients.length}人にテスト送信しました（実際には送信されません）。`);
  });

  function renderTest(c: Context, outcome: "success" | "warning" = "success", message = "") {
    const item = context.store.get(itemsOf(kind), idOf(c))?.value;
    if (!item) return renderMissing(c, context);
    const body = html`${message && html`<p class="alert alert-${outcome}" role="status">${message}</p>`}
<form method="post">
${csrfField(context)}
<fieldset><legend>送信先</legend>
${context.store
  .list(testRecipients)
  .map(
    ({ value }) =>
      html`<div class="checkbox"><label><input type="checkbox" name="recipient_ids[]" value="${value.id}"> ${value.name}</label></div>`,
  )}
</fieldset>
<button class="btn btn-primary">テスト送信</button>
</form>`;
    return renderPage(c, context, { title: `テスト送信：${item.name}`, body, isPopup: true });
  }
}

function idOf(c: Context): number {
  return Number(c.req.param("id"));
}
