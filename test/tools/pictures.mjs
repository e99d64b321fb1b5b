import { statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { chromiumLaunchOptions } from "./chromium.mjs";
import { styleless } from "./styleless.mjs";

/*
 * `npm run pictures [TAG …]`: a picture of each element for its page, from what was built, with the demo data of
 * `console-editors serve` and a clock that stands still. They are in `stories/images`, which the package has too.
 */

const folder = fileURLToPath(new URL("../../stories/images/", import.meta.url));
const now = new Date("2026-11-20T10:00:00+09:00");
const highest = 720;
/** What is pressed first, where an element shows little by itself. */
const presses = {
  "action-editor": ["text=すべて折りたたむ", "text=タグ操作", "text=シナリオ操作"],
  "friend-list": ["[data-friend] >> nth=1", '[role="tab"]:has-text("友だち情報") >> nth=1'],
  "item-picker": ['[part="combobox"]'],
};

const { serve } = await import("../../dist/cli/serve.js");
const { elementTags } = await styleless("src/elements/registry.ts");
const asked = process.argv.slice(2);
const served = await serve({ port: 0, clock: () => now });
const browser = await chromium.launch(chromiumLaunchOptions());
for (const tag of asked.length > 0 ? asked : elementTags) {
  const picture = await compressed(await pictureOf(tag));
  writeFileSync(`${folder}${tag}.webp`, picture);
  console.log(`${tag}: ${Math.round(statSync(`${folder}${tag}.webp`).size / 1024)} KiB`);
}
await browser.close();
await served.close();

async function pictureOf(tag) {
  const page = await browser.newPage({
    viewport: { width: 1200, height: 900 },
    colorScheme: "light",
    locale: "ja-JP",
    timezoneId: "Asia/Tokyo",
    reducedMotion: "reduce",
  });
  await page.clock.setFixedTime(now);
  // What is near or past is judged by the server's clock.
  await page.route("**/api/**", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), date: now.toUTCString() } });
  });
  await page.goto(`${served.url}/${tag}`, { waitUntil: "networkidle" });
  const element = page.locator(tag);
  for (const selector of presses[tag] ?? []) await element.locator(selector).first().click();
  await page.mouse.move(0, 0);
  await page.waitForTimeout(800);
  const box = await element.boundingBox();
  const popup = await element
    .locator('[part="popup"]')
    .first()
    .boundingBox({ timeout: 100 })
    .catch(() => null);
  const bottom = Math.max(box.y + box.height, popup ? popup.y + popup.height + 8 : 0);
  const clip = { ...box, height: Math.min(bottom - box.y, highest) };
  const picture = await page.screenshot({ clip, fullPage: true });
  await page.close();
  return picture;
}

/** As WebP, which takes a third of a PNG's bytes; Chromium writes it only from a canvas. */
async function compressed(png) {
  const page = await browser.newPage();
  const base64 = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), {
      width: image.width,
      height: image.height,
    });
    canvas.getContext("2d").drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", 0.8).split(",")[1];
  }, png.toString("base64"));
  await page.close();
  return Buffer.from(base64, "base64");
}
