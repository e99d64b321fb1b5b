import type { Hono } from "hono";
import { html } from "hono/html";
import { contentSecurityPolicyForOldLibraries } from "../../security-headers.js";
import type { PageContext } from "../context.js";
import { messageTimeline } from "../message-timeline.js";
import { friendsShown, renderTimelinePage, settingsIn, timelineEvents } from "./page.js";

const ROWS = 8;

/** `/timeline/modal`: a friend's messages in a Bootstrap 3 modal that jQuery 1.12 opens, another friend's for each row. */
export function addTimelineModalPage(app: Hono, context: PageContext): void {
  app.get("/timeline/modal", (c) => {
    const rows = friendsShown(context).slice(0, ROWS);
    const timeline = messageTimeline({
      id: "in-modal",
      pattern: "memberDetail",
      ...(rows[0] && { memberId: rows[0].id }),
      ...settingsIn(c),
      finisher: "emit",
    });
    const body = html`<p>行の「メッセージ」を押すと、モーダルの中にその友だちのメッセージが表示されます。「確認済みにする」を押しても通信はせず、選んだものが下に表示されます。</p>
<table class="table">
<thead><tr><th scope="col">友だち</th><th scope="col"><span class="sr-only">操作</span></th></tr></thead>
<tbody>
${rows.map(
  ({ id, name }) => html`<tr><td>${name}</td>
<td class="text-right"><button type="button" class="btn btn-default btn-sm" data-member="${id}" aria-label="${name}のメッセージ">メッセージ</button></td></tr>`,
)}
</tbody>
</table>
${timelineEvents}
<div class="modal fade" id="messages-modal" tabindex="-1" role="dialog" aria-labelledby="messages-modal-title">
<div class="modal-dialog modal-lg" role="document"><div class="modal-content">
<div class="modal-header">
<button type="button" class="close" data-dismiss="modal" aria-label="閉じる"><span aria-hidden="true">×</span></button>
<h2 class="modal-title h4" id="messages-modal-title">メッセージ</h2>
</div>
<div class="modal-body message-box">${timeline}</div>
</div></div>
</div>`;
    return renderTimelinePage(c, context, {
      title: "モーダルの中のタイムライン",
      body,
      libraries: ["jquery/jquery.min.js", "bootstrap/js/bootstrap.min.js"],
      scripts: ["timeline-modal.js"],
      policy: contentSecurityPolicyForOldLibraries,
    });
  });
}
