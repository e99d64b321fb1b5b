import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { readFields } from "../../api/form-body.js";
import { arrivedTable, type Field } from "../arrived.js";
import type { PageContext } from "../context.js";
import { csrfField, isFromOurPage } from "../csrf-field.js";
import { itemPicker } from "../item-picker.js";
import { renderPage } from "../layout.js";
import { renderExpired } from "../plain-pages.js";
import { themed, themeOf } from "../theme.js";

/** `/pickers/form`: pickers as fields of a legacy form. Several ids arrive as several fields, as from a `<select multiple>`. */
export function addPickerFormPage(app: Hono, context: PageContext): void {
  app.get("/pickers/form", (c) => renderForm(c, context));
  app.post("/pickers/form", async (c) => {
    const fields = [...(await readFields(c.req.raw.clone()))];
    if (!(await isFromOurPage(c, context))) return renderExpired(c, context);
    return renderForm(c, context, fields);
  });
}

function renderForm(c: Context, context: PageContext, arrived?: readonly Field[]) {
  const ids = (field: string) => arrived?.flatMap(([name, value]) => (name === field ? [Number(value)] : []));
  const body = html`${arrived ? arrivedTable(arrived) : ""}
<form method="post" action="${themed("/pickers/form", themeOf(c.req.query("theme")))}" id="picker-form">
${csrfField(context)}
<div class="form-group"><span class="control-label">シナリオ（必須）</span>
${itemPicker({ kind: "scenario", name: "scenario_id", required: true, value: ids("scenario_id")?.[0] })}
</div>
<div class="form-group"><span class="control-label">タグ（必須、複数）</span>
${itemPicker({ kind: "tag", name: "tag_ids[]", required: true, multiple: true, value: ids("tag_ids[]") })}
</div>
<div class="form-group"><span class="control-label">リッチメニュー</span>
${itemPicker({ kind: "richmenu", name: "menu_id", value: ids("menu_id")?.[0] })}
</div>
<button class="btn btn-primary">送信</button>
<button class="btn btn-default" type="reset">リセット</button>
</form>`;
  return renderPage(c, context, {
    title: "項目選択：フォーム",
    body,
    above: [{ label: "項目選択", path: "/pickers" }],
    elements: ["item-picker"],
  });
}
