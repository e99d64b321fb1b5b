import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Locator, Page } from "playwright";

const axeSource = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds wrong inside of elements, by tag; the page around them is the fixture's. */
export async function axeViolations(page: Page, tags: readonly string[]): Promise<Map<string, string[]>> {
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async (include) => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run({ include: [...include] }, { resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html }) => {
        // Inside of a shadow root a target is a list of selectors, and the first finds the host.
        const host = document.querySelector([target[0]].flat()[0] ?? "html");
        return { tag: host?.localName ?? "", violation: `${id}: ${html}` };
      }),
    );
  }, tags);
  const byTag = new Map(tags.map((tag) => [tag, [] as string[]]));
  for (const { tag, violation } of violations) byTag.get(tag)?.push(violation);
  return byTag;
}

/**
 * Buttons and fields that can be worked but stick out of the page, or that something else covers. What is not drawn at
 * all is nothing to work with, and what shows only to keys is looked at with the focus in it.
 */
export function unreachableParts(editor: Locator): Promise<string[]> {
  return editor.evaluate((element) => {
    const root = element.shadowRoot as ShadowRoot;
    const fields = "button:enabled, input:enabled, textarea:enabled, [contenteditable=true]";
    const parts = [...root.querySelectorAll<HTMLElement>(fields)].filter((part) => part.checkVisibility());
    const width = document.documentElement.clientWidth;
    return parts
      .filter((part) => !isInReach(part))
      .filter((part) => {
        part.focus();
        return !isInReach(part);
      })
      .map((part) => part.outerHTML.slice(0, 120));

    function isInReach(part: HTMLElement): boolean {
      part.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const hit = root.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const owner = part.closest("label") ?? part;
      const fits = left >= -0.5 && right <= width + 0.5;
      return fits && hit !== null && (owner.contains(hit) || hit === part);
    }
  });
}

/** By how many pixels a page is wider than its window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
