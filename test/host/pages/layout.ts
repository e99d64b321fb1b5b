import type { Context } from "hono";
import { html } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { nameOf } from "../api/picker-items.js";
import { consoleContext, type messageContext } from "./console-context.js";
import type { PageContext } from "./context.js";
import { faultPanel } from "./fault-panel.js";
import { operatorLinks } from "./operator.js";
import { pageJson } from "./page-json.js";
import { type Theme, themed, themeOf, themes } from "./theme.js";

type Html = ReturnType<typeof html>;

/** One page of the console. `path` is its own address without a query, for the links that change the theme. */
export interface Page {
  readonly title: string;
  readonly body: Html;
  /** The pages above this one, the front page left out. */
  readonly above?: readonly { readonly label: string; readonly path: string }[];
  /** Elements the page embeds. Each is one module. */
  readonly elements?: readonly string[];
  /** Another way to get the elements: one file for all of them. */
  readonly bundle?: "classic" | "autoloader";
  /** Libraries of the page under /vendor, in order. */
  readonly libraries?: readonly string[];
  /** The page's own policy, where the strict one is too strict for its libraries. */
  readonly policy?: string;
  /** Whether it takes the whole width of the window. */
  readonly isWide?: boolean;
  /** Whether it opens in a small window of its own: without the menu, with a way to close it. */
  readonly isPopup?: boolean;
  /** What the page tells its elements about the account, where it is not what every page tells. */
  readonly consoleContext?: typeof consoleContext | typeof messageContext;
  /** Classic scripts of the page under /public. They run in order, before any element is defined. */
  readonly scripts?: readonly string[];
}

/** Answers with a whole page. */
export function renderPage(
  c: Context,
  context: PageContext,
  page: Page,
  status: 200 | 404 | 419 | 422 = 200,
) {
  const theme = themeOf(c.req.query("theme"));
  const markup = html`<!doctype html>
<html lang="ja" class="theme-${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="csrf-token" content="${context.csrfToken()}">
<title>${page.title} - 開発用コンソール</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/vendor/bootstrap/css/bootstrap.min.css">
<link rel="stylesheet" href="/public/host.css">
<script type="application/json" id="console-context">${pageJson(page.consoleContext ?? consoleContext)}</script>
${elementScripts(page)}
</head>
<body>
${page.isPopup ? "" : navigation(c, context, theme)}
<main class="${page.isWide ? "container-fluid" : "container"}">
${breadcrumbs(page, theme)}
<h1 class="page-title">${page.title}</h1>
${page.body}
${page.isPopup ? html`<p class="popup-end"><button type="button" class="btn btn-default" data-close>閉じる</button></p>` : ""}
${page.isPopup ? "" : faultPanel(context)}
</main>
<footer class="container"><hr><p class="text-muted">開発・確認用のホストです。実在のお客様・お店のデータは含みません。</p></footer>
${(page.libraries ?? []).map((path) => html`<script src="/vendor/${path}"></script>`)}
${scriptsOf(page).map((name) => html`<script src="/public/${name}"></script>`)}
</body>
</html>`;
  // A page holds a token and the latest data, so going back to it asks again.
  if (page.policy) c.header("content-security-policy", page.policy);
  c.header("cache-control", "no-cache, private");
  // 419 is nobody's standard, only Laravel's.
  return c.html(markup, status as ContentfulStatusCode);
}

function elementScripts({ elements = [], bundle }: Page): Html {
  if (bundle === "classic") return html`<script src="/assets/console-editors.classic.js"></script>`;
  const modules = bundle === "autoloader" ? ["autoloader"] : elements;
  return html`${modules.map((name) => html`<script type="module" src="/assets/${name}.js"></script>`)}`;
}

function scriptsOf({ scripts = [], isPopup }: Page): readonly string[] {
  return [...scripts, isPopup ? "popup.js" : "fault-panel.js"];
}

const menu = [
  { path: "/actions", label: "アクション" },
  { path: "/embed/form", label: "フォーム" },
  { path: "/embed/script", label: "スクリプト" },
  { path: "/embed/several", label: "複数配置" },
  { path: "/pickers", label: "項目選択" },
  { path: "/filters", label: "カスタム検索" },
  { path: "/messages", label: "メッセージ" },
  { path: "/forms", label: "回答フォーム" },
  { path: "/line/timeline", label: "タイムライン" },
  { path: "/friends", label: "友だち" },
  { path: "/salons/1/reservations", label: "予約" },
  { path: "/notifications", label: "通知" },
  { path: "/episodes", label: "リマインダ" },
  { path: "/journeys", label: "ジャーニー" },
  { path: "/open-api", label: "外部API" },
  { path: "/salon-settings", label: "サロン設定" },
];

function navigation(c: Context, { store }: PageContext, theme: Theme): Html {
  const { pathname, searchParams } = new URL(c.req.url);
  return html`<nav class="navbar navbar-default navbar-static-top" aria-label="メインメニュー">
<div class="container">
<a class="navbar-brand" href="${themed("/", theme)}">開発用コンソール</a>
<ul class="nav navbar-nav">
${menu.map(({ path, label }) => {
  const here = pathname === path || pathname.startsWith(`${path}/`);
  return html`<li class="${here ? "active" : ""}"><a href="${themed(path, theme)}">${label}</a></li>`;
})}
</ul>
<p class="navbar-text theme-links">配色：${themes.map((each) => {
    const query = new URLSearchParams(searchParams);
    query.set("theme", each.theme);
    // The address of a page does not go on to say who looks at it.
    query.delete("operator");
    const current = each.theme === theme ? "true" : "false";
    return html` <a class="navbar-link" href="${pathname}?${query}" aria-current="${current}">${each.label}</a>`;
  })}</p>
${operatorLinks(c, (id) => nameOf(store, "operator_role", id))}
</div>
</nav>`;
}

function breadcrumbs({ title, above }: Page, theme: Theme): Html {
  if (!above) return html``;
  const levels = [{ label: "トップ", path: "/" }, ...above];
  return html`<ol class="breadcrumb">
${levels.map(({ label, path }) => html`<li><a href="${themed(path, theme)}">${label}</a></li>`)}
<li class="active">${title}</li>
</ol>`;
}
