import type { Context } from "hono";
import { filterContext } from "../console-context.js";
import type { PageContext } from "../context.js";
import { type Page, renderPage } from "../layout.js";

/** A page with filter editors: every ability, a trigger's data, and the script that gives the editors their figures. */
export function renderFilterPage(c: Context, context: PageContext, page: Page) {
  return renderPage(c, context, {
    above: [{ label: "カスタム検索", path: "/filters" }],
    elements: ["funnel-editor"],
    ...page,
    consoleContext: filterContext,
    scripts: ["filter-page.js", ...(page.scripts ?? [])],
  });
}
