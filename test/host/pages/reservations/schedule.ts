import type { Hono } from "hono";
import { html } from "hono/html";
import type { PageContext } from "../context.js";
import { elementTag } from "../element-tag.js";
import { renderMissing } from "../plain-pages.js";
import { reservationPanel } from "../reservation-panel.js";
import { themed, themeOf } from "../theme.js";
import { renderReservationPage, reservationEvents, salonAt } from "./page.js";

/** `/salons/{id}/schedule?date=&view=&page=`: the salon's schedule, which takes the whole window; the panel comes over its right side. */
export function addSchedulePage(app: Hono, context: PageContext): void {
  app.get("/salons/:salonId{[1-9][0-9]{0,8}}/schedule", (c) => {
    const salon = salonAt(c, context);
    if (salon === undefined) return renderMissing(c, context);
    const given = (name: string) => c.req.query(name) || undefined;
    const schedule = elementTag(
      "reservation-schedule",
      {
        id: "reservation-schedule",
        "salon-id": String(salon),
        date: given("date"),
        view: given("view"),
        page: given("page"),
      },
      "予約表の表示には JavaScript が必要です。",
    );
    const theme = themeOf(c.req.query("theme"));
    const path = `/salons/${salon}/schedule`;
    const body = html`<p>
<a class="btn btn-default" href="${themed(path, theme)}">予約表</a>
<a class="btn btn-default" href="${themed(`${path}?page=PAGE_TIME_SHIFT_WEEKLY`, theme)}">シフト表</a>
</p>
${schedule}
<div class="reservation-aside">${reservationPanel({ id: "reservation-panel", salonId: salon, draftKey: `schedule-${salon}` })}</div>
${reservationEvents}`;
    return renderReservationPage(c, context, salon, {
      title: "予約表",
      isWide: true,
      body,
      elements: ["reservation-schedule", "reservation-panel"],
      scripts: ["reservation-schedule.js"],
    });
  });
}
