import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { episodes } from "../../api/episodes.js";
import { contentSecurityPolicyForOldLibraries } from "../../security-headers.js";
import type { PageContext } from "../context.js";
import { renderPage } from "../layout.js";
import { themed, themeOf } from "../theme.js";
import { addHabitsForm, habitsForm } from "./habits.js";
import { salonPlacesTable } from "./places.js";
import { renderPlan } from "./plan.js";
import { episodeEditor } from "./tag.js";

const kinds: Readonly<Record<string, string>> = {
  0: "日時で指定",
  1: "残り時間で指定",
  10: "予約リマインダ",
  11: "来店フォロー",
};

/** `/episodes`: the sequences of the account, one of them edited in a modal; `/episodes/{id}/plan`: what is sent when. */
export function addEpisodeListPages(app: Hono, context: PageContext): void {
  app.get("/episodes", (c) => renderList(c, context));
  addHabitsForm(app, context);
  app.get("/episodes/:id{[0-9]+}/plan", (c) => renderPlan(c, context, Number(c.req.param("id"))));
}

function renderList(c: Context, context: PageContext) {
  const theme = themeOf(c.req.query("theme"));
  const rows = context.store.list(episodes).map(({ id, value }) => {
    const name = String(value.name ?? "");
    const state = value.deleted_at ? "削除済み" : value.is_active ? "配信中" : "未開始";
    const salon = Number(value.salon_id) || null;
    const query = salon === null ? "" : `?salon=${salon}`;
    return html`<tr><td><a href="${themed(`/episodes/${id}${query}`, theme)}">${name}</a></td><td>${kinds[String(value.type)] ?? "その他"}</td><td>${state}</td>
<td class="text-right"><a class="btn btn-default btn-sm" href="${themed(`/episodes/${id}/plan`, theme)}">送信予定</a>
<button type="button" class="btn btn-default btn-sm" data-edit="${JSON.stringify(value)}" data-key="${id}" aria-label="${name}を編集">編集</button></td></tr>`;
  });
  const body = html`<p>
<a class="btn btn-primary" href="${themed("/episodes/new", theme)}">新規リマインダ</a>
<a class="btn btn-default" href="${themed("/episodes/form", theme)}">フォームで送る</a>
<a class="btn btn-default" href="${themed("/episodes/script", theme)}">スクリプトから使う</a>
</p>
<table class="table table-hover"><thead><tr><th scope="col">名前</th><th scope="col">種類</th><th scope="col">状態</th><th scope="col"><span class="sr-only">操作</span></th></tr></thead><tbody id="episode-rows">${rows}</tbody></table>
<p id="after-finish" role="status"></p>
<h2 class="h4">サロンの設定</h2>
${salonPlacesTable(context, theme)}
<h2 class="h4">このホストの癖</h2>
${habitsForm(context)}
<div class="modal fade" id="episode-modal" tabindex="-1" role="dialog" aria-labelledby="episode-modal-title">
<div class="modal-dialog modal-lg" role="document"><div class="modal-content">
<div class="modal-header">
<button type="button" class="close" data-dismiss="modal" aria-label="閉じる"><span aria-hidden="true">×</span></button>
<h2 class="modal-title h4" id="episode-modal-title">配信を編集</h2>
</div>
<div class="modal-body">${episodeEditor({ id: "episode-editor", cancelable: true })}</div>
</div></div>
</div>`;
  return renderPage(c, context, {
    title: "リマインダ・フォロー",
    body,
    above: [],
    elements: ["episode-editor"],
    libraries: ["jquery/jquery.min.js", "bootstrap/js/bootstrap.min.js"],
    scripts: ["episode-table.js"],
    policy: contentSecurityPolicyForOldLibraries,
  });
}
