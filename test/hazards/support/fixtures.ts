import { contentSecurityPolicy } from "../../host/security-headers.js";
import { addressExtended, addressSearched, fateOfRequest, headersCopied } from "./fetch-wrappers.js";
import { entryScripts, type Fixture, onPage } from "./fixture.js";
import { extension, translator } from "./meddlers.js";
import {
  arraysWithToJson,
  elementsExtended,
  entriesReplaced,
  fetchCounted,
  jqueryMeddled,
  nativesExtended,
  shortcutsFired,
  shortcutsOfPage,
} from "./old-libraries.js";

// Each hostile page must leave an element's payload exactly as the clean page does.

const zoomed = { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 };

const clean = {
  name: "P1 clean",
  path: "/pages/clean",
  harm: { look: fateOfRequest, expected: ["/api/echo", "token"] },
} satisfies Fixture;

/** Pages whose other scripts meddle with what ours use. */
export const scriptFixtures = {
  bootstrapModal: modalOfBootstrap("jquery", "1.12.4"),
  bootstrapModalJquery3: modalOfBootstrap("jquery3", "3.7.1"),
  prototype: {
    name: "P3 old Prototype.js: toJSON and enumerable methods on arrays",
    path: "/pages/prototype",
    script: arraysWithToJson,
    harm: { look: () => JSON.stringify({ list: [1] }), expected: '{"list":"[1]"}' },
    mustLookClean: true,
  },
  elementExtensions: {
    name: "P3 a library that extends elements and events",
    path: "/pages/element-extensions",
    script: elementsExtended,
    harm: { look: (element) => "container" in element && "props" in element, expected: true },
    mustLookClean: true,
  },
  prototype173: {
    name: "P3 Prototype.js 1.7.3, which replaces what arrays have",
    path: "/pages/prototype-1.7.3",
    head: () => '<script src="/debian/prototype/prototype.js"></script>',
    needs: "libjs-prototype",
    script: entriesReplaced,
    mustLookClean: true,
  },
  mootools145: {
    name: "P3 MooTools 1.4.5, which replaces Request, Event and Array.from",
    path: "/pages/mootools-1.4.5",
    head: () =>
      ["core", "more"]
        .map((part) => `<script src="/debian/mootools/mootools-${part}-nc.js"></script>`)
        .join(""),
    needs: "libjs-mootools",
    harm: { look: () => Array.from(new Set(["a"])).length + typeof Request, expected: "1function" },
    mustLookClean: true,
  },
  mootools: {
    name: "P3 MooTools' core, which extends the built-in types",
    path: "/pages/mootools",
    head: () => '<script src="/vendor/mootools/lib/mootools-core-1.5.2-server.js"></script>',
    script: nativesExtended,
    harm: { look: () => typeof Reflect.get(Array.prototype, "erase"), expected: "function" },
  },
  jquery: {
    name: "P4 jQuery with ajaxSetup and a prefilter, XMLHttpRequest patched",
    path: "/pages/jquery",
    head: () => '<script src="/vendor/jquery/dist/jquery.js"></script>',
    script: jqueryMeddled,
    harm: { look: jqueryVersion, expected: "1.12.4" },
  },
  jquery3: {
    name: "P4 jQuery 3 with ajaxSetup and a prefilter, XMLHttpRequest patched",
    path: "/pages/jquery3",
    head: () => '<script src="/vendor/jquery3/dist/jquery.js"></script>',
    script: jqueryMeddled,
    harm: { look: jqueryVersion, expected: "3.7.1" },
  },
  shortcuts: {
    name: "P4 jQuery with shortcuts of single keys for the whole page",
    path: "/pages/shortcuts",
    head: () => '<script src="/vendor/jquery/dist/jquery.js"></script>',
    script: shortcutsOfPage,
    harm: { look: shortcutsFired, expected: { byWork: [], onElement: ["keydown ?"] } },
  },
  patchedFetch: {
    name: "P4 fetch patched to count and to time",
    path: "/pages/patched-fetch",
    script: fetchCounted,
    harm: { look: () => Number(document.documentElement.dataset.calls) > 0, expected: true },
  },
  fetchWithHeaders: {
    name: "P4 fetch wrapped to copy the headers and add one",
    path: "/pages/fetch-with-headers",
    script: headersCopied,
    harm: { look: fateOfRequest, expected: ["/api/echo", null] },
    alterCall: (call) => ({ ...call, visitor: "7" }),
  },
  fetchSearched: {
    name: "P4 fetch wrapped to search the address as text",
    path: "/pages/fetch-searched",
    script: addressSearched,
    harm: { look: fateOfRequest, expected: ["TypeError: address.indexOf is not a function", null] },
  },
  fetchExtended: {
    name: "P4 fetch wrapped to write behind the address",
    path: "/pages/fetch-extended",
    script: addressExtended,
    harm: { look: fateOfRequest, expected: ["/pages/[object%20Request]", null] },
    alterCall: (call) => ({ ...call, url: `${call.url}?_=1` }),
  },
  translatedPage: {
    name: "P8 a translator that wraps the texts of the page",
    path: "/pages/translated-page",
    body: (elements) => `<h1>こんにちは</h1><p>前<b>中</b>後</p>${elements}<p>終わり</p>`,
    script: translator,
    harm: { look: () => document.querySelectorAll("h1 > font").length, expected: 1 },
  },
  translatedInside: {
    name: "P8 a translator that reaches into shadow roots",
    path: "/pages/translated-inside",
    html: 'data-translate="inside"',
    script: translator,
    harm: {
      look: (element) => Boolean(element.shadowRoot?.querySelector(":is(button, .picker-box) font")),
      expected: true,
    },
  },
  extension: {
    name: "P9 an extension that adds attributes and nodes, in the shadow root too",
    path: "/pages/extension",
    script: extension,
    harm: {
      look: (element) => Boolean(element.shadowRoot?.querySelector("[data-gramm]")),
      expected: true,
      isInFields: true,
    },
  },
} satisfies Record<string, Fixture>;

