import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { friends } from "../api/friends.js";
import { triggers } from "../api/open-api-trigger-documents.js";
import { contentSecurityPolicyForOldLibraries } from "../security-headers.js";
import { actionEditor } from "./action-editor.js";
import { openApiContext } from "./console-context.js";
import type { PageContext } from "./context.js";
import { elementTag } from "./element-tag.js";
import { friendEditor } from "./friend-editor.js";
import { renderPage } from "./layout.js";
import { renderMissing } from "./plain-pages.js";
import { themed, themeOf } from "./theme.js";

const above = [{ label: "外部API", path: "/open-api" }];

/** Whose calls are answered as those of an operator without rights. */
export const limitedBase = "/limited";

/**
 * `/open-api` (`?section=logs&code=1&trigger=5&readonly=1&locale=en`, `?limited=1` for an operator without rights), sections
 * alone in two columns (`?beside=triggers`: triggers beside the codes), logs beside a friend, in Bootstrap's modal, and an action editor that knows a trigger.
 */
export function addOpenApiPages(app: Hono, context: PageContext): void {
  app.get("/open-api", (c) => {
    const theme = themeOf(c.req.query("theme"));
    return renderPage(c, context, {
      title: "外部API",
      body: html`<p>
<a class="btn btn-default" href="${themed("/open-api/columns", theme)}">2列のページで見る</a>
<a class="btn btn-default" href="${themed("/open-api/logs", theme)}">友だちと並べる</a>
<a class="btn btn-default" href="${themed("/open-api/modal", theme)}">モーダルで開く</a>
<a class="btn btn-default" href="${themed("/open-api/action?trigger=5", theme)}">トリガーからアクションを作る</a>
</p>
${openApiConsole(c)}
${demoPanel}`,
      elements: ["open-api-console"],
      scripts: ["open-api-page.js"],
    });
  });

  app.get("/open-api/columns", (c) =>
    renderPage(c, context, {
      title: "外部API（2列）",
      body: html`<div class="row"><div class="col-sm-6"><div class="well">${openApiConsole(c, "codes")}</div></div>
<div class="col-sm-6"><div class="well">${openApiConsole(c, c.req.query("beside") === "triggers" ? "triggers" : "counts")}</div></div></div>`,
      above,
      elements: ["open-api-console"],
    }),
  );

  app.get("/open-api/logs", (c) => {
    const friend = context.store.get(friends, 1)?.value;
    if (!friend) return renderMissing(c, context);
    return renderPage(c, context, {
      title: "外部APIのログと友だち",
      body: html`<div class="row"><div class="col-sm-7">${openApiConsole(c, "logs")}</div>
<div class="col-sm-5">${friendEditor({ id: "friend-editor", memberId: friend.id, memberName: friend.name, isInline: true })}</div></div>
${demoPanel}`,
      above,
      elements: ["open-api-console", "friend-editor"],
      scripts: ["open-api-page.js"],
    });
  });

  app.get("/open-api/modal", (c) =>
    renderPage(c, context, {
      title: "外部API（モーダル）",
      body: html`<button class="btn btn-primary" type="button" data-toggle="modal" data-target="#open-api-modal">外部APIを開く</button>
<div class="modal" id="open-api-modal" tabindex="-1" role="dialog" aria-label="外部API"><div class="modal-dialog modal-lg"><div class="modal-content">
<div class="modal-header"><button class="close" type="button" data-dismiss="modal" aria-label="閉じる">×</button><h2 class="modal-title h4">外部API</h2></div>
<div class="modal-body">${openApiConsole(c)}</div></div></div></div>`,
      above,
      elements: ["open-api-console"],
      libraries: ["jquery/jquery.min.js", "bootstrap/js/bootstrap.min.js"],
      policy: contentSecurityPolicyForOldLibraries,
    }),
  );

  app.get("/open-api/action", (c) => {
    const theme = themeOf(c.req.query("theme"));
    const asked = c.req.query("trigger") ?? "";
    const trigger = /^[1-9][0-9]{0,8}$/.test(asked) && context.store.get(triggers, Number(asked))?.value;
    if (!trigger) return renderMissing(c, context);
    const list = themed("/actions", theme);
    return renderPage(c, context, {
      title: `「${trigger.name}」のアクション`,
      body: html`${actionEditor({
        finisher: "post",
        cancelTo: themed("/open-api?section=triggers", theme),
        triggerContext: trigger.context,
      })}
<p id="after-finish" class="after-finish" role="status" hidden>登録した内容：<a data-pattern="${themed("/actions/:aid", theme)}"></a> ／ <a href="${list}">アクション一覧へ</a></p>`,
      above,
      elements: ["action-editor"],
      consoleContext: openApiContext,
      scripts: ["action-page.js"],
    });
  });
}

/** All sections, or one alone. */
function openApiConsole(c: Context, section?: "codes" | "counts" | "logs" | "triggers") {
  const attributes = {
    id: section === undefined ? "open-api" : `open-api-${section}`,
    section: section === undefined ? c.req.query("section") : section,
    sections: section,
    "service-code-id": c.req.query("code"),
    "trigger-id": c.req.query("trigger"),
    "call-url": new URL("/open_api/v1/events", c.req.url).href,
    readonly: c.req.query("readonly") === "1",
    locale: c.req.query("locale") === "en" ? "en" : undefined,
    "api-base": c.req.query("limited") === "1" ? limitedBase : undefined,
    "draft-key": section === undefined ? "open-api" : undefined,
  };
  return elementTag("open-api-console", attributes, "外部APIの管理には JavaScript が必要です。");
}

/** A program that calls while one looks, and a system that halts. */
const demoPanel = html`<div class="panel panel-default" id="open-api-demo"><div class="panel-heading"><h2 class="panel-title">デモ操作</h2></div>
<div class="panel-body">
<p class="text-muted">表示中のサービスコードを外部のプログラムが呼び出したことにします。このホストだけの機能です。</p>
<button type="button" class="btn btn-default" data-call>呼び出しを1件増やす</button>
<button type="button" class="btn btn-default" data-call-on aria-pressed="false">毎秒増やす</button>
<button type="button" class="btn btn-default" data-halt>システムに停止させる</button>
<p role="status" data-told></p>
</div></div>`;
