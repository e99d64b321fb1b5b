import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { itemsOf } from "../../api/picker-items.js";
import { inOrder } from "../../api/resource-source.js";
import type { PageContext } from "../context.js";
import { messageTimeline } from "../message-timeline.js";
import { themed, themeOf } from "../theme.js";
import { renderTimelinePage, settingLink, settingsIn, timelineEvents } from "./page.js";

const modes = [
  ["", "すべて"],
  ["uncheck", "未確認"],
  ["star", "スター"],
] as const;

const typeChoices = [
  ["", "すべての種別"],
  ["text", "テキスト"],
  ["image video", "画像・動画"],
  ["sticker", "スタンプ"],
  ["audio file location", "音声・ファイル・位置情報"],
] as const;

/** Settings that the form does not ask for, and keeps. */
const kept = ["mode", "types", "funnel-id", "trickle", "poll", "theme"];

/** How many saved filters are offered. */
const FILTERS = 6;

/** `/line/timeline`: all friends' messages beside a column of links, as legacy pages have it. */
export function addTimelinePage(app: Hono, context: PageContext): void {
  app.get("/line/timeline", (c) => {
    const theme = themeOf(c.req.query("theme"));
    const filters = inOrder(context.store.list(itemsOf("funnel"))).slice(0, FILTERS);
    const body = html`<div class="row">
<div class="col-md-3 timeline-side">
<h2 class="h5">表示</h2>
<div class="list-group">${modes.map(([value, label]) => settingLink(c, "mode", value, label))}</div>
<h2 class="h5">種別</h2>
<div class="list-group">${typeChoices.map(([value, label]) => settingLink(c, "types", value, label))}</div>
<h2 class="h5">検索</h2>
${searchForm(c)}
<h2 class="h5">カスタム検索</h2>
<div class="list-group">
${settingLink(c, "funnel-id", "", "すべての友だち")}
${filters.map(({ id, name }) => settingLink(c, "funnel-id", String(id), name))}
</div>
<p><a href="${themed("/line/timeline?trickle=1", theme)}">数秒ごとに友だちが書き込むページにする</a></p>
</div>
<div class="col-md-9">
${messageTimeline({ id: "timeline", pattern: "timeline", ...settingsIn(c) })}
</div>
</div>
${timelineEvents}`;
    return renderTimelinePage(c, context, { title: "タイムライン", body, above: [] });
  });
}

function searchForm(c: Context) {
  const field = (name: string, type: string, label: string) => html`<div class="form-group">
<label for="timeline-${name}">${label}</label>
<input class="form-control" id="timeline-${name}" name="${name}" type="${type}" value="${c.req.query(name) ?? ""}">
</div>`;
  return html`<form method="get" action="/line/timeline" data-attributes>
${kept.map((name) => {
  const value = c.req.query(name);
  return value ? html`<input type="hidden" name="${name}" value="${value}">` : "";
})}
${field("query", "search", "本文・友だちの名前")}
${field("date-from", "date", "開始日")}
${field("date-to", "date", "終了日")}
<button class="btn btn-default">検索</button>
</form>`;
}
