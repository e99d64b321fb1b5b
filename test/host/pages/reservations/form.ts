import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { parseOrKeep, readFields } from "../../api/form-body.js";
import { arrivedTable, type Field } from "../arrived.js";
import type { PageContext } from "../context.js";
import { csrfField, isFromOurPage } from "../csrf-field.js";
import { renderExpired, renderMissing } from "../plain-pages.js";
import { reservationPanel } from "../reservation-panel.js";
import { themed, themeOf } from "../theme.js";
import {
  beginningOn,
  dayAt,
  renderReservationPage,
  reservationEvents,
  reservationsPath,
  salonAt,
} from "./page.js";

/**
 * `/salons/{id}/reservations/new`: the panel's form as one field of a legacy form. The form's own button sends it, and the
 * server shows exactly what arrived; the panel's makes no call.
 */
export function addReservationFormPage(app: Hono, context: PageContext): void {
  const path = `${reservationsPath}/new`;
  app.get(path, (c) => {
    const salon = salonAt(c, context);
    return salon === undefined ? renderMissing(c, context) : renderForm(c, context, salon);
  });
  app.post(path, async (c) => {
    const salon = salonAt(c, context);
    if (salon === undefined) return renderMissing(c, context);
    const fields = [...(await readFields(c.req.raw.clone()))];
    if (!(await isFromOurPage(c, context))) return renderExpired(c, context);
    return renderForm(c, context, salon, fields);
  });
}

function renderForm(c: Context, context: PageContext, salon: number, arrived?: readonly Field[]) {
  const sent = (field: string) => arrived?.find(([name]) => name === field)?.[1];
  const value = sent("reservation");
  const panel = reservationPanel({
    id: "reservation-panel",
    name: "reservation",
    salonId: salon,
    type: "form",
    finisher: "emit",
    value: value ? parseOrKeep(value) : beginningOn(dayAt(c), salon, context),
    isOpen: true,
  });
  const address = themed(`/salons/${salon}/reservations/new`, themeOf(c.req.query("theme")));
  const body = html`${arrived ? arrivedTable(arrived) : ""}
<form method="post" action="${address}" id="reservation-form">
${csrfField(context)}
<div class="form-group"><label for="taken-by">受付者</label><input class="form-control" id="taken-by" name="taken_by" value="${sent("taken_by") ?? ""}" required></div>
<div class="form-group reservation-column"><span class="control-label">予約の内容</span>
${panel}
</div>
<button class="btn btn-primary">送信</button>
<button class="btn btn-default" type="reset">リセット</button>
<button class="btn btn-default" type="button" data-show>パネルを開く</button>
</form>
${reservationEvents}`;
  return renderReservationPage(c, context, salon, { title: "フォームで予約を登録する", body });
}
