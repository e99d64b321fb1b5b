import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { itemsOf } from "../../api/picker-items.js";
import { contentSecurityPolicyForOldLibraries } from "../../security-headers.js";
import type { PageContext } from "../context.js";
import { elementTag } from "../element-tag.js";
import { salonPlacesTable } from "../episodes/places.js";
import { renderPage } from "../layout.js";
import { listening } from "../reservations/page.js";
import { themed, themeOf } from "../theme.js";
import { type SalonSection, salonSections, salonSettings } from "./tag.js";

const above = [{ label: "サロン設定", path: "/salon-settings" }];

/**
 * `/salon-settings` (`?salon=2&section=opening&readonly=1&locale=en`), each section alone in two columns, in Bootstrap's modal,
 * and above the schedule of the same salon.
 */
export function addSalonSettingsPages(app: Hono, context: PageContext): void {
  app.get("/salon-settings", (c) => {
    const theme = themeOf(c.req.query("theme"));
    return renderPage(c, context, {
      title: "サロン設定",
      body: html`<p>
<a class="btn btn-default" href="${themed("/salon-settings/columns", theme)}">2列のページで見る</a>
<a class="btn btn-default" href="${themed("/salon-settings/modal", theme)}">モーダルで開く</a>
<a class="btn btn-default" href="${themed("/salon-settings/schedule", theme)}">予約表と並べる</a>
<a class="btn btn-default" href="${themed("/salon-settings?readonly=1", theme)}">読み取り専用で見る</a>
</p>
${switches(context)}
${salonSettings(c, { id: "salon-settings" })}
${events}
<h2 class="h4">予約の前と来店の後に送るもの</h2>
${salonPlacesTable(context, theme)}`,
      elements: ["salon-settings"],
      scripts: ["salon-settings-page.js", "salon-settings-colleague.js"],
    });
  });

  app.get("/salon-settings/columns", (c) => {
    const column = (section: SalonSection) =>
      html`<div class="col-sm-6"><div class="well">${salonSettings(c, { id: `salon-settings-${section}`, section })}</div></div>`;
    const rows = [0, 2, 4].map((first) => salonSections.slice(first, first + 2));
    return renderPage(c, context, {
      title: "サロン設定（2列）",
      body: html`${rows.map((pair) => html`<div class="row">${pair.map(column)}</div>`)}
${events}`,
      above,
      elements: ["salon-settings"],
      scripts: ["salon-settings-page.js"],
    });
  });

  app.get("/salon-settings/modal", (c) =>
    renderPage(c, context, {
      title: "サロン設定（モーダル）",
      body: html`<button class="btn btn-primary" type="button" data-toggle="modal" data-target="#salon-settings-dialog">サロン設定を開く</button>
<div class="modal" id="salon-settings-dialog" tabindex="-1" role="dialog" aria-label="サロン設定"><div class="modal-dialog modal-lg"><div class="modal-content">
<div class="modal-header"><button class="close" type="button" data-dismiss="modal" aria-label="閉じる">×</button><h2 class="modal-title h4">サロン設定</h2></div>
<div class="modal-body">${salonSettings(c, { id: "salon-settings-modal" })}</div></div></div></div>
${events}`,
      above,
      elements: ["salon-settings"],
      libraries: ["jquery/jquery.min.js", "bootstrap/js/bootstrap.min.js"],
      scripts: ["salon-settings-page.js"],
      policy: contentSecurityPolicyForOldLibraries,
    }),
  );

  app.get("/salon-settings/schedule", (c) =>
    renderPage(c, context, {
      title: "サロン設定と予約表",
      isWide: true,
      body: html`<p>設定を保存すると、下の予約表が読み込み直されます。</p>
${salonSettings(c, { id: "salon-settings" })}
<hr>
${schedule(c)}
${events}`,
      above,
      elements: ["salon-settings", "reservation-schedule"],
      consoleContext: listening(c),
      scripts: ["salon-settings-page.js", "salon-settings-schedule.js"],
    }),
  );
}

function schedule(c: Context) {
  const attributes = { id: "reservation-schedule", "salon-id": c.req.query("salon") || "1" };
  return elementTag("reservation-schedule", attributes, "予約表の表示には JavaScript が必要です。");
}

/** Another salon without another page, a colleague at work, and calendars that are imported at once. */
function switches({ store }: PageContext) {
  return html`<div class="panel panel-default" id="salon-settings-switches"><div class="panel-body">
<div class="btn-group" role="group" aria-label="サロンを切り替える">
${store
  .list(itemsOf("salon"))
  .map(
    ({ id, value }) =>
      html`<button type="button" class="btn btn-default" data-salon="${id}">${value.name}</button>`,
  )}
</div>
<div class="checkbox"><label><input type="checkbox" id="salon-colleague"> 同僚が5秒ごとに何かを変更する</label></div>
<p class="text-muted" id="salon-colleague-did">料金、順番、営業時間、特別な日、組み合わせ、お客様情報のどれかです。変更は、次に読み込んだときに見えます。</p>
<div class="checkbox"><label><input type="checkbox" id="fast-imports"> カレンダーの取り込みを速くする</label></div>
</div></div>`;
}

/** What the page hears, as a page would use it. */
const events = html`<h2 class="h4">ページが受け取ったイベント</h2>
<pre id="salon-settings-events" class="events" tabindex="0" role="log" aria-label="ページが受け取ったイベント"></pre>`;
