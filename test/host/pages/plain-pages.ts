import type { Context } from "hono";
import { html } from "hono/html";
import type { PageContext } from "./context.js";
import { renderPage } from "./layout.js";

/** The page of an address that leads nowhere. */
export function renderMissing(c: Context, context: PageContext) {
  const body = html`<p class="alert alert-warning">お探しのページは見つかりませんでした。</p>`;
  return renderPage(c, context, { title: "ページが見つかりません", body, above: [] }, 404);
}

/** The page of a form that was sent with an old token. */
export function renderExpired(c: Context, context: PageContext) {
  const body = html`<p class="alert alert-warning">ページの有効期限が切れました。前のページを再読み込みしてから、もう一度送信してください。</p>`;
  return renderPage(c, context, { title: "ページの有効期限切れ", body, above: [] }, 419);
}

/** The page that the fault `redirect-login` leads to: HTML where a caller expected JSON. */
export function renderLogin(c: Context, context: PageContext) {
  const body = html`<p>セッションの有効期限が切れたときの動きを確かめるためのページです。このホストにログインはありません。</p>`;
  return renderPage(c, context, { title: "ログイン", body, above: [] });
}
