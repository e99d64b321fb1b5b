import type { Context } from "hono";
import { html } from "hono/html";
import type { PageContext } from "../context.js";
import { type Page, renderPage } from "../layout.js";

/** A page with one of the friends' elements; the script shows its events. */
export function renderFriendPage(c: Context, context: PageContext, page: Page) {
  return renderPage(c, context, {
    above: [{ label: "友だち", path: "/friends" }],
    ...page,
    scripts: ["friend-page.js", ...(page.scripts ?? [])],
  });
}

/** What the page hears, as a page would use it. */
export const friendEvents = html`<h2 class="h4">ページが受け取ったイベント</h2>
<pre id="friend-events" class="events" tabindex="0" role="log" aria-label="ページが受け取ったイベント"></pre>`;