/** Pages that are styled, built or delivered in a way that could get in ours. */
export const documentFixtures = {
  styles: {
    name: "P5 a reset, !important everywhere, a huge root font size",
    path: "/pages/styles",
    head: () => `<style>
html { font-size: 40px !important; line-height: 3; letter-spacing: 4px }
* { font-family: cursive !important; color: red !important; text-transform: uppercase !important;
  text-align: center !important; word-spacing: 9px !important; cursor: wait !important;
  visibility: visible; font-style: italic !important; line-height: 4 !important; text-indent: 20px !important;
  white-space: nowrap !important; direction: ltr; transition: all 3s !important; animation: none !important }
input, textarea, button, h2, h3, p, label, section, svg, div.panel, .editor { display: none !important }
::placeholder { color: lime !important }
</style>`,
    harm: { look: () => getComputedStyle(document.body).fontStyle, expected: "italic" },
    mustLookClean: true,
    mustBeReachable: true,
  },
  unset: {
    name: "P5 all: unset on the tag",
    path: "/pages/unset",
    head: (tags) => `<style>${tags.join(", ")} { all: unset } html { font-size: 40px }</style>`,
    harm: { look: (element) => getComputedStyle(element).display, expected: "inline" },
    mustLookClean: true,
  },
  policy: {
    name: "P6 the strictest policy, with Trusted Types",
    path: "/pages/policy",
    headers: { "content-security-policy": contentSecurityPolicy },
    mustLookClean: true,
  },
  base: {
    name: "P7 a <base>, a deep path, a query and a hash router",
    path: "/pages/deep/er/base?tab=2&q=%E3%81%82#/route/2",
    head: () => '<base href="/elsewhere/">',
    script: () => {
      // A router that takes every click and every change of the hash for its own.
      addEventListener("hashchange", () => location.replace("#/route/1"));
      document.addEventListener("click", (event) => {
        const link = (event.target as Element).closest("a");
        if (link) location.hash = `#/route/${link.getAttribute("href")}`;
      });
    },
    loading: (tags) => `<a href="x">elsewhere</a>${entryScripts(tags)}`,
    harm: { look: () => new URL("x", document.baseURI).pathname, expected: "/elsewhere/x" },
    mustLookClean: true,
  },
  rightToLeft: {
    name: "P10 right to left",
    path: "/pages/right-to-left",
    html: 'dir="rtl"',
    mustBeReachable: true,
  },
  narrowRightToLeft: {
    name: "P10 right to left, 320 pixels wide",
    path: "/pages/narrow-right-to-left",
    html: 'dir="rtl"',
    window: zoomed,
    mustBeReachable: true,
  },
  zoomed: {
    name: "P10 zoomed to 400 %, 320 pixels wide",
    path: "/pages/zoomed",
    window: zoomed,
    mustBeReachable: true,
  },
  forcedColors: {
    name: "P10 forced colours and reduced motion",
    path: "/pages/forced-colors",
    window: { forcedColors: "active", reducedMotion: "reduce" },
    harm: { look: () => matchMedia("(forced-colors: active)").matches, expected: true },
    mustBeReachable: true,
  },
  clobbered: {
    name: "P11 names that clobber, and ids twice",
    path: "/pages/clobbered",
    body: (elements) => `<form id="console-context"></form>
<form name="configure" onsubmit="return false"><input name="fetch"><input name="submit"><input name="id"><input name="action">
<input name="addEventListener"><input name="attributes"><input name="parentNode"><input name="elements"></form>
<img name="config" alt=""><img name="configure" alt=""><img id="React" alt=""><img id="define" alt="">
<a id="value"></a><a id="editor"></a><a id="editor"></a><p id=":r0:"></p><p id="_r_0_"></p><p id="_r_1_"></p><p id="_r_1_"></p>
${elements}`,
    mustLookClean: true,
  },
  insideForm: {
    name: "P11 inside a form whose fields hide its methods",
    path: "/pages/inside-form",
    body: (
      elements,
    ) => `<form id="form"><input name="submit"><input name="requestSubmit"><input name="addEventListener">
<input name="reset"><input name="value"><input name="nodeName"><input name="tagName">${elements}</form>`,
  },
  scriptTwice: {
    name: "P12 the script twice",
    path: "/pages/script-twice",
    loading: (tags) => `${entryScripts(tags)}
${entryScripts(tags)}
<script type="module" src="/assets/index.js"></script>`,
  },
  twoVersions: {
    name: "P12 two versions of the library, ours first",
    path: "/pages/two-versions",
    loading: (tags) => `${entryScripts(tags)}
${entryScripts(tags, { folder: "assets-other" })}`,
  },
  twoVersionsOtherFirst: {
    name: "P12 two versions of the library, the other first",
    path: "/pages/two-versions-other-first",
    loading: (tags) => `${entryScripts(tags, { folder: "assets-other" })}
${entryScripts(tags)}`,
  },
  late: {
    name: "P12 the script long after the page has loaded",
    path: "/pages/late",
    loading: () => "",
    script: () => {
      addEventListener("load", () => {
        setTimeout(() => {
          for (const tag of new Set(
            [...document.querySelectorAll(":not(:defined)")].map((each) => each.localName),
          )) {
            const script = document.createElement("script");
            script.type = "module";
            script.src = `/assets/${tag}.js`;
            document.head.append(script);
          }
        }, 200);
      });
    },
  },
  asyncInHead: {
    name: "P12 the script in the head, async",
    path: "/pages/async",
    head: (tags) => entryScripts(tags, { attributes: "async" }),
    loading: () => "",
    mustLookClean: true,
  },
  deferred: {
    name: "P12 the script in the head, with defer",
    path: "/pages/deferred",
    head: (tags) => entryScripts(tags, { attributes: "defer" }),
    loading: () => "",
  },
  framed: {
    name: "P12 inside an iframe",
    path: "/pages/framed",
    body: () => '<iframe src="/pages/clean" width="900" height="800"></iframe>',
    find: (page, tag) => page.frameLocator("iframe").locator(onPage(tag)),
  },
  inSrcdoc: {
    name: "P12 inside an iframe that is written into the page (`srcdoc`)",
    path: "/pages/srcdoc",
    loading: () => "",
    body: (elements) => {
      const tags = [...new Set(elements.match(/(?<=<)[a-z]+(-[a-z]+)+/g))];
      const inside = `<!doctype html><html lang="ja"><head><title>中</title>
<meta name="csrf-token" content="token-of-the-page"></head><body>${elements}${entryScripts(tags)}</body></html>`;
      const written = inside.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
      return `<iframe srcdoc="${written}" width="900" height="800"></iframe>`;
    },
    find: (page, tag) => page.frameLocator("iframe").locator(onPage(tag)),
    harm: { look: () => [location.origin, location.pathname], expected: ["null", "srcdoc"] },
  },
  windows31j: pageInCharset("windows-31j", "Shift_JIS"),
  eucJp: pageInCharset("euc-jp", "EUC-JP"),
  ten: severalOfEach(10),
  fifty: severalOfEach(50),
} satisfies Record<string, Fixture>;

