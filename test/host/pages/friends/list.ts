import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { itemsOf } from "../../api/picker-items.js";
import { inOrder } from "../../api/resource-source.js";
import type { PageContext } from "../context.js";
import { type FriendListTag, friendList } from "../friend-list.js";
import { operatorAt } from "../operator.js";
import { themed, themeOf } from "../theme.js";
import { friendEvents, renderFriendPage } from "./page.js";

/** `/friends`: the operator's friends, in a box of a height. The address may ask for another role, and for a part of them. */
export function addFriendListPage(app: Hono, context: PageContext): void {
  app.get("/friends", (c) => {
    const theme = themeOf(c.req.query("theme"));
    const settings = settingsIn(c);
    const roles = inOrder(context.store.list(itemsOf("operator_role")));
    const body = html`<p>
<a class="btn btn-default" href="${themed("/friends/table", theme)}">表から開く</a>
<a class="btn btn-default" href="${themed("/friends/1/edit", theme)}">ページの中で編集する</a>
</p>
<p class="friend-roles">権限：${roles.map(({ id, name }) => {
      const query = new URLSearchParams(c.req.query());
      query.delete("operator");
      query.set("operator-role-id", String(id));
      const current = settings.operatorRoleId === String(id) ? "true" : "false";
      return html` <a href="/friends?${query}" aria-current="${current}">${name}</a>`;
    })}</p>
<div class="friend-box">${friendList({ id: "friends", ...settings })}</div>
${friendEvents}`;
    return renderFriendPage(c, context, { title: "友だち", body, above: [], elements: ["friend-list"] });
  });
}

/** What a page's address says of its list, by the names of the attributes. */
function settingsIn(c: Context): FriendListTag {
  const given = (name: string) => c.req.query(name) || undefined;
  const settings = {
    operatorRoleId: given("operator-role-id") ?? String(operatorAt(c).role_id),
    memberId: given("member-id"),
    orderBy: given("order-by"),
    tagId: given("tag-id"),
    notify: given("notify"),
    query: given("query"),
  };
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}
