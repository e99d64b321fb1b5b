import type { Hono } from "hono";
import { html } from "hono/html";
import { messageTexts } from "../../api/message-texts.js";
import type { PageContext } from "../context.js";
import { messageEditor } from "../message-editor.js";
import { themed, themeOf } from "../theme.js";
import { prefixes, renderMessagePage } from "./page.js";

/** `/messages`: a text that is kept (postemit). `/messages/chat`: one that a key sends, and nothing is saved (emit). */
export function addMessagePages(app: Hono, context: PageContext): void {
  for (const prefix of prefixes) {
    app.get(`${prefix}/messages`, (c) => {
      const theme = themeOf(c.req.query("theme"));
      const kept = context.store.get(messageTexts, 1);
      const editor = messageEditor({
        value: kept?.value.text ?? "",
        finisher: "postemit",
        finishPath: "/api/message-text/1",
        finishLabel: "保存",
        draftKey: "message-1",
        required: true,
      });
      const body = html`<p>
<a class="btn btn-default" href="${themed(`${prefix}/messages/chat`, theme)}">キーで送る</a>
<a class="btn btn-default" href="${themed(`${prefix}/messages/form`, theme)}">フォームで送る</a>
</p>
${editor}
${events}
<h2 class="h4">保存されている本文</h2>
<pre id="kept" tabindex="0" role="region" aria-label="保存されている本文">${kept?.value.text ?? ""}</pre>`;
      return renderMessagePage(c, context, prefix, { title: "メッセージ", body, above: [] });
    });

    app.get(`${prefix}/messages/chat`, (c) => {
      const body = html`<p>Enterで送り、Shift+Enterで改行します。何も保存しません。</p>
${messageEditor({ finishLabel: "この内容にする", sendKey: "enter", placeholders: "name var common-var form emoji" })}
${events}`;
      return renderMessagePage(c, context, prefix, { title: "メッセージをキーで送る", body });
    });
  }
}

/** What the page hears, as a page would use it. */
const events = html`<h2 class="h4">ページが受け取ったイベント</h2>
<pre id="message-events" class="events" tabindex="0" role="log" aria-label="ページが受け取ったイベント"></pre>`;