export const fixtures = { clean, ...scriptFixtures, ...documentFixtures };

/** The operator works with the one in the middle. */
function severalOfEach(count: number) {
  return {
    name: `${count} of each element on one page`,
    path: `/pages/of-each-${count}`,
    body: (elements) => elements.repeat(count),
    find: (page, tag) => page.locator(onPage(tag)).nth(count / 2 - 1),
  } satisfies Fixture;
}

/** By the name that servers use, and the one that browsers do. */
function pageInCharset(charset: string, name: string) {
  return {
    name: `P13 a page in ${charset}`,
    path: `/pages/${charset}`,
    charset,
    body: (elements) => `<h1>顧客の設定（髙橋）</h1>${elements}`,
    harm: {
      look: () => [document.characterSet, document.querySelector("h1")?.textContent],
      expected: [name, "顧客の設定（髙橋）"],
    },
  } satisfies Fixture;
}

/** By the package that jQuery comes from. */
function modalOfBootstrap(jquery: "jquery" | "jquery3", version: string) {
  return {
    name: `P2 a modal of Bootstrap 3 that enforces the focus, ${jquery}`,
    path: `/pages/bootstrap-modal-${jquery}`,
    head: () => `<link rel="stylesheet" href="/vendor/bootstrap/dist/css/bootstrap.css">
<script src="/vendor/${jquery}/dist/jquery.js"></script>
<script src="/vendor/bootstrap/dist/js/bootstrap.js"></script>`,
    body: (elements) => `<div style="overflow: hidden; height: 50px">
<div class="modal fade" id="modal" tabindex="-1" role="dialog"><div class="modal-dialog" role="document">
<div class="modal-content"><div class="modal-body">${elements}</div></div></div></div></div>
<button type="button" data-toggle="modal" data-target="#modal">open</button>`,
    async reveal(page) {
      await page.locator("[data-toggle=modal]").click({ force: true });
      await page.locator("#modal.in").waitFor();
    },
    // Its jQuery, and that it takes the focus back from everything outside.
    harm: {
      look: () => {
        const { jQuery } = window as unknown as { jQuery: { fn: { jquery: string } } };
        const outside = document.body.appendChild(document.createElement("input"));
        outside.focus();
        const focused = document.activeElement?.id;
        outside.remove();
        return [jQuery.fn.jquery, focused];
      },
      expected: [version, "modal"],
    },
  } satisfies Fixture;
}

/** It is sent to the page as text. */
function jqueryVersion(): string {
  return (window as unknown as { jQuery: { fn: { jquery: string } } }).jQuery.fn.jquery;
}
