import type { Hono } from "hono";
import { html } from "hono/html";
import { actions } from "../../api/action.js";
import { actionEditor } from "../action-editor.js";
import type { PageContext } from "../context.js";
import { renderPage } from "../layout.js";

/** `/embed/classic` and `/embed/autoloader`: the two files for pages that do not load each element as a module. */
export function addBundlePages(app: Hono, context: PageContext): void {
  app.get("/embed/classic", (c) => {
    const first = context.store.list(actions)[0];
    return renderPage(c, context, {
      title: "古い形の1ファイルで読み込む",
      body: html`<p>モジュールを使わないページです。置くのは小さな <code>&lt;script&gt;</code> 1つだけで、エディタの本体はタグが現れたときに読み込まれます。設定は <code>ConsoleEditors.configure</code> で渡します。</p>
<p id="classic-version" class="text-muted"></p>
${actionEditor({ id: "classic", value: first?.value, finisher: "emit" })}`,
      above: [],
      bundle: "classic",
      scripts: ["classic-page.js"],
    });
  });

  app.get("/embed/autoloader", (c) => {
    const first = context.store.list(actions)[0];
    return renderPage(c, context, {
      title: "使われたときに読み込む",
      body: html`<p>ページは <code>autoloader.js</code> だけを読み込みます。エディタの本体は、タグがページに現れたときに読み込まれます。</p>
<p><button type="button" class="btn btn-default" data-add>エディタを追加する</button></p>
<div id="autoloader-place"></div>
<template id="autoloader-tag">${actionEditor({ id: "autoloaded", value: first?.value, finisher: "emit" })}</template>`,
      above: [],
      bundle: "autoloader",
      scripts: ["autoloader-page.js"],
    });
  });
}
