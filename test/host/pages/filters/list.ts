import type { Hono } from "hono";
import { html } from "hono/html";
import { describeFilter } from "../../api/describe-filter.js";
import { filterOf } from "../../api/filter.js";
import { filters } from "../../api/filter-document.js";
import { groupsOf, itemsOf, type PickerItem } from "../../api/picker-items.js";
import { inOrder } from "../../api/resource-source.js";
import type { PageContext } from "../context.js";
import { csrfField, isFromOurPage } from "../csrf-field.js";
import { renderPage } from "../layout.js";
import { renderExpired } from "../plain-pages.js";
import { type Theme, themed, themeOf } from "../theme.js";

const UNSORTED = "未分類";
const CONDITIONS_SHOWN = 3;

/** `/filters`: the saved filters, and the deletion of one. */
export function addFilterList(app: Hono, context: PageContext): void {
  app.get("/filters", (c) => {
    const theme = themeOf(c.req.query("theme"));
    const rows = inOrder(context.store.list(itemsOf("funnel")));
    const folders = new Map(
      inOrder(context.store.list(groupsOf("funnel"))).map(({ id, name }) => [id, name]),
    );
    const notice = [
      ["saved", "条件を保存しました。"],
      ["deleted", "条件を削除しました。"],
    ].find(([flag = ""]) => c.req.query(flag) !== undefined);
    const body = html`${notice ? html`<p class="alert alert-success" role="status">${notice[1]}</p>` : ""}
<p>
<a class="btn btn-primary" href="${themed("/filters/new", theme)}">新規の条件</a>
<a class="btn btn-default" href="${themed("/filters/board", theme)}">絞り込みボード</a>
<a class="btn btn-default" href="${themed("/filters/funneling", theme)}">条件だけ</a>
</p>
<table class="table table-hover action-list">
<thead><tr><th scope="col">条件名</th><th scope="col" class="hidden-xs">フォルダ</th><th scope="col">条件</th><th scope="col"><span class="sr-only">操作</span></th></tr></thead>
<tbody>
${rows.map((row) => filterRow(row, folders.get(row.group_id ?? 0) ?? UNSORTED, theme, context))}
</tbody>
</table>
${rows.length === 0 ? html`<p class="well">保存した条件はまだありません。</p>` : ""}`;
    return renderPage(c, context, { title: "カスタム検索", body, above: [], scripts: ["confirm.js"] });
  });

  app.post("/filters/:id{[0-9]+}/delete", async (c) => {
    if (!(await isFromOurPage(c, context))) return renderExpired(c, context);
    const id = Number(c.req.param("id"));
    context.store.atomically(() => {
      context.store.delete(itemsOf("funnel"), id);
      context.store.delete(filters, id);
    });
    return c.redirect(themed("/filters?deleted=1", themeOf(c.req.query("theme"))), 303);
  });
}

function filterRow({ id, name }: PickerItem, folder: string, theme: Theme, context: PageContext) {
  const lines = describeFilter(context.store, filterOf(context.store, id));
  const more = lines.length > CONDITIONS_SHOWN ? html`<br>ほか${lines.length - CONDITIONS_SHOWN}件` : "";
  return html`<tr>
<td><a href="${themed(`/filters/${id}`, theme)}">${name}</a></td>
<td class="hidden-xs">${folder}</td>
<td class="text-muted">${lines.slice(0, CONDITIONS_SHOWN).map((line, index) => html`${index === 0 ? "" : html`<br>`}${line}`)}${more}</td>
<td class="text-right"><form method="post" action="${themed(`/filters/${id}/delete`, theme)}" data-confirm="「${name}」を削除しますか">${csrfField(context)}<button class="btn btn-default btn-xs" aria-label="${name}を削除">削除</button></form></td>
</tr>`;
}
