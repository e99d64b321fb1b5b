import type { Context } from "hono";
import { html } from "hono/html";
import { itemsOf, nameOf } from "../../api/picker-items.js";
import type { Reservation } from "../../api/reservations.js";
import { idIn } from "../../api/salon/calls.js";
import { resourcesIn } from "../../api/salon/catalogue.js";
import { openReservations } from "../../api/salon/reservation-table.js";
import { dayOf, moved } from "../../audience/days.js";
import { realtimeContext } from "../../realtime/context.js";
import { consoleContext } from "../console-context.js";
import type { PageContext } from "../context.js";
import { type Page, renderPage } from "../layout.js";

export const reservationsPath = `/salons/${idIn("salonId")}/reservations`;

/** A page with a salon's panel, which listens to what happens there; the script shows its events. */
export function renderReservationPage(c: Context, context: PageContext, salon: number, page: Page) {
  const path = `/salons/${salon}/reservations`;
  return renderPage(c, context, {
    above: [{ label: `${salonName(context, salon)}の予約`, path }],
    elements: ["reservation-panel"],
    consoleContext: listening(c),
    ...page,
    scripts: ["reservation-page.js", ...(page.scripts ?? [])],
  });
}

/** What every page tells, and where to listen to what happens to reservations. */
export function listening(c: Context) {
  return { ...consoleContext, realtime: realtimeContext(c.req.raw) };
}

/** What the page hears, as a page would use it. */
export const reservationEvents = html`<h2 class="h4">ページが受け取ったイベント</h2>
<pre id="reservation-events" class="events" tabindex="0" role="log" aria-label="ページが受け取ったイベント"></pre>`;

/** The salon of an address, when there is one. */
export function salonAt(c: Context, { store }: PageContext): number | undefined {
  const id = Number(c.req.param("salonId"));
  return store.get(itemsOf("salon"), id) ? id : undefined;
}

export function salonName({ store }: PageContext, salon: number): string {
  return nameOf(store, "salon", salon);
}

/** The day of an address, else today. */
export function dayAt(c: Context): string {
  const asked = c.req.query("date") ?? "";
  return /^\d{4}-\d{2}-\d{2}$/.test(asked) && moved(asked, 0, "day") === asked ? asked : dayOf(new Date());
}

/** Where a new reservation begins. */
export function beginningOn(date: string, salon: number, { store }: PageContext) {
  const first = resourcesIn(store, salon).find(({ deleted_at }) => deleted_at === null);
  return { date, salon_resource_id: first?.id ?? null };
}

/** Those of the host, where it has some in memory. */
export function reservationsOf({ reservations, store }: PageContext) {
  return reservations ?? openReservations(store);
}

/** In the order of the day. */
export function inOrder(rows: readonly Reservation[]): Reservation[] {
  return [...rows].sort((a, b) => (a.from === b.from ? a.id - b.id : a.from < b.from ? -1 : 1));
}
