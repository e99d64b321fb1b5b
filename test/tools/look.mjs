import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { chromiumLaunchOptions } from "./chromium.mjs";
import { readPage } from "./reading.mjs";

/*
 * `npm run look -- URL …`: pictures of pages or stories at several widths, light and dark, on one sheet for each in
 * `test/tools/looked`, and a list of what cannot be read there. A URL may be followed by ` >> ` and a selector that is pressed.
 */

const widths = [360, 768, 1366, 1920];
const schemes = ["light", "dark"];
const folder = join(import.meta.dirname, "looked");
const pages = process.argv.slice(2);

if (pages.length === 0) {
  console.error("npm run look -- URL …");
  process.exit(2);
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(chromiumLaunchOptions());
let count = 0;
for (const wanted of pages) {
  const [url = "", ...presses] = wanted.split(" >> ");
  const pictures = [];
  const found = new Map();
  for (const scheme of schemes) {
    for (const width of widths) {
      const { picture, rows } = await look(url, presses, { width, scheme });
      pictures.push({ width, scheme, picture });
      for (const { kind, what, more } of rows) {
        const key = `${kind}: ${what} (${more})`;
        found.set(key, [...(found.get(key) ?? []), width]);
      }
    }
  }
  const name =
    url
      .replace(/^\w+:\/\/[^/]+/, "")
      .replace(/[^\w-]+/g, "_")
      .slice(0, 80) || "front";
  await writeSheet(name, pictures);
  count += found.size;
  console.log(`${url}: ${found.size} to look at; test/tools/looked/${name}.png`);
  for (const [what, at] of found) console.log(`  ${what} at ${[...new Set(at)].join(", ")} px`);
}
await browser.close();
process.exit(count > 0 ? 1 : 0);

async function look(url, presses, { width, scheme }) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: scheme,
    locale: "ja-JP",
    timezoneId: "Asia/Tokyo",
    hasTouch: width < 500,
  });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  for (const selector of presses) await page.locator(selector).first().click();
  await page.waitForTimeout(600);
  const rows = await page.evaluate(readPage);
  const picture = await page.screenshot({ fullPage: true });
  await context.close();
  return { picture: picture.toString("base64"), rows };
}

/** All pictures side by side, as high as the highest. */
async function writeSheet(name, pictures) {
  const page = await browser.newPage({ viewport: { width: 4600, height: 1200 } });
  const figures = pictures.map(
    ({ width, scheme, picture }) =>
      `<figure><figcaption>${width} px, ${scheme}</figcaption><img width="${width / 2}" src="data:image/png;base64,${picture}"></figure>`,
  );
  await page.setContent(
    `<style>body { display: flex; gap: 16px; align-items: start; font: 16px sans-serif } figure { margin: 0 }</style>${figures.join("")}`,
  );
  writeFileSync(join(folder, `${name}.png`), await page.screenshot({ fullPage: true }));
  await page.close();
}
