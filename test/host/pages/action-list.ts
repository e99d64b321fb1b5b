import type { Hono } from "hono";
import { html } from "hono/html";
import { actions } from "../api/action.js";
import type { ActionDocument } from "../api/action-document.js";
import type { Stored } from "../store.js";
import type { PageContext } from "./context.js";
import { csrfField, isFromOurPage } from "./csrf-field.js";
import { renderPage } from "./layout.js";
import { renderExpired } from "./plain-pages.js";
import { type Theme, themed, themeOf } from "./theme.js";

/** `/actions`: the list, and the deletion of one row. */
export function addActionList(app: Hono, context: PageContext): void {
  app.get("/actions", (c) => {
    const theme = themeOf(c.req.query("theme"));
    const rows = context.store.list(actions);
    const notice =
      c.req.query("deleted") === undefined
        ? ""
        : html`<p class="alert alert-success" role="status">アクションを削除しました。</p>`;
    const body = html`${notice}
<p>
<a class="btn btn-primary" href="${themed("/actions/new", theme)}">新規アクション</a>
<a class="btn btn-default" href="${themed("/actions/new?template=1", theme)}">新規テンプレート</a>
</p>
<table class="table table-hover action-list">
<thead><tr><th scope="col">アクション名</th><th scope="col" class="text-right">動作の数</th><th scope="col" class="hidden-xs">更新日時</th><th scope="col"><span class="sr-only">操作</span></th></tr></thead>
<tbody>
${rows.map((row) => actionRow(row, theme, context))}
</tbody>
</table>
${rows.length === 0 ? html`<p class="well">アクションはまだありません。新規アクションから登録できます。</p>` : ""}`;
    return renderPage(c, context, { title: "アクション一覧", body, above: [], scripts: ["confirm.js"] });
  });

  app.post("/actions/:id{[0-9]+}/delete", async (c) => {
    if (!(await isFromOurPage(c, context))) return renderExpired(c, context);
    context.store.delete(actions, Number(c.req.param("id")));
    return c.redirect(themed("/actions?deleted=1", themeOf(c.req.query("theme"))), 303);
  });
}

function actionRow({ id, value, updatedAt }: Stored<ActionDocument>, theme: Theme, context: PageContext) {
  const name = value.a_name || `アクション${id}`;
  return html`<tr>
<td><a href="${themed(`/actions/${id}`, theme)}">${name}</a>${value.is_template ? html` <span class="label label-default">テンプレート</span>` : ""}</td>
<td class="text-right">${value.inputs.length}</td>
<td class="hidden-xs"><time datetime="${updatedAt}">${formatDate(updatedAt)}</time></td>
<td class="text-right"><form method="post" action="${themed(`/actions/${id}/delete`, theme)}" data-confirm="「${name}」を削除しますか">${csrfField(context)}<button class="btn btn-default btn-xs" aria-label="${name}を削除">削除</button></form></td>
</tr>`;
}

const tokyoTime = new Intl.DateTimeFormat("ja-JP", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Asia/Tokyo",
});

function formatDate(instant: string): string {
  return tokyoTime.format(new Date(instant));
}
