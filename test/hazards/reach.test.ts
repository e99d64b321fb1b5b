import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { elementsUnderTest } from "./support/elements.js";
import type { Fixture } from "./support/fixture.js";
import { fixtures } from "./support/fixtures.js";
import { openHostilePages } from "./support/hostile-pages.js";

const pages = openHostilePages();
const axeSource = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const narrowRightToLeft: Fixture = {
  ...fixtures.zoomed,
  name: "right to left, 320 pixels wide",
  path: "/pages/narrow-right-to-left",
  html: 'dir="rtl"',
};
const demanding: Fixture[] = [
  fixtures.rightToLeft,
  fixtures.zoomed,
  narrowRightToLeft,
  fixtures.forcedColors,
  fixtures.styles,
];

/** What axe finds wrong inside of our elements; the page around them is the fixture's. */
async function violationsOf(page: Page, tag: string): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async (selector) => {
    type Report = { violations: { id: string; nodes: { html: string }[] }[] };
    const { axe } = window as unknown as { axe: { run(context: string): Promise<Report> } };
    const { violations } = await axe.run(selector);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  }, tag);
}

/** Buttons and fields that can be worked but stick out of the page, or that something else covers. */
function outOfReach(page: Page, tag: string): Promise<string[]> {
  return page.locator(tag).evaluate((element) => {
    const root = element.shadowRoot as ShadowRoot;
    const parts = [...root.querySelectorAll<HTMLElement>("button:enabled, input:enabled, textarea:enabled")];
    const width = document.documentElement.clientWidth;
    return parts.flatMap((part) => {
      part.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const hit = root.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const owner = part.closest("label") ?? part;
      const fits = left >= -0.5 && right <= width + 0.5;
      return fits && hit && (owner.contains(hit) || hit === part) ? [] : [part.outerHTML.slice(0, 120)];
    });
  });
}

describe.each(elementsUnderTest)("<$tag>", (element) => {
  test.each(demanding)("has nothing out of reach, and nothing that axe minds, on $name", async (fixture) => {
    const { page, editor } = await pages.open(fixture, element);
    await element.work(page, editor);
    expect(await violationsOf(page, element.tag)).toEqual([]);
    expect(await outOfReach(page, element.tag)).toEqual([]);
    const sideways = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(sideways).toBeLessThanOrEqual(0);
  });

  test("axe looks inside of it", async () => {
    const { page, editor } = await pages.open(fixtures.clean, element);
    await editor.evaluate((each) =>
      each.shadowRoot?.querySelector("div")?.append(document.createElement("img")),
    );
    expect(await violationsOf(page, element.tag)).toEqual([expect.stringContaining("image-alt")]);
  });
});
