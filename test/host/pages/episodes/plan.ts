import type { Context } from "hono";
import { html } from "hono/html";
import { type EpisodeDocument, episodes } from "../../api/episodes.js";
import { moved } from "../../audience/days.js";
import type { PageContext } from "../context.js";
import { renderPage } from "../layout.js";
import { renderMissing } from "../plain-pages.js";
import { dayAt, inOrder, reservationsOf } from "../reservations/page.js";
import { sendingTimes } from "./planned.js";

/** So many reservations are shown. */
const mostReservations = 30;

/** What would be sent when: for a goal or a reservation in a week, and for the salon's own reservations of the next days. */
export function renderPlan(c: Context, context: PageContext, id: number) {
  const found = context.store.get(episodes, id);
  if (!found) return renderMissing(c, context);
  // A week from now by the clock of Japan, as an editor begins.
  const date = c.req.query("date") ?? moved(dayAt(c), 7, "day");
  const times = sendingTimes(found.value, { date, from: "10:00", to: "11:00" });
  const rows = times.map(({ order, at }) => html`<tr><td>ステップ ${order}</td><td>${at}</td></tr>`);
  return renderPage(c, context, {
    title: `「${String(found.value.name)}」の送信予定`,
    body: html`<p>${date} 10:00〜11:00 の場合です。サーバーが計算した時刻です。</p>
<table class="table"><tbody id="plan">${rows}</tbody></table>
${hasSalon(found.value) ? forReservations(c, context, found.value) : ""}`,
    above: [{ label: "リマインダ・フォロー", path: "/episodes" }],
    elements: [],
  });
}

/** With a goal nothing is sent for a reservation. */
function hasSalon({ type, salon_id }: EpisodeDocument): boolean {
  return type !== 0 && type !== 1 && Number(salon_id) > 0;
}

function forReservations(c: Context, context: PageContext, episode: EpisodeDocument) {
  const today = dayAt(c);
  const all = reservationsOf(context)
    .between(Number(episode.salon_id), today)
    .filter(({ status }) => status !== "canceled" && status !== "denied");
  const days = [...new Set(all.map(({ date }) => date))].sort();
  const shown = days
    .flatMap((day) => inOrder(all.filter(({ date }) => date === day)))
    .slice(0, mostReservations);
  const rows = shown.map((each) => {
    const times = sendingTimes(episode, each).map(({ order, at }) => html`<li>ステップ ${order}：${at}</li>`);
    return html`<tr><td>${each.name}</td><td>${each.date} ${each.from}〜${each.to}</td><td><ul class="list-unstyled">${times}</ul></td></tr>`;
  });
  return html`<h2 class="h4">サロンの予約（${today}から、${shown.length}件）</h2>
<table class="table"><thead><tr><th scope="col">お名前</th><th scope="col">予約</th><th scope="col">送信</th></tr></thead><tbody id="plan-reservations">${rows}</tbody></table>`;
}
