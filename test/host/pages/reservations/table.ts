import type { Hono } from "hono";
import { html, raw } from "hono/html";
import { statusNames } from "../../api/reservation-statuses.js";
import type { Reservation } from "../../api/reservations.js";
import { coursesIn, resourcesIn } from "../../api/salon/catalogue.js";
import { moved } from "../../audience/days.js";
import { weekdayOf } from "../../demo/reservations/days.js";
import type { PageContext } from "../context.js";
import { renderMissing } from "../plain-pages.js";
import { reservationPanel } from "../reservation-panel.js";
import { themed, themeOf } from "../theme.js";
import {
  beginningOn,
  dayAt,
  inOrder,
  renderReservationPage,
  reservationEvents,
  reservationsOf,
  reservationsPath,
  salonAt,
  salonName,
} from "./page.js";

interface Names {
  readonly courses: Readonly<Record<string, string>>;
  readonly resources: Readonly<Record<string, string>>;
  readonly statuses: Readonly<Record<string, string>>;
}

/**
 * `/salons/{id}/reservations?date=`: a day as a legacy table. Each row's button opens the page's one panel for its
 * reservation; what was saved or judged there, the page's script writes into the row.
 */
export function addReservationTablePage(app: Hono, context: PageContext): void {
  app.get(reservationsPath, (c) => {
    const salon = salonAt(c, context);
    if (salon === undefined) return renderMissing(c, context);
    const day = dayAt(c);
    const path = `/salons/${salon}/reservations`;
    const linkTo = (to: string) => themed(to, themeOf(c.req.query("theme")));
    const names = namesIn(context, salon);
    const rows = inOrder(reservationsOf(context).between(salon, day, day));
    const body = html`<p class="reservation-days">
<a class="btn btn-default" href="${linkTo(`${path}?date=${moved(day, -1, "day")}`)}">前の日</a>
<strong>${labelOf(day)}</strong>
<a class="btn btn-default" href="${linkTo(`${path}?date=${moved(day, 1, "day")}`)}">次の日</a>
<a class="btn btn-default" href="${linkTo(path)}">今日</a>
</p>
<p>
<button type="button" class="btn btn-primary" data-new="${JSON.stringify(beginningOn(day, salon, context))}">予約を登録</button>
<a class="btn btn-default" href="${linkTo(`${path}/new?date=${day}`)}">フォームで登録する</a>
</p>
<div class="reservation-room">
<div>
<div class="table-responsive">
<table class="table table-hover reservation-table" data-salon="${salon}" data-date="${day}" data-names="${JSON.stringify(names)}">
<thead><tr><th scope="col">時間</th><th scope="col">お名前</th><th scope="col" class="hidden-xs">コース</th><th scope="col" class="hidden-xs">担当</th><th scope="col">ステータス</th><th scope="col"><span class="sr-only">操作</span></th></tr></thead>
<tbody id="reservation-rows">
${rows.map((each) => rowOf(each, names))}
</tbody>
</table>
</div>
<p id="no-reservations" class="text-muted"${rows.length > 0 ? raw(" hidden") : ""}>この日の予約はありません。</p>
</div>
${reservationPanel({ id: "reservation-panel", salonId: salon })}
</div>
<template id="reservation-row">${rowOf(undefined, names)}</template>
${reservationEvents}`;
    return renderReservationPage(c, context, salon, {
      title: `${salonName(context, salon)}の予約`,
      body,
      above: [],
      scripts: ["reservation-table.js"],
    });
  });
}

function namesIn({ store }: PageContext, salon: number): Names {
  const byId = (rows: readonly { id: number; name: string }[]) =>
    Object.fromEntries(rows.map(({ id, name }) => [id, name]));
  return {
    courses: byId(coursesIn(store, salon)),
    resources: byId(resourcesIn(store, salon)),
    statuses: statusNames as Names["statuses"],
  };
}

/** One row; without a reservation the one that the script fills in. */
function rowOf(reservation: Reservation | undefined, names: Names) {
  const cell = (name: string, text = "", isWide = false) =>
    html`<td data-cell="${name}"${isWide ? html` class="hidden-xs"` : ""}>${text}</td>`;
  const { id = "", from = "", to = "", name = "" } = reservation ?? {};
  const when = reservation && `${from}〜${to}`;
  return html`<tr data-row="${id}" data-from="${from}">
${cell("when", when)}${cell("name", name)}${cell("course", names.courses[reservation?.course_id ?? ""], true)}${cell("resource", names.resources[reservation?.salon_resource_id ?? ""], true)}${cell("status", names.statuses[reservation?.status ?? ""])}
<td class="text-right"><button type="button" class="btn btn-default btn-sm" data-reservation="${id}" aria-label="${when ?? ""} ${name}を開く">開く</button></td>
</tr>`;
}

/** `2026年11月25日(水)` */
function labelOf(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${year}年${month}月${date}日(${"日月火水木金土"[weekdayOf(day)]})`;
}
