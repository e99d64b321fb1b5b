import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { readFields } from "../../api/form-body.js";
import { arrivedTable, type Field } from "../arrived.js";
import type { PageContext } from "../context.js";
import { csrfField, isFromOurPage } from "../csrf-field.js";
import { scriptExample } from "../embed/script-example.js";
import { renderPage } from "../layout.js";
import { pageJson } from "../page-json.js";
import { renderExpired } from "../plain-pages.js";
import { themed, themeOf } from "../theme.js";
import { episodeEditor } from "./tag.js";

const above = [{ label: "リマインダ・フォロー", path: "/episodes" }];
const address = "/episodes/form";

/** `/episodes/new` and `/episodes/{id}`: `?salon=1&attr=episode_id`, `?readonly=1`, `?locale=en`; a form; a script. */
export function addEpisodeEditPages(app: Hono, context: PageContext): void {
  app.get(address, (c) => renderForm(c, context));
  app.post(address, async (c) => {
    const fields = [...(await readFields(c.req.raw.clone()))];
    if (!(await isFromOurPage(c, context))) return renderExpired(c, context);
    return renderForm(c, context, fields);
  });
  app.get("/episodes/script", (c) => {
    const place = html`<div data-create="episode-editor"></div>`;
    return renderPage(c, context, {
      title: "リマインダをスクリプトから使う",
      body: html`<p>保存すると、渡された内容が下に表示されます。</p>
${scriptExample("emit", "通信せずに配信を渡す（emit）", place)}`,
      above,
      elements: ["episode-editor"],
      scripts: ["embed-script.js"],
    });
  });
  for (const path of ["/episodes/new", "/episodes/:id{[0-9]+}"] as const)
    app.get(path, (c) => {
      const id = c.req.param("id" as never) as string | undefined;
      const [salonId, attr] = [c.req.query("salon"), c.req.query("attr")];
      const editor = episodeEditor({
        draftKey: `episode-${id ?? "new"}`,
        readonly: c.req.query("readonly") === "1",
        ...(id && { episodeId: id }),
        ...(salonId && { salonId }),
        ...(attr && { attr }),
        ...(c.req.query("locale") === "en" && { locale: "en" }),
      });
      return renderPage(c, context, {
        title: id ? "配信を編集" : "新規配信",
        body: html`${editor}
<script type="application/json" id="episode-reservations">${pageJson(salonId ? reservations() : [])}</script>`,
        above,
        elements: ["episode-editor"],
        scripts: ["episode-page.js"],
      });
    });
}

/** Two customers of these days: one comes today, one in three days. */
function reservations() {
  const day = (days: number) =>
    new Date(Date.now() + 9 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
  return [
    { id: 1, name: "佐藤", date: day(0), from: "15:00", to: "16:00" },
    { id: 2, name: "鈴木", date: day(3), from: "11:00", to: "12:30" },
  ];
}

function renderForm(c: Context, context: PageContext, arrived?: readonly Field[]) {
  const sent = (field: string) => arrived?.find(([name]) => name === field)?.[1];
  const value = sent("episode");
  const body = html`${arrived ? arrivedTable(arrived) : ""}
<form method="post" action="${themed(address, themeOf(c.req.query("theme")))}" id="episode-form">
${csrfField(context)}
<div class="form-group"><label for="memo">メモ</label><input class="form-control" id="memo" name="memo" value="${sent("memo") ?? ""}"></div>
<div class="form-group"><span class="control-label">配信</span>
${episodeEditor({ name: "episode", finisher: "emit", required: true, ...(value && { value }) })}
</div>
<button class="btn btn-primary">送信</button>
</form>`;
  return renderPage(c, context, {
    title: "リマインダをフォームで送る",
    body,
    above,
    elements: ["episode-editor"],
  });
}
