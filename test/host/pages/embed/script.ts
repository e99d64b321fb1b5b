import type { Hono } from "hono";
import { html } from "hono/html";
import { actionEditor } from "../action-editor.js";
import type { PageContext } from "../context.js";
import { renderPage } from "../layout.js";
import { scriptExample } from "./script-example.js";

/** `/embed/script`: two editors driven by properties, methods and events alone. */
export function addScriptPage(app: Hono, context: PageContext): void {
  app.get("/embed/script", (c) => {
    const body = html`<p>値は、エディタの読み込みより先にスクリプトが <code>value</code> プロパティへ入れています。</p>
${example("emit", "通信せずに内容を渡す（emit）")}
${example("postemit", "登録して応答を渡す（postemit）")}`;
    return renderPage(c, context, {
      title: "スクリプトから使う",
      body,
      above: [],
      elements: ["action-editor"],
      scripts: ["embed-script.js"],
    });
  });
}

function example(finisher: "emit" | "postemit", title: string) {
  return scriptExample(finisher, title, actionEditor({ id: `editor-${finisher}`, finisher }));
}
