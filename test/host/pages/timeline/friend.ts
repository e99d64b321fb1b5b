import type { Hono } from "hono";
import { html } from "hono/html";
import { friends } from "../../api/friends.js";
import type { PageContext } from "../context.js";
import { messageTimeline } from "../message-timeline.js";
import { renderMissing } from "../plain-pages.js";
import { themed, themeOf } from "../theme.js";
import { friendsShown, renderTimelinePage, settingLink, settingsIn, timelineEvents } from "./page.js";

/** `/friends/{id}/messages`: one friend's messages in a box of a fixed height, which scrolls inside. */
export function addFriendMessagesPage(app: Hono, context: PageContext): void {
  app.get("/friends/:id{[1-9][0-9]{0,8}}/messages", (c) => {
    const friend = context.store.get(friends, Number(c.req.param("id")))?.value;
    if (!friend) return renderMissing(c, context);
    const theme = themeOf(c.req.query("theme"));
    const own = { id: "friend-messages", pattern: "memberDetail", memberId: friend.id } as const;
    const body = html`<div class="row">
<div class="col-md-3 timeline-side">
<h2 class="h5">表示</h2>
<div class="list-group">
${settingLink(c, "mode", "", "すべて")}
${settingLink(c, "mode", "uncheck", "未確認")}
${settingLink(c, "mode", "star", "スター")}
</div>
<h2 class="h5">ほかの友だち</h2>
<div class="list-group timeline-friends" tabindex="0" role="region" aria-label="ほかの友だち">
${friendsShown(context).map(
  ({ id, name }) =>
    html`<a class="list-group-item" href="${themed(`/friends/${id}/messages`, theme)}" data-attribute="member-id" data-value="${id}"${id === friend.id ? html` aria-current="true"` : ""}>${name}</a>`,
)}
</div>
</div>
<div class="col-md-9">
<div class="message-box">${messageTimeline({ ...own, ...settingsIn(c), finisher: "postemit" })}</div>
</div>
</div>
${timelineEvents}`;
    return renderTimelinePage(c, context, { title: `${friend.name}さんのメッセージ`, body });
  });
}
