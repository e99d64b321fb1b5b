import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { readFields } from "../../api/form-body.js";
import { channels, connectableKinds } from "../../api/notifications.js";
import type { PageContext } from "../context.js";
import { csrfField, isFromOurPage } from "../csrf-field.js";
import { renderPage } from "../layout.js";
import { renderExpired, renderMissing } from "../plain-pages.js";

/** `/notifications/connect/{kind}`: what a provider's page of consent is in a real product. A press connects one channel more. */
export function addConnectPage(app: Hono, context: PageContext): void {
  app.get("/notifications/connect/:kind", (c) => {
    const kind = c.req.param("kind");
    return connectableKinds.includes(kind) ? renderConnect(c, context, kind) : renderMissing(c, context);
  });
  app.post("/notifications/connect/:kind", async (c) => {
    const kind = c.req.param("kind");
    if (!connectableKinds.includes(kind)) return renderMissing(c, context);
    await readFields(c.req.raw.clone());
    if (!(await isFromOurPage(c, context))) return renderExpired(c, context);
    const { id } = context.store.insert(
      channels,
      (given) => ({
        ...{ id: given, kind, name: `接続した通知先 ${given}`, detail_masked: `****${given}` },
        ...{ is_active: true, is_deprecated: false, last_result: null },
      }),
      new Date(),
    );
    return renderConnect(c, context, kind, id);
  });
}

function renderConnect(c: Context, context: PageContext, kind: string, id?: number) {
  const body = html`${id ? html`<p role="status">「接続した通知先 ${id}」を追加しました。元のタブに戻ると一覧に出ます。</p>` : ""}
<p>実際の製品では、ここで各サービスの同意画面が開きます。</p>
<form method="post" action="/notifications/connect/${kind}">
${csrfField(context)}
<button class="btn btn-primary">接続する</button>
</form>`;
  return renderPage(c, context, {
    title: "通知先の接続（見本）",
    body,
    above: [{ label: "通知", path: "/notifications" }],
    elements: [],
  });
}
