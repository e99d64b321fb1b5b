import { readFileSync } from "node:fs";
import type { Page } from "playwright";
import { expect, vi } from "vitest";
import type { Fixture } from "./fixture.js";

/** A page that a library brings in step with what the server sends. */
export interface MorphLibrary {
  name: string;
  head: string;
  /** Beside what is morphed. */
  around?: string;
  mainAttributes?: string;
  /** By which the form is known again where something new comes before it; `null` where nothing helps, and it is made anew. */
  formAttributes: string | null;
  /** Has the library ask the server for the page, and waits until it is as that sent it. */
  morph(page: Page): Promise<void>;
}

/** One that goes from page to page as well. */
export interface LeavingLibrary extends MorphLibrary {
  leave(page: Page): Promise<void>;
}

/** Where the text stands that the server sends every other time: where one stood before, or new before the form. */
export type Flash = "in its place" | "before the form";

/** Each time another text, so that there is something to morph. */
export function morphingPage(library: MorphLibrary, flash: Flash): Fixture {
  let sent = 0;
  const { name, head, around = "", mainAttributes = "", formAttributes } = library;
  return {
    name,
    path: pathOf(name),
    head: () => head,
    body(markup) {
      const fallback = '<textarea name="action" hidden>{"aid":1}</textarea></action-editor>';
      const inside = markup.replace("</action-editor>", fallback);
      const said = ++sent % 2 === 0 ? "保存しました" : "";
      const place = flash === "in its place" || said ? `<p>${said}</p>` : "";
      return `${around}<main id="main" ${mainAttributes}><p id="sent">${sent}</p>${place}<form ${formAttributes ?? ""}>${inside}</form></main>`;
    },
  };
}

const pathOf = (name: string) => `/pages/${name.toLowerCase().replaceAll(/\W+/g, "-")}`;

const sentOf = (page: Page) => page.locator("#sent").textContent();
const morphed = async (page: Page, ask: () => Promise<unknown>) => {
  const before = await sentOf(page);
  await ask();
  await vi.waitFor(async () => expect(await sentOf(page)).not.toBe(before), 10_000);
};
export const left = (page: Page) =>
  vi.waitFor(async () => expect(await page.locator("form").count()).toBe(0), 10_000);

const vendor = (path: string) => `<script src="/vendor/${path}"></script>`;
const press = (page: Page, selector: string) =>
  page.locator(selector).evaluate((pressed: HTMLElement) => pressed.click());

async function leaveByLink(page: Page): Promise<void> {
  await press(page, "#leave");
  await left(page);
}

export const turbo: LeavingLibrary = {
  name: "Turbo 8, refreshed by a morph",
  head: `<meta name="turbo-refresh-method" content="morph"><meta name="turbo-refresh-scroll" content="preserve">
${vendor("@hotwired/turbo/dist/turbo.es2017-umd.js")}`,
  around: '<a id="leave" href="/pages/clean">他のページ</a>',
  formAttributes: "",
  morph: (page) =>
    morphed(page, () =>
      page.evaluate(() =>
        document.body.insertAdjacentHTML("beforeend", '<turbo-stream action="refresh"></turbo-stream>'),
      ),
    ),
  leave: leaveByLink,
};

const htmxName = "htmx 2 with Idiomorph";
export const htmx: LeavingLibrary = {
  name: htmxName,
  head: vendor("htmx.org/dist/htmx.js") + vendor("idiomorph/dist/idiomorph-ext.js"),
  around: `<div hx-ext="morph"><button id="ask" hx-get="${pathOf(htmxName)}" hx-select="#main" hx-target="#main" hx-swap="morph:outerHTML">新しく</button>
<a id="leave" hx-get="/pages/clean" hx-target="body" hx-push-url="true">他のページ</a></div>`,
  formAttributes: "",
  morph: (page) => morphed(page, () => press(page, "#ask")),
  leave: leaveByLink,
};

/** As a script does that asks for the page by `fetch` and morphs what it shows into it. */
const byScript = (name: string, formAttributes: string | null, head: string, call: string): MorphLibrary => ({
  ...{ name, formAttributes, head },
  morph: (page) =>
    morphed(page, () =>
      page.evaluate(async (morphing) => {
        const html = await (await fetch(location.href)).text();
        const next = new DOMParser().parseFromString(html, "text/html").querySelector("#main");
        await new Function(`return (${morphing})`)()(document.querySelector("#main"), next);
      }, call),
    ),
});

const alpineMorph = '<script defer src="/vendor/@alpinejs/morph/dist/cdn.js"></script>';
const alpine = '<script defer src="/vendor/alpinejs/dist/cdn.js"></script>';
const micromorph =
  '<script type="module">import morph from "/vendor/micromorph/dist/index.js"; window.micromorph = morph;</script>';
const ajaxName = "alpine-ajax, merging by a morph";

export const morphLibraries: readonly MorphLibrary[] = [
  byScript("morphdom", 'id="form"', vendor("morphdom/dist/morphdom-umd.js"), "window.morphdom"),
  byScript("nanomorph", 'id="form"', nanomorph(), "window.nanomorph"),
  byScript("micromorph", null, micromorph, "window.micromorph"),
  byScript(
    "Alpine's morph",
    'key="form"',
    alpineMorph + alpine,
    "(from, to) => Alpine.morph(from, to.outerHTML)",
  ),
  {
    name: ajaxName,
    head: `${alpineMorph}<script defer src="/vendor/@imacrayon/alpine-ajax/dist/cdn.js"></script>${alpine}`,
    around: `<div x-data><a id="ask" href="${pathOf(ajaxName)}" x-target="main">新しく</a></div>`,
    mainAttributes: 'x-data x-merge="morph"',
    formAttributes: 'key="form"',
    morph: (page) => morphed(page, () => press(page, "#ask")),
  },
];

/** It comes as CommonJS alone. */
function nanomorph(): string {
  const read = (path: string) =>
    readFileSync(new URL(`../../../node_modules/${path}`, import.meta.url), "utf8");
  const files = {
    nanoassert: read("nanoassert/index.js"),
    "./events": read("nanomorph/lib/events.js"),
    "./lib/morph": read("nanomorph/lib/morph.js"),
    nanomorph: read("nanomorph/index.js"),
  };
  const modules = Object.entries(files).map(
    ([name, code]) => `${JSON.stringify(name)}: (module, exports, require) => {${code}\n}`,
  );
  return `<script>
const modules = {${modules.join(",")}};
const require = (name) => { const module = { exports: {} }; modules[name](module, module.exports, require); return module.exports; };
window.nanomorph = require("nanomorph");
</script>`;
}
