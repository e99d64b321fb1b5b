import type { Context } from "hono";
import { messageContext } from "../console-context.js";
import type { PageContext } from "../context.js";
import { type Page, renderPage } from "../layout.js";

/** Each of these pages is there a second time below `/sp`, as small screens get it: there the editor is compact. */
export const prefixes = ["", "/sp"] as const;
export type Prefix = (typeof prefixes)[number];

/** A page with a message editor: every ability, and what a trigger brings; the script shows its events. */
export function renderMessagePage(c: Context, context: PageContext, prefix: Prefix, page: Page) {
  return renderPage(c, context, {
    elements: ["message-editor"],
    ...page,
    title: prefix === "" ? page.title : `${page.title}（スマートフォン）`,
    above: page.above ?? [{ label: "メッセージ", path: `${prefix}/messages` }],
    consoleContext: messageContext,
    scripts: ["message-page.js", ...(page.scripts ?? [])],
  });
}
