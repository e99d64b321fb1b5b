import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { idIn } from "../../api/salon/calls.js";
import { coursesIn, resourcesIn } from "../../api/salon/catalogue.js";
import { salonConfigs } from "../../api/salon/configs.js";
import { onlineConfigOf } from "../../api/salon/online-configs.js";
import { type SalonUrl, salonUrls, urlsIn } from "../../api/salon/urls.js";
import type { PageContext } from "../context.js";
import { renderPage } from "../layout.js";
import { renderMissing } from "../plain-pages.js";
import { salonAt, salonName } from "../reservations/page.js";
import { qrCode } from "./qr-code.js";

const path = `/booking/${idIn("salonId")}`;

/** `/booking/{id}`: what customers see of a salon, without anything to press; `…/{code}` is counted, `…/qr.svg` leads there. */
export function addBookingPages(app: Hono, context: PageContext): void {
  app.get(path, (c) => renderBooking(c, context));

  app.get(`${path}/qr.svg`, (c) => {
    const salon = salonAt(c, context);
    if (salon === undefined) return renderMissing(c, context);
    const svg = qrCode(new URL(`/booking/${salon}`, c.req.url).href);
    return c.body(svg, 200, { "content-type": "image/svg+xml", "cache-control": "no-cache" });
  });

  app.get(`${path}/:code{[0-9a-z]{7}}`, (c) => {
    const salon = salonAt(c, context);
    const rows = salon === undefined ? [] : urlsIn(context.store, salon);
    const url = rows.find(({ code }) => code === c.req.param("code"));
    if (!url) return renderMissing(c, context);
    context.store.put(salonUrls, url.id, { ...url, click_count: url.click_count + 1 }, new Date());
    return renderBooking(c, context, url);
  });
}

function renderBooking(c: Context, context: PageContext, url?: SalonUrl) {
  const salon = salonAt(c, context);
  if (salon === undefined) return renderMissing(c, context);
  const shop = onlineConfigOf(context.store, salon)?.shop_info;
  const body = html`<p class="text-muted">お客様に見えるページの見本です。予約はできません。</p>
${whyClosed(context, salon, url) ?? offered(context, salon, url)}
<dl>
<dt>電話番号</dt><dd>${shop?.tel ?? ""}</dd>
<dt>住所</dt><dd>${shop?.address ?? ""}</dd>
<dt>注意事項</dt><dd>${shop?.notice ?? ""}</dd>
</dl>`;
  return renderPage(c, context, { title: shop?.name || salonName(context, salon), body, elements: [] });
}

/** Why nothing can be booked, if nothing can. */
function whyClosed({ store }: PageContext, salon: number, url: SalonUrl | undefined) {
  const isOver = url?.expires_at ? Date.parse(url.expires_at) <= Date.now() : false;
  const isOn = store.get(salonConfigs, salon)?.value.enable_online && onlineConfigOf(store, salon)?.is_public;
  if (isOver) return html`<p class="alert alert-warning">このURLの有効期限は切れています。</p>`;
  return isOn
    ? undefined
    : html`<p class="alert alert-warning">現在、オンライン予約を受け付けていません。</p>`;
}

function offered({ store }: PageContext, salon: number, url: SalonUrl | undefined) {
  const isShown = (row: { is_public: boolean; deleted_at: string | null }) =>
    row.is_public && !row.deleted_at;
  const courses = coursesIn(store, salon).filter((row) => isShown(row) && isNamed(url?.course_id, row.id));
  const taken = resourcesIn(store, salon).filter(
    (row) => isShown(row) && isNamed(url?.salon_resource_id, row.id),
  );
  return html`<h2 class="h4">コース</h2>
<ul>${courses.map(({ name, duration_min, price }) => html`<li>${name}（${duration_min}分）${price === null ? "" : ` ${price.toLocaleString("ja-JP")} 円`}</li>`)}</ul>
<h2 class="h4">担当・設備</h2>
<ul>${taken.map(({ name }) => html`<li>${name}</li>`)}</ul>`;
}

function isNamed(asked: number | null | undefined, id: number): boolean {
  return (asked ?? null) === null || asked === id;
}
