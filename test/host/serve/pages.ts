import { Hono } from "hono";
import { html } from "hono/html";
import { allAbilities } from "../pages/console-context.js";
import { elementTag } from "../pages/element-tag.js";
import { pageJson } from "../pages/page-json.js";
import { securityHeaders } from "../security-headers.js";
import type { Store } from "../store.js";
import { askedKinds, faultBase, readFault } from "./asked-faults.js";
import { eventNames } from "./event-names.js";
import type { ShownElement } from "./shown-element.js";
import { shownElements } from "./shown-elements.js";

type Html = ReturnType<typeof html>;

export interface PagesOptions {
  readonly store: Store;
  /** Where the server is found, for what is to be copied into other pages. */
  readonly url: () => string;
  /** The token that writes must carry, if any. */
  readonly csrf?: string | undefined;
}

/** Faults that are worth a look at each element. */
const offeredFaults = ["500", "POST:500", "POST:422", "POST:lost", "slow", "html", "redirect-login"];

/** `/`: every element; `/{tag}`: one, with `?fault=…` for its calls and `?locale=en`. For who builds a page, so in English. */
export function createElementPages({ store, url, csrf }: PagesOptions): Hono {
  const app = new Hono();
  app.use(securityHeaders);
  app.get("/", (c) => c.html(page({ title: "console-editors", body: frontPage(url()) })));
  for (const [tag, shown] of Object.entries(shownElements))
    app.get(`/${tag}`, (c) => {
      const fault = c.req.query("fault") || undefined;
      const locale = c.req.query("locale") === "en" ? "en" : "ja";
      const isKnown = fault === undefined || readFault(fault) !== undefined;
      const base = fault !== undefined && isKnown ? faultBase(fault) : undefined;
      const body = html`${isKnown ? "" : html`<p role="alert">There is no fault “${fault}”.</p>`}
${elementPage(tag, shown, { store, url: url(), fault, base })}`;
      return c.html(page({ title: `<${tag}>`, tag, csrf, locale, body }), isKnown ? 200 : 400);
    });
  // Where the fault `redirect-login` leads: HTML where a caller expected JSON.
  app.get("/login", (c) => c.html(page({ title: "Login", body: html`<p>Here nobody logs in.</p>` })));
  app.notFound((c) =>
    c.html(
      page({ title: "Not found", body: html`<p>Nothing is here. <a href="/">All elements</a></p>` }),
      404,
    ),
  );
  return app;
}

interface Page {
  readonly title: string;
  readonly body: Html;
  readonly tag?: string;
  readonly csrf?: string | undefined;
  readonly locale?: string;
}

function page({ title, body, tag, csrf, locale }: Page): Html {
  const scripts = html`<script type="application/json" id="console-context">${pageJson({ locale, abilities: allAbilities })}</script>
<script type="module" src="/assets/${tag}.js"></script>
<script defer src="/public/serve-page.js"></script>`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/public/serve-page.css">
${csrf === undefined ? "" : html`<meta name="csrf-token" content="${csrf}">`}
${tag === undefined ? "" : scripts}
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>`;
}

function frontPage(url: string): Html {
  const rows = Object.entries(shownElements).map(
    ([tag, { line }]) => html`<li><a href="/${tag}"><code>&lt;${tag}&gt;</code></a> ${line}</li>`,
  );
  return html`<p>One page per element, over an API with demo data. All is kept in memory: what was saved is gone when the server stops.</p>
<ul>${rows}</ul>
<h2>For pages of your own</h2>
<p>The elements lie below <code>${url}/assets/</code>, the API below <code>${url}/api/</code>: give elements <code>api-base="${url}"</code>, and start with <code>--origin</code> and the origin of your page.</p>
<h2>Faults</h2>
<p>A call with <code>?fault=500</code> fails that way; a page with it has elements whose calls all do, by <code>api-base="${url}${faultBase("500")}"</code>. <code>POST:500</code> is for calls of one method, <code>slow:5000</code> takes so many milliseconds.</p>
<p>${askedKinds.join(", ")}</p>`;
}

interface Shown {
  readonly store: Store;
  readonly url: string;
  readonly fault: string | undefined;
  /** The fault as `api-base`. */
  readonly base: string | undefined;
}

function elementPage(
  tag: string,
  { line, attributes }: ShownElement,
  { store, url, fault, base }: Shown,
): Html {
  const own = attributes(store);
  const faults = offeredFaults.map((each) => html` <a href="/${tag}?fault=${each}">${each}</a>`);
  const script = `<script type="module" src="${url}/assets/${tag}.js"></script>`;
  const copied = String(elementTag(tag, { "api-base": url, ...own }, "…"));
  return html`<p><a href="/">All elements</a>. An operator ${line}.</p>
<form><label>Fault: <input name="fault" value="${fault ?? ""}" list="faults"></label> <button>Show</button>
<datalist id="faults">${askedKinds.map((each) => html`<option>${each}</option>`)}</datalist>${faults} <a href="/${tag}">none</a></form>
<div class="shown" lang="ja" data-events="${eventNames.join(" ")}">${elementTag(tag, { ...own, "api-base": base }, "This takes JavaScript.")}</div>
<h2>Its last event</h2>
<pre id="event" role="log" tabindex="0" aria-label="Its last event"></pre>
<h2>In a page of your own</h2>
<pre tabindex="0" aria-label="In a page of your own">${script}

${copied}</pre>`;
}
