import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { actions } from "../api/action.js";
import { type ActionEditorTag, actionEditor } from "./action-editor.js";
import { triggerContext } from "./console-context.js";
import type { PageContext } from "./context.js";
import { renderPage } from "./layout.js";
import { renderMissing } from "./plain-pages.js";
import { themed, themeOf } from "./theme.js";

/** `/actions/new` (with `?template=1` or `?trigger=1`) and `/actions/{id}`: the editor posts by itself. */
export function addActionPages(app: Hono, context: PageContext): void {
  app.get("/actions/new", (c) => {
    const template = c.req.query("template") === "1";
    return renderEditor(c, context, {
      title: template ? "新規テンプレート" : "新規アクション",
      tag: { template, draftKey: template ? "action-new-template" : "action-new" },
    });
  });

  app.get("/actions/:id{[0-9]+}", (c) => {
    const found = context.store.get(actions, Number(c.req.param("id")));
    if (!found) return renderMissing(c, context);
    const { id, value } = found;
    return renderEditor(c, context, {
      title: value.a_name || `アクション${id}`,
      tag: { value, template: value.is_template === 1, draftKey: `action-${id}` },
    });
  });
}

function renderEditor(
  c: Context,
  context: PageContext,
  { title, tag }: { title: string; tag: ActionEditorTag },
) {
  const theme = themeOf(c.req.query("theme"));
  const list = themed("/actions", theme);
  const body = html`${actionEditor({
    ...tag,
    finisher: "post",
    cancelTo: list,
    triggerContext: c.req.query("trigger") === "1" ? triggerContext : undefined,
  })}
<p id="after-finish" class="after-finish" role="status" hidden>登録した内容：<a data-pattern="${themed("/actions/:aid", theme)}"></a> ／ <a href="${list}">アクション一覧へ戻る</a></p>`;
  return renderPage(c, context, {
    title,
    body,
    above: [{ label: "アクション一覧", path: "/actions" }],
    elements: ["action-editor"],
    scripts: ["action-page.js"],
  });
}
