import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { readFields } from "../../api/form-body.js";
import { accountsIn, type CalendarAccount, calendarAccounts } from "../../api/salon/calendars.js";
import { idIn } from "../../api/salon/calls.js";
import type { PageContext } from "../context.js";
import { csrfField, isFromOurPage } from "../csrf-field.js";
import { renderPage } from "../layout.js";
import { renderExpired, renderMissing } from "../plain-pages.js";
import { salonAt, salonName } from "../reservations/page.js";

const path = `/salons/${idIn("salonId")}/google-consent`;

/** `/salons/{id}/google-consent`: what Google's page of consent is in a real product. It connects an account, or one once more. */
export function addConsentPage(app: Hono, context: PageContext): void {
  app.get(path, (c) => {
    const salon = salonAt(c, context);
    return salon === undefined ? renderMissing(c, context) : renderConsent(c, context, salon);
  });

  app.post(path, async (c) => {
    const salon = salonAt(c, context);
    if (salon === undefined) return renderMissing(c, context);
    const fields = await readFields(c.req.raw.clone());
    if (!(await isFromOurPage(c, context))) return renderExpired(c, context);
    const asked = Number([...fields].find(([name]) => name === "account")?.[1]);
    return renderConsent(c, context, salon, connect(context, salon, asked));
  });
}

/** The account that was named, which is well again; else a new one. */
function connect({ store }: PageContext, salon_id: number, asked: number): CalendarAccount {
  const at = new Date();
  const known = accountsIn(store, salon_id).find(({ google_token_id }) => google_token_id === asked);
  if (known) return store.put(calendarAccounts, asked, { ...known, needs_reauth: false }, at).value;
  const make = (google_token_id: number): CalendarAccount => {
    const email = `staff-${google_token_id}@example.test`;
    return {
      ...{ google_token_id, salon_id, email, needs_reauth: false },
      calendars: [
        { google_calendar_id: email, name: `スタッフ ${google_token_id}`, writable: true },
        { google_calendar_id: `shared-${google_token_id}@example.test`, name: "共有の予定", writable: false },
      ],
    };
  };
  return store.insert(calendarAccounts, make, at).value;
}

function renderConsent(c: Context, context: PageContext, salon: number, done?: CalendarAccount) {
  const expired = accountsIn(context.store, salon).filter(({ needs_reauth }) => needs_reauth);
  const name = salonName(context, salon);
  const body = html`${done ? html`<p role="status">「${done.email}」を接続しました。元のタブに戻ると一覧に出ます。</p>` : ""}
<p>実際の製品では、ここで Google の同意画面が開きます。${name}の予約をカレンダーに書き出し、予定を読み込むことを許可します。</p>
${[...expired, undefined].map(
  (account) => html`<form method="post" action="/salons/${salon}/google-consent">
${csrfField(context)}
<input type="hidden" name="account" value="${account?.google_token_id ?? ""}">
<p><button class="btn btn-primary">${account ? `「${account.email}」を再認証する` : "新しいアカウントを接続する"}</button></p>
</form>`,
)}`;
  return renderPage(c, context, {
    title: "Googleアカウントの接続（見本）",
    body,
    above: [{ label: "サロン設定", path: "/salon-settings" }],
    elements: [],
  });
}
