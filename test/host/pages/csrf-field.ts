import type { Context } from "hono";
import { html } from "hono/html";
import type { PageContext } from "./context.js";

/** The hidden field that every form of the host carries. */
export function csrfField({ csrfToken }: PageContext) {
  return html`<input type="hidden" name="_token" value="${csrfToken()}">`;
}

/** Whether a posted form carries it. */
export async function isFromOurPage(c: Context, { csrfToken }: PageContext): Promise<boolean> {
  const fields = new URLSearchParams(await c.req.text());
  return fields.get("_token") === csrfToken();
}
