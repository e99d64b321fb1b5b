import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { readFields } from "../../api/form-body.js";
import { notifications } from "../../api/notifications.js";
import { contentSecurityPolicyForOldLibraries } from "../../security-headers.js";
import type { PageContext } from "../context.js";
import { csrfField, isFromOurPage } from "../csrf-field.js";
import { renderPage } from "../layout.js";
import { renderExpired, renderMissing } from "../plain-pages.js";
import { themed, themeOf } from "../theme.js";
import { pretendToSend } from "./send.js";
import { notificationEditor } from "./tag.js";

/** No notification has it: its page shows what an editor says then. */
const missingId = 9999;

/**
 * `/notifications`: what operators are told of. A row's button opens the page's one editor in a Bootstrap 3 modal; another one
 * does as if the event had happened now, which only a demonstration has.
 */
export function addNotificationListPage(app: Hono, context: PageContext): void {
  app.get("/notifications", (c) => renderList(c, context));
  app.post("/notifications/:id{[0-9]+}/send", async (c) => {
    await readFields(c.req.raw.clone());
    if (!(await isFromOurPage(c, context))) return renderExpired(c, context);
    const said = pretendToSend(context.store, Number(c.req.param("id")), new Date());
    return said === null ? renderMissing(c, context) : renderList(c, context, said);
  });
}

function renderList(c: Context, context: PageContext, said = "") {
  const theme = themeOf(c.req.query("theme"));
  const rows = context.store.list(notifications).map(({ id, value }) => {
    const title = String(value.title ?? "");
    return html`<tr><td><a href="${themed(`/notifications/${id}`, theme)}">${title}</a></td><td>${value.use_notify === false ? "停止中" : "有効"}</td>
<td class="text-right"><button type="button" class="btn btn-default btn-sm" data-edit="${JSON.stringify(value)}" data-key="${id}" aria-label="${title}を編集">編集</button>
<form method="post" action="/notifications/${id}/send" class="form-inline">${csrfField(context)}<button class="btn btn-default btn-sm" aria-label="${title}が起きたことにする">起きたことにする</button></form></td></tr>`;
  });
  const body = html`${said ? html`<p class="alert alert-info" role="status">${said}</p>` : ""}<p>
<a class="btn btn-primary" href="${themed("/notifications/new", theme)}">新規通知</a>
<a class="btn btn-default" href="${themed("/notifications/form", theme)}">フォームで送る</a>
<a class="btn btn-default" href="${themed("/notifications/script", theme)}">スクリプトから使う</a>
<a class="btn btn-default" href="${themed(`/notifications/${missingId}`, theme)}">読み込めない通知</a>
<a class="btn btn-default" href="${themed("/notifications/new?locale=en", theme)}" lang="en">English</a>
</p>
<p>「起きたことにする」は見本です。実際には何も送信せず、通知先の最後の結果だけを変えます。</p>
<table class="table table-hover"><thead><tr><th scope="col">通知名</th><th scope="col">状態</th><th scope="col"><span class="sr-only">操作</span></th></tr></thead><tbody id="notification-rows">${rows}</tbody></table>
<p id="after-finish" role="status"></p>
<div class="modal fade" id="notification-modal" tabindex="-1" role="dialog" aria-labelledby="notification-modal-title">
<div class="modal-dialog modal-lg" role="document"><div class="modal-content">
<div class="modal-header">
<button type="button" class="close" data-dismiss="modal" aria-label="閉じる"><span aria-hidden="true">×</span></button>
<h2 class="modal-title h4" id="notification-modal-title">通知を編集</h2>
</div>
<div class="modal-body">${notificationEditor({ id: "notification-editor", finisher: "post", cancelable: true })}</div>
</div></div>
</div>`;
  return renderPage(c, context, {
    title: "通知",
    body,
    above: [],
    elements: ["notification-editor"],
    libraries: ["jquery/jquery.min.js", "bootstrap/js/bootstrap.min.js"],
    scripts: ["notification-table.js"],
    policy: contentSecurityPolicyForOldLibraries,
  });
}
