import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { parseOrKeep, readFields } from "../../api/form-body.js";
import { type Friend, friends } from "../../api/friends.js";
import { arrivedTable, type Field } from "../arrived.js";
import type { PageContext } from "../context.js";
import { csrfField, isFromOurPage } from "../csrf-field.js";
import { friendEditor } from "../friend-editor.js";
import { renderExpired, renderMissing } from "../plain-pages.js";
import { themed, themeOf } from "../theme.js";
import { friendEvents, renderFriendPage } from "./page.js";

/**
 * `/friends/{id}/edit`: the editor in the page, as one field of a legacy form. Its own buttons save; the form's button sends
 * what is not saved, and the server shows exactly what arrived.
 */
export function addFriendEditPage(app: Hono, context: PageContext): void {
  const path = "/friends/:id{[1-9][0-9]{0,8}}/edit";
  app.get(path, (c) => {
    const friend = friendAt(c, context);
    return friend ? renderEdit(c, context, friend) : renderMissing(c, context);
  });
  app.post(path, async (c) => {
    const friend = friendAt(c, context);
    if (!friend) return renderMissing(c, context);
    const fields = [...(await readFields(c.req.raw.clone()))];
    if (!(await isFromOurPage(c, context))) return renderExpired(c, context);
    return renderEdit(c, context, friend, fields);
  });
}

function friendAt(c: Context, { store }: PageContext): Friend | undefined {
  return store.get(friends, Number(c.req.param("id")))?.value;
}

function renderEdit(c: Context, context: PageContext, { id, name }: Friend, arrived?: readonly Field[]) {
  const sent = (field: string) => arrived?.find(([each]) => each === field)?.[1];
  const value = sent("friend");
  const tab = c.req.query("tab");
  const editor = friendEditor({
    id: "friend-editor",
    name: "friend",
    memberId: id,
    memberName: name,
    isInline: true,
    finisher: "postemit",
    ...(tab && { tab }),
    ...(value && { value: parseOrKeep(value) }),
  });
  const body = html`${arrived ? arrivedTable(arrived) : ""}
<form method="post" action="${themed(`/friends/${id}/edit`, themeOf(c.req.query("theme")))}" id="friend-form">
${csrfField(context)}
<div class="form-group"><label for="reason">変更の理由</label><input class="form-control" id="reason" name="reason" value="${sent("reason") ?? ""}" required></div>
<div class="form-group"><span class="control-label">友だちの情報</span>
${editor}
</div>
<button class="btn btn-primary">送信</button>
<button class="btn btn-default" type="reset">リセット</button>
</form>
${friendEvents}`;
  return renderFriendPage(c, context, { title: `${name}さんの編集`, body, elements: ["friend-editor"] });
}
