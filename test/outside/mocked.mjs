import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { chromiumLaunchOptions } from "../tools/chromium.mjs";
import { folderWith } from "./folder.mjs";
import { withPages } from "./servers/static-page.mjs";
import { withPrism } from "./tools/servers.mjs";

/*
 * Each element in Chromium, its server a mock that answers the examples of `dist/openapi.json`: it shows what they say, and
 * nothing that failed. The mock has another origin than the page, as it has for who tries it.
 */

const root = fileURLToPath(new URL("../..", import.meta.url));
const dist = join(root, "dist");

/** What each is given, and which texts of the examples it then shows, by its folder. */
async function shownElements(example) {
  const folder = new URL("../elements/", import.meta.url);
  const tags = readdirSync(folder).filter((name) => existsSync(new URL(`${name}/mocked.mjs`, folder)));
  return Promise.all(
    tags.map(async (tag) => [tag, (await import(new URL(`${tag}/mocked.mjs`, folder).href)).mocked(example)]),
  );
}

export async function showMocked() {
  for (const { tag, problems } of await tryMocked()) {
    console.log(`${tag}: ${problems.length === 0 ? "shows the examples" : problems.join("; ")}`);
    if (problems.length > 0) process.exitCode = 1;
  }
}

/** What is wrong with what each element shows. */
export async function tryMocked() {
  const document = JSON.parse(readFileSync(join(dist, "openapi.json"), "utf8"));
  const example = (path) =>
    Object.values(document.paths[path].get.responses)[0].content["application/json"].example;
  const place = folderWith(["@stoplight/prism-cli@5.14.2"]);
  const browser = await chromium.launch(chromiumLaunchOptions());
  const rows = [];
  const showAll = (own) => async (api) => {
    for (const [tag, [attributes, texts]] of await shownElements(example)) {
      const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
      const query = new URLSearchParams({ ...attributes, "api-base": api });
      await page.goto(`${own}/${tag}?${query}`);
      rows.push({ tag, problems: await problemsOf(page, texts) });
      await page.close();
    }
  };
  try {
    await withPages(pageOf, (own) => withPrism(place, join(dist, "openapi.json"), showAll(own)));
  } finally {
    await browser.close();
  }
  return rows;
}

async function problemsOf(page, texts) {
  const missing = () => page.evaluate(missingTexts, texts);
  for (let tries = 0; tries < 100 && (await missing()).length > 0; tries++) await page.waitForTimeout(100);
  const failures = await page.evaluate(() => globalThis.failures);
  return [
    ...(await missing()).map((text) => `“${text}” is not shown`),
    ...failures.map((each) => `failure: ${each}`),
  ];
}

/** In the page: the texts that neither stand in the element nor in a field of it. */
function missingTexts(texts) {
  const shown = [];
  const walk = (node) => {
    if (node instanceof HTMLStyleElement) return;
    if (node instanceof Text) shown.push(node.data);
    if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) shown.push(node.value);
    if (node.shadowRoot) walk(node.shadowRoot);
    node.childNodes.forEach(walk);
  };
  walk(document.querySelector("main"));
  // A text may be cut into several nodes, at its line ends or a name.
  const all = shown.join("").replace(/\s+/g, "");
  return texts.filter((text) => !all.includes(text.replace(/\s+/g, "")));
}

/** The page of an element, with the query as its attributes. */
function pageOf({ pathname, searchParams }) {
  const tag = pathname.slice(1);
  const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const attributes = [...searchParams].map(([name, value]) => ` ${name}="${escaped(value)}"`).join("");
  return `<!doctype html><link rel="icon" href="data:,">
<script>
  globalThis.failures = [];
  addEventListener("failure", ({ detail }) => failures.push(detail.reason + " " + detail.messages.join(" ")));
</script>
<script type="module" src="/assets/${tag}.js"></script>
<main><${tag}${attributes}></${tag}></main>`;
}
