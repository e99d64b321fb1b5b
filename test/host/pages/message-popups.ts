import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { type MessageContent, scenarioContents, senders, templateContents } from "../api/message-contents.js";
import { itemsOf } from "../api/picker-items.js";
import type { PageContext } from "./context.js";
import { renderPage } from "./layout.js";
import { renderMissing } from "./plain-pages.js";
import { addTestPopup } from "./test-popup.js";

/** The pop-ups that a picker opens for a template and for a scenario (rules: picker-popups). */
export function addMessagePopups(app: Hono, context: PageContext): void {
  app.get("/line/message/egg/popup/:id{[0-9]+}/:senderId{[0-9]+}", (c) => {
    const id = Number(c.req.param("id"));
    const template = context.store.get(itemsOf("egg"), id)?.value;
    if (!template) return renderMissing(c, context);
    const sender = context.store.get(senders, Number(c.req.param("senderId")))?.value.name ?? "標準の送信者";
    const messages = context.store.get(templateContents, id)?.value ?? [];
    return renderPopup(
      c,
      context,
      template.name,
      html`<p class="text-muted">送信者：${sender}</p>${messages.map(bubble)}${nothing(messages)}`,
    );
  });

  app.get("/line/content/group/:id{[0-9]+}/preview", (c) => {
    const id = Number(c.req.param("id"));
    const scenario = context.store.get(itemsOf("scenario"), id)?.value;
    if (!scenario) return renderMissing(c, context);
    const steps = context.store.get(scenarioContents, id)?.value ?? [];
    const shown = steps.map(
      ({ day, time, message }) =>
        html`<h2 class="h5">${day === 0 ? "開始当日" : `${day}日目`} ${time}</h2>${bubble(message)}`,
    );
    return renderPopup(c, context, scenario.name, html`${shown}${nothing(steps)}`);
  });

  addTestPopup(app, context, {
    path: "/line/message/egg/test_popup/:id{[0-9]+}",
    kind: "egg",
    of: "template",
  });
  addTestPopup(app, context, {
    path: "/line/content/group/:id{[0-9]+}/test_popup",
    kind: "scenario",
    of: "scenario",
  });
}

function renderPopup(c: Context, context: PageContext, title: string, body: ReturnType<typeof html>) {
  return renderPage(c, context, { title: `プレビュー：${title}`, body, isPopup: true });
}

const kindNames = { text: "", image: "画像", card: "カード", question: "質問" } as const;

function bubble({ kind, text, buttons = [] }: MessageContent) {
  return html`<div class="well well-sm message-bubble">
${kindNames[kind] && html`<span class="label label-default">${kindNames[kind]}</span> `}<span class="message-text">${text}</span>
${buttons.map((caption) => html`<p class="message-button">${caption}</p>`)}
</div>`;
}

function nothing(shown: readonly unknown[]) {
  return shown.length === 0 ? html`<p class="well">本文はまだありません。</p>` : "";
}
