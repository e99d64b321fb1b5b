import type { Hono } from "hono";
import { html } from "hono/html";
import type { PageContext } from "../context.js";
import { friendEditor } from "../friend-editor.js";
import { friendsShown } from "../timeline/page.js";
import { friendEvents, renderFriendPage } from "./page.js";

/** `/friends/table`: a legacy table. Each row's button opens the page's one editor for its friend. */
export function addFriendTablePage(app: Hono, context: PageContext): void {
  app.get("/friends/table", (c) => {
    const body = html`<p>行の「編集」を押すと、その友だちの編集画面が開きます。保存するとタグの列が変わります。</p>
<div class="table-responsive">
<table class="table table-hover friend-table">
<thead><tr><th scope="col">友だち</th><th scope="col">タグ</th><th scope="col"><span class="sr-only">操作</span></th></tr></thead>
<tbody>
${friendsShown(context).map(
  ({ id, name, tags }) => html`<tr>
<td>${name}</td>
<td data-tags="${id}">${tags.map((tag) => tag.name).join("、")}</td>
<td class="text-right"><button type="button" class="btn btn-default btn-sm" data-friend="${id}" data-name="${name}" aria-label="${name}を編集">編集</button></td>
</tr>`,
)}
</tbody>
</table>
</div>
${friendEditor({ id: "friend-editor" })}
${friendEvents}`;
    return renderFriendPage(c, context, {
      title: "表から友だちを編集する",
      body,
      elements: ["friend-editor"],
      scripts: ["friend-table.js"],
    });
  });
}
