import type { Hono } from "hono";
import { html } from "hono/html";
import { idIn } from "../../api/salon/calls.js";
import type { PageContext } from "../context.js";
import { renderMissing } from "../plain-pages.js";
import { reservationPanel } from "../reservation-panel.js";
import { themed, themeOf } from "../theme.js";
import {
  renderReservationPage,
  reservationEvents,
  reservationsOf,
  reservationsPath,
  salonAt,
} from "./page.js";

/** `/salons/{id}/reservations/{reservationId}?type=`: the panel alone in a narrow column; what is not saved is kept. */
export function addOneReservationPage(app: Hono, context: PageContext): void {
  app.get(`${reservationsPath}/${idIn("reservationId")}`, (c) => {
    const salon = salonAt(c, context);
    const id = Number(c.req.param("reservationId"));
    const reservation = salon === undefined ? undefined : reservationsOf(context).get(salon, id);
    if (salon === undefined || reservation === undefined) return renderMissing(c, context);
    const linkTo = (path: string) => themed(path, themeOf(c.req.query("theme")));
    const path = `/salons/${salon}/reservations`;
    const panel = reservationPanel({
      id: "reservation-panel",
      salonId: salon,
      reservationId: id,
      type: c.req.query("type") === "form" ? "form" : "detail",
      draftKey: `reservation-${id}`,
      isOpen: true,
    });
    const body = html`<p>
<a class="btn btn-default" href="${linkTo(`${path}?date=${reservation.date}`)}">この日の一覧</a>
<a class="btn btn-default" href="${linkTo(`${path}/${id}`)}">詳細</a>
<a class="btn btn-default" href="${linkTo(`${path}/${id}?type=form`)}">編集</a>
<button type="button" class="btn btn-default" data-show>パネルを開く</button>
</p>
<div class="reservation-column">${panel}</div>
${reservationEvents}`;
    return renderReservationPage(c, context, salon, { title: `${reservation.name}様の予約`, body });
  });
}
