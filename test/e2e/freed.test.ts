import { expect, test } from "vitest";
import { elementTags } from "../../src/elements/registry.js";
import { openEveryElement } from "./support/every-element.js";
import { startSession } from "./support/session.js";

// What holds an element can be what the minifier made of a closure (rollup.config.mjs), so this asks what is built.

const session = startSession();

declare global {
  interface Window {
    /** Elements that have left, by their tags. */
    left: Map<string, WeakRef<Element>>;
  }
}

/** An element of each tag leaves. React remembers the last that it has drawn until it draws another. */
function leaveAll(tags: readonly string[]): void {
  window.left = new Map();
  for (const tag of tags) {
    const element = document.querySelector(tag);
    if (!element) continue;
    window.left.set(tag, new WeakRef(element));
    element.remove();
  }
}

test("an element that was taken off its page is freed", async () => {
  const page = await session.openTab();
  await openEveryElement(page, session.host.url);
  await page.evaluate(leaveAll, elementTags);
  await page.evaluate(() => {
    const next = document.createElement("item-picker");
    next.setAttribute("kind", "tag");
    document.body.append(next);
  });
  await page.locator("item-picker").getByRole("combobox").waitFor();
  const held = async () => {
    await page.requestGC();
    return await page.evaluate(() =>
      [...window.left].filter(([, each]) => each.deref() !== undefined).map(([tag]) => tag),
    );
  };
  await expect.poll(held, { timeout: 45_000 }).toEqual([]);
}, 120_000);
