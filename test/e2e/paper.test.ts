import type { Page } from "playwright";
import { expect, test } from "vitest";
import { type ElementTag, elementTags } from "../../src/elements/registry.js";
import { collected } from "../elements/collected.js";
import type { OnPaper } from "./support/on-paper.js";
import { startSession } from "./support/session.js";

/* Every element on paper: whole texts in a width that can be read, nothing that scrolls or sticks, no page without a letter. */

const session = startSession();

const found = import.meta.glob<OnPaper>("../elements/*/paper.ts", { eager: true, import: "paper" });

/** A page of the host, its element, and what is pressed before it is printed. */
const places = collected(found).flatMap((pages, at) =>
  pages.map(([path, ...press]): [string, ElementTag, press?: string] => [
    path,
    elementTags[at] as ElementTag,
    ...press,
  ]),
);

test.each(places)("%s: <%s> %s", async (path = "", tag = "action-editor", press) => {
  const { page, host, errors } = session;
  await page.goto(host.url + path);
  const element = page.locator(tag).first();
  await element.locator("button:visible, input:visible, [role=combobox]:visible").first().waitFor();
  await expect.poll(() => element.locator("[aria-busy=true]:visible").count()).toBe(0);
  if (press)
    await element
      .getByRole("radio", { name: press, exact: true })
      .evaluate((each) => (each as HTMLElement).click());
  await element.evaluate(standAlone);
  await page.emulateMedia({ media: "print" });
  // As wide as a sheet of A4: the layout that is measured is the one that is printed.
  await page.setViewportSize({ width: 794, height: 1123 });
  try {
    await expect.poll(() => faultsOnPaper(page, tag)).toEqual([]);
    expect(await emptyPages(page)).toBe(0);
  } finally {
    await page.emulateMedia({ media: "screen" });
    await page.setViewportSize({ width: 1280, height: 900 });
  }
  expect(errors).toEqual([]);
});

test("a list on paper has every friend who is loaded, also those who are scrolled away; then they are gone", async () => {
  const { page, host } = session;
  await page.goto(`${host.url}/friends`);
  const rows = page.locator("friend-list .friend-row[data-friend]");
  await rows.first().waitFor();
  const before = await rows.count();
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => rows.count()).toBeGreaterThan(before + 10);
  await expect.poll(() => page.locator("friend-list .friend-row:not([data-friend])").count()).toBe(0);
  await page.emulateMedia({ media: "screen" });
  await expect.poll(() => rows.count()).toBeLessThanOrEqual(before + 1);
});

/** Hides what the page has around an element, which would fill pages too. */
function standAlone(element: Element): void {
  for (let each = element; each !== document.body && each.parentElement; each = each.parentElement)
    for (const other of each.parentElement.children) if (other !== each) (other as HTMLElement).hidden = true;
}

/** Pages without a letter, which name no font. */
async function emptyPages(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: "A4", tagged: false })).toString("latin1");
  const pages = [...pdf.matchAll(/\/Type\s*\/Page[^s][\s\S]*?endobj/g)];
  return pages.filter(([each]) => !each.includes("/Font")).length;
}

/** What of an element would be cut, narrow or out of place on paper. */
function faultsOnPaper(page: Page, tag: string): Promise<string[]> {
  return page.evaluate((tag) => {
    const root = document.querySelector(tag)?.shadowRoot as ShadowRoot;
    const edge = document.documentElement.clientWidth;
    // Inputs have one line, and read-out texts are not seen; hours of a day are as wide as the sheet has room for.
    const left =
      "input:not([type=checkbox]), textarea, svg, svg *, .sr, .sr *, .avatar, .avatar *, img, .schedule-chip, .schedule-chip *";
    // What is on is told from what is off by its ground alone, and printers leave grounds out. A radio has an edge.
    const told =
      "[type=checkbox]:is(:checked, :indeterminate), .switch-track, [role=gridcell][aria-selected=true]:empty";
    const faults = new Set<string>();
    for (const each of root.querySelectorAll<HTMLElement>("*")) {
      if (each.matches(left) || !each.checkVisibility({ visibilityProperty: true })) continue;
      const name = `${each.localName}.${each.className}`;
      const { position, overflowX, overflowY } = getComputedStyle(each);
      const box = each.getBoundingClientRect();
      if (position === "sticky") faults.add(`sticks: ${name}`);
      if (each.matches(told) && getComputedStyle(each).printColorAdjust !== "exact")
        faults.add(`printed without its state: ${name}`);
      if (overflowX !== "visible" && each.scrollWidth > each.clientWidth + 1)
        faults.add(`cut at its side: ${name}`);
      if (overflowY !== "visible" && each.scrollHeight > each.clientHeight + 1)
        faults.add(`cut below: ${name}`);
      if (box.right > edge + 1 && box.width > 0) faults.add(`off the sheet: ${name}`);
      const text = [...each.childNodes].map((node) => (node instanceof Text ? node.data : ""));
      if (text.join("").trim().length >= 12 && box.width > 0 && box.width < 48) faults.add(`narrow: ${name}`);
    }
    return [...faults];
  }, tag);
}
