import type { Hono } from "hono";
import { html } from "hono/html";
import type { PageContext } from "../context.js";
import { messageTimeline } from "../message-timeline.js";
import { themed, themeOf } from "../theme.js";
import { renderTimelinePage, settingsIn, timelineEvents } from "./page.js";

/** `/timeline/top`: two boxes of a dashboard, each with the newest messages of its kind. */
export function addTimelineTopPage(app: Hono, context: PageContext): void {
  app.get("/timeline/top", (c) => {
    const settings = settingsIn(c);
    const theme = themeOf(c.req.query("theme"));
    const box = (id: string, title: string, mode: string | undefined) => html`<div class="col-md-6">
<section class="panel panel-default" aria-labelledby="${id}-title">
<div class="panel-heading"><h2 class="panel-title" id="${id}-title">${title}</h2></div>
<div class="panel-body">${messageTimeline({ id, pattern: "top", ...settings, ...(mode && { mode }) })}</div>
<div class="panel-footer"><a href="${themed(`/line/timeline${mode ? `?mode=${mode}` : ""}`, theme)}">${title}をすべて見る</a></div>
</section>
</div>`;
    const body = html`<div class="row">
${box("top-newest", "新着メッセージ", undefined)}
${box("top-unchecked", "未確認のメッセージ", "uncheck")}
</div>
${timelineEvents}`;
    return renderTimelinePage(c, context, { title: "ダッシュボードのタイムライン", body });
  });
}
