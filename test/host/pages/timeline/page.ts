import type { Context } from "hono";
import { html } from "hono/html";
import { type Friend, friends } from "../../api/friends.js";
import type { PageContext } from "../context.js";
import { type Page, renderPage } from "../layout.js";
import type { MessageTimelineTag } from "../message-timeline.js";

/** Seconds between two polls of a page where friends write. */
const POLL = "3";
/** How many friends are offered to choose from. */
const SHOWN = 25;

/** A page with a timeline. With `?trickle=1` friends write to it while it is open. */
export function renderTimelinePage(c: Context, context: PageContext, page: Page) {
  return renderPage(c, context, {
    elements: ["message-timeline"],
    above: [{ label: "タイムライン", path: "/line/timeline" }],
    ...page,
    scripts: ["timeline-page.js", ...(isTrickling(c) ? ["trickle.js"] : []), ...(page.scripts ?? [])],
  });
}

/** What a page's address says of its timeline, by the names of the attributes. */
export function settingsIn(c: Context): MessageTimelineTag {
  const given = (name: string) => c.req.query(name) || undefined;
  const settings = {
    mode: given("mode"),
    funnelId: given("funnel-id"),
    types: given("types"),
    dateFrom: given("date-from"),
    dateTo: given("date-to"),
    query: given("query"),
    poll: given("poll") ?? (isTrickling(c) ? POLL : undefined),
  };
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}

/** The friends of the first page of a list, as a legacy page would have it. */
export function friendsShown({ store }: PageContext): Friend[] {
  return Array.from({ length: SHOWN }, (_, index) => index + 1).flatMap((id) => {
    const friend = store.get(friends, id)?.value;
    return friend ? [friend] : [];
  });
}

/** A link to the same page with one setting. Where scripts run it sets the attribute instead, and the page stays. */
export function settingLink(c: Context, attribute: string, value: string, label: string) {
  const query = new URLSearchParams(c.req.query());
  if (value === "") query.delete(attribute);
  else query.set(attribute, value);
  const isCurrent = (c.req.query(attribute) ?? "") === value;
  return html`<a class="list-group-item" href="?${query}" data-attribute="${attribute}" data-value="${value}"${isCurrent ? html` aria-current="true"` : ""}>${label}</a>`;
}

/** What the page hears, as a page would use it. */
export const timelineEvents = html`<h2 class="h4">ページが受け取ったイベント</h2>
<pre id="timeline-events" class="events" tabindex="0" role="log" aria-label="ページが受け取ったイベント"></pre>`;

function isTrickling(c: Context): boolean {
  return c.req.query("trickle") === "1";
}
