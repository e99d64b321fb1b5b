import { contentSecurityPolicy } from "../../host/security-headers.js";
import { addressExtended, addressSearched, headersCopied } from "./fetch-wrappers.js";
import { cleanFixture, type Fixture } from "./fixture.js";
import { extension, translator } from "./meddlers.js";
import {
  arraysWithToJson,
  elementsExtended,
  fetchCounted,
  jqueryMeddled,
  nativesExtended,
} from "./old-libraries.js";

/** The hostile pages. Each must leave an editor's payload exactly as the clean page does. */
export const fixtures = {
  clean: cleanFixture,
  bootstrapModal: modalOfBootstrap("jquery"),
  bootstrapModalJquery3: modalOfBootstrap("jquery3"),
  prototype: {
    name: "P3 old Prototype.js: toJSON and enumerable methods on arrays",
    path: "/pages/prototype",
    script: arraysWithToJson,
  },
  elementExtensions: {
    name: "P3 a library that extends elements and events",
    path: "/pages/element-extensions",
    script: elementsExtended,
  },
  mootools: {
    name: "P3 MooTools' core, which extends the built-in types",
    path: "/pages/mootools",
    head: '<script src="/vendor/mootools/lib/mootools-core-1.5.2-server.js"></script>',
    script: nativesExtended,
  },
  jquery: {
    name: "P4 jQuery with ajaxSetup and a prefilter, XMLHttpRequest patched",
    path: "/pages/jquery",
    head: '<script src="/vendor/jquery/dist/jquery.js"></script>',
    script: jqueryMeddled,
  },
  jquery3: {
    name: "P4 jQuery 3 with ajaxSetup and a prefilter, XMLHttpRequest patched",
    path: "/pages/jquery3",
    head: '<script src="/vendor/jquery3/dist/jquery.js"></script>',
    script: jqueryMeddled,
  },
  patchedFetch: {
    name: "P4 fetch patched to count and to time",
    path: "/pages/patched-fetch",
    script: fetchCounted,
  },
  fetchWithHeaders: {
    name: "P4 fetch wrapped to copy the headers and add one",
    path: "/pages/fetch-with-headers",
    script: headersCopied,
  },
  fetchSearched: {
    name: "P4 fetch wrapped to search the address as text",
    path: "/pages/fetch-searched",
    script: addressSearched,
  },
  fetchExtended: {
    name: "P4 fetch wrapped to write behind the address",
    path: "/pages/fetch-extended",
    script: addressExtended,
  },
  styles: {
    name: "P5 a reset, !important everywhere, a huge root font size",
    path: "/pages/styles",
    head: `<style>
html { font-size: 40px !important; line-height: 3; letter-spacing: 4px }
* { font-family: cursive !important; color: red !important; text-transform: uppercase !important;
  text-align: center !important; word-spacing: 9px !important; cursor: wait !important;
  visibility: visible; font-style: italic !important; line-height: 4 !important; text-indent: 20px !important;
  white-space: nowrap !important; direction: ltr; transition: all 3s !important; animation: none !important }
input, textarea, button, h2, h3, p, label, section, svg, div.panel, .editor { display: none !important }
::placeholder { color: lime !important }
</style>`,
  },
  unset: {
    name: "P5 all: unset on the tag",
    path: "/pages/unset",
    head: "<style>action-editor { all: unset } html { font-size: 40px }</style>",
  },
  policy: {
    name: "P6 the strictest policy, with Trusted Types",
    path: "/pages/policy",
    headers: { "content-security-policy": contentSecurityPolicy },
  },
  base: {
    name: "P7 a <base>, a deep path, a query and a hash router",
    path: "/pages/deep/er/base?tab=2&q=%E3%81%82#/route/2",
    head: '<base href="/elsewhere/">',
    script: () => {
      // A router that takes every click and every change of the hash for its own.
      addEventListener("hashchange", () => location.replace("#/route/1"));
      document.addEventListener("click", (event) => {
        const link = (event.target as Element).closest("a");
        if (link) location.hash = `#/route/${link.getAttribute("href")}`;
      });
    },
    loading: '<a href="x">elsewhere</a><script type="module" src="/assets/action-editor.js"></script>',
  },
  translatedPage: {
    name: "P8 a translator that wraps the texts of the page",
    path: "/pages/translated-page",
    body: (editor) => `<h1>こんにちは</h1><p>前<b>中</b>後</p>${editor}<p>終わり</p>`,
    script: translator,
  },
  translatedInside: {
    name: "P8 a translator that reaches into shadow roots",
    path: "/pages/translated-inside",
    html: 'data-translate="inside"',
    script: translator,
  },
  extension: {
    name: "P9 an extension that adds attributes and nodes, in the shadow root too",
    path: "/pages/extension",
    script: extension,
  },
  rightToLeft: { name: "P10 right to left", path: "/pages/right-to-left", html: 'dir="rtl"' },
  zoomed: {
    name: "P10 zoomed to 400 %, 320 pixels wide",
    path: "/pages/zoomed",
    window: { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 },
  },
  forcedColors: {
    name: "P10 forced colours and reduced motion",
    path: "/pages/forced-colors",
    window: { forcedColors: "active", reducedMotion: "reduce" },
  },
  clobbered: {
    name: "P11 names that clobber, and ids twice",
    path: "/pages/clobbered",
    body: (editor) => `<form id="console-context"></form>
<form name="configure" onsubmit="return false"><input name="fetch"><input name="submit"><input name="id"><input name="action">
<input name="addEventListener"><input name="attributes"><input name="parentNode"><input name="elements"></form>
<img name="config" alt=""><img name="configure" alt=""><img id="React" alt=""><img id="define" alt="">
<a id="value"></a><a id="editor"></a><a id="editor"></a><p id=":r0:"></p><p id="_r_0_"></p><p id="_r_1_"></p><p id="_r_1_"></p>
${editor}`,
  },
  insideForm: {
    name: "P11 inside a form whose fields hide its methods",
    path: "/pages/inside-form",
    body: (
      editor,
    ) => `<form id="form"><input name="submit"><input name="requestSubmit"><input name="addEventListener">
<input name="reset"><input name="value"><input name="nodeName"><input name="tagName">${editor}</form>`,
  },
  scriptTwice: {
    name: "P12 the script twice",
    path: "/pages/script-twice",
    loading: `${'<script type="module" src="/assets/action-editor.js"></script>'}
<script type="module" src="/assets/action-editor.js"></script>
<script type="module" src="/assets/index.js"></script>`,
  },
  twoVersions: {
    name: "P12 two versions of the library",
    path: "/pages/two-versions",
    loading: `<script type="module" src="/assets/action-editor.js"></script>
<script type="module" src="/assets-other/action-editor.js"></script>`,
  },
  late: {
    name: "P12 the script long after the page has loaded",
    path: "/pages/late",
    loading: "",
    script: () => {
      addEventListener("load", () => {
        setTimeout(() => {
          const script = document.createElement("script");
          script.type = "module";
          script.src = "/assets/action-editor.js";
          document.head.append(script);
        }, 200);
      });
    },
  },
  asyncInHead: {
    name: "P12 the script in the head, async",
    path: "/pages/async",
    head: '<script type="module" async src="/assets/action-editor.js"></script>',
    loading: "",
  },
  deferred: {
    name: "P12 the script in the head, with defer",
    path: "/pages/deferred",
    head: '<script type="module" defer src="/assets/action-editor.js"></script>',
    loading: "",
  },
  framed: {
    name: "P12 inside an iframe",
    path: "/pages/framed",
    body: () => '<iframe src="/pages/clean" width="900" height="800"></iframe>',
    find: (page, tag) => page.frameLocator("iframe").locator(tag),
  },
  fifty: {
    name: "fifty elements on one page",
    path: "/pages/fifty",
    body: (editor) => editor.repeat(50),
    find: (page, tag) => page.locator(tag).nth(24),
  },
} satisfies Record<string, Fixture>;

/** By the package that jQuery comes from. */
function modalOfBootstrap(jquery: "jquery" | "jquery3") {
  return {
    name: `P2 a modal of Bootstrap 3 that enforces the focus, ${jquery}`,
    path: `/pages/bootstrap-modal-${jquery}`,
    head: `<link rel="stylesheet" href="/vendor/bootstrap/dist/css/bootstrap.css">
<script src="/vendor/${jquery}/dist/jquery.js"></script>
<script src="/vendor/bootstrap/dist/js/bootstrap.js"></script>`,
    body: (editor) => `<div style="overflow: hidden; height: 50px">
<div class="modal fade" id="modal" tabindex="-1" role="dialog"><div class="modal-dialog" role="document">
<div class="modal-content"><div class="modal-body">${editor}</div></div></div></div></div>
<button type="button" data-toggle="modal" data-target="#modal">open</button>`,
    async reveal(page) {
      await page.locator("[data-toggle=modal]").click({ force: true });
      await page.locator("#modal.in").waitFor();
    },
  } satisfies Fixture;
}
