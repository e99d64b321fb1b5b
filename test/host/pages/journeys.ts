import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { journeys } from "../api/journeys.js";
import { contentSecurityPolicyForOldLibraries } from "../security-headers.js";
import { consoleContext } from "./console-context.js";
import type { PageContext } from "./context.js";
import { elementTag } from "./element-tag.js";
import { funnelEditor } from "./funnel-editor.js";
import { renderPage } from "./layout.js";
import { renderMissing } from "./plain-pages.js";
import { themed, themeOf } from "./theme.js";

const above = [{ label: "ジャーニー", path: "/journeys" }];

/**
 * `/journeys` (`?group=81&journey=1405&query=…&readonly=1&locale=en`, `?limited=1` without the right to phases), beside a filter,
 * in a page of two columns that shows a journey itself, and in Bootstrap's modal.
 */
export function addJourneyPages(app: Hono, context: PageContext): void {
  app.get("/journeys", (c) => {
    const theme = themeOf(c.req.query("theme"));
    const isLimited = c.req.query("limited") === "1";
    const abilities = consoleContext.abilities.filter((each) => each !== "journey-write");
    return renderPage(c, context, {
      title: "ジャーニー",
      body: html`<p>
<a class="btn btn-default" href="${themed("/journeys/columns", theme)}">2列のページで見る</a>
<a class="btn btn-default" href="${themed("/journeys/filter", theme)}">カスタム検索と並べる</a>
<a class="btn btn-default" href="${themed("/journeys/modal", theme)}">モーダルで開く</a>
</p>
<div class="panel panel-default"><div class="panel-body">
<label><input type="checkbox" id="journey-colleague"> 同僚が5秒ごとに何かを変更する</label>
<p class="text-muted" id="journey-colleague-did">名前、お気に入り、順番、グループのどれかです。変更は、次に読み込んだときに見えます。</p>
</div></div>
${journeyList(c)}`,
      elements: ["journey-list"],
      scripts: ["journey-colleague.js"],
      ...(isLimited && { consoleContext: { ...consoleContext, abilities } }),
    });
  });

  app.get("/journeys/filter", (c) =>
    renderPage(c, context, {
      title: "ジャーニーとカスタム検索",
      body: html`<p>フェーズの名前を変えると、次に開いた条件の選択肢にも反映されます。</p>
${journeyList(c)}
<hr>
${funnelEditor({ finisher: "emit" })}`,
      above,
      elements: ["journey-list", "funnel-editor"],
    }),
  );

  app.get("/journeys/columns", (c) =>
    renderPage(c, context, {
      title: "ジャーニー（2列）",
      body: html`<div class="row"><div class="col-sm-3"><div class="well">お知らせ：秋キャンペーンは11月末までです。</div></div>
<div class="col-sm-9">${journeyList(c, true)}</div></div>`,
      above,
      elements: ["journey-list"],
      scripts: ["journey-page.js"],
    }),
  );

  app.get("/journeys/modal", (c) =>
    renderPage(c, context, {
      title: "ジャーニー（モーダル）",
      body: html`<button class="btn btn-primary" type="button" data-toggle="modal" data-target="#journey-modal">ジャーニーを開く</button>
<div class="modal" id="journey-modal" tabindex="-1" role="dialog" aria-label="ジャーニー"><div class="modal-dialog modal-lg"><div class="modal-content">
<div class="modal-header"><button class="close" type="button" data-dismiss="modal" aria-label="閉じる">×</button><h2 class="modal-title h4">ジャーニー</h2></div>
<div class="modal-body">${journeyList(c)}</div></div></div></div>`,
      above,
      elements: ["journey-list"],
      libraries: ["jquery/jquery.min.js", "bootstrap/js/bootstrap.min.js"],
      policy: contentSecurityPolicyForOldLibraries,
    }),
  );

  app.get("/journeys/:id{[1-9][0-9]{0,8}}", (c) => {
    const journey = context.store.get(journeys, Number(c.req.param("id")))?.value;
    if (!journey) return renderMissing(c, context);
    return renderPage(c, context, {
      title: journey.name,
      body: html`<p>このページは、一覧の <code>journey-select</code> を受けて開きました。</p>`,
      above,
      elements: [],
    });
  });
}

function journeyList(c: Context, isWithoutDetail = false) {
  const attributes = {
    id: "journeys",
    "group-id": c.req.query("group"),
    "journey-id": c.req.query("journey"),
    query: c.req.query("query"),
    readonly: c.req.query("readonly") === "1",
    locale: c.req.query("locale") === "en" ? "en" : undefined,
    "draft-key": isWithoutDetail ? undefined : "journeys",
  };
  return elementTag("journey-list", attributes, "ジャーニーの一覧には JavaScript が必要です。");
}
