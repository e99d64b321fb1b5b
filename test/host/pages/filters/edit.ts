import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { filterOf } from "../../api/filter.js";
import { filters } from "../../api/filter-document.js";
import { itemsOf } from "../../api/picker-items.js";
import type { PageContext } from "../context.js";
import { type FunnelEditorTag, funnelEditor } from "../funnel-editor.js";
import { renderMissing } from "../plain-pages.js";
import { themed, themeOf } from "../theme.js";
import { memberSearch } from "./member-search.js";
import { renderFilterPage } from "./page.js";

/**
 * `/filters/new`, `/filters/{id}` (the editor loads the filter itself; with `?by=value` the page gives it), and
 * `/filters/board` and `/filters/funneling`, which search and save nothing.
 */
export function addFilterPages(app: Hono, context: PageContext): void {
  app.get("/filters/new", (c) => {
    return renderEditor(c, context, "新規の条件", {
      draftKey: "filter-new",
      finishPath: finishPath(c),
      copyable: true,
    });
  });

  app.get("/filters/:id{[0-9]+}", (c) => {
    const id = Number(c.req.param("id"));
    const { store } = context;
    if (!store.get(itemsOf("funnel"), id) && !store.get(filters, id)) return renderMissing(c, context);
    const filter = filterOf(store, id);
    const source = c.req.query("by") === "value" ? { value: filter } : { funnelId: id };
    const tag = { ...source, draftKey: `filter-${id}`, finishPath: finishPath(c), copyable: true };
    return renderEditor(c, context, filter.name || `条件${id}`, tag);
  });

  app.get("/filters/board", (c) => {
    return renderEditor(c, context, "絞り込みボード", { mode: "board", finisher: "emit", copyable: true });
  });

  app.get("/filters/funneling", (c) => {
    return renderEditor(c, context, "条件だけ", { mode: "funneling", finisher: "emit" });
  });
}

/** A saved filter sends the page back to the list. */
function finishPath(c: Context): string {
  const list = themed("/filters?saved=1", themeOf(c.req.query("theme")));
  return `/api/funnel/register?then=${encodeURIComponent(list)}`;
}

function renderEditor(c: Context, context: PageContext, title: string, tag: FunnelEditorTag) {
  const list = themed("/filters", themeOf(c.req.query("theme")));
  const body = html`${funnelEditor({ ...tag, cancelTo: list })}
${tag.finisher === "emit" ? found : ""}
${memberSearch}`;
  return renderFilterPage(c, context, { title, body });
}

/** What a search hands over, shown as a page would use it. */
const found = html`<h2 class="h4">検索した条件</h2>
<pre id="filter-result" class="events" tabindex="0" role="log" aria-label="検索した条件"></pre>`;
