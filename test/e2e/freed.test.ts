import { expect, test } from "vitest";
import { elementTags } from "../../src/elements/registry.js";
import { setLook } from "./support/operator.js";
import { startSession } from "./support/session.js";

// What holds an element can be what the minifier made of a closure (rollup.config.mjs), so this asks what is built.

const session = startSession();

declare global {
  interface Window {
    /** Elements that have left, by their tags. */
    left: Map<string, WeakRef<Element>>;
  }
}

/** An element of each tag leaves, and another one of it comes and goes: React keeps the last that it has drawn. */
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
  const { host } = session;
  const page = await session.openTab();
  await setLook(page, { width: 1366, colorScheme: "light" });
  await page.goto(`${host.url}/embed/every-element`);
  for (const tag of elementTags) {
    const element = page.locator(tag);
    await element.evaluate((each) => each.scrollIntoView());
    await element.locator("button:visible, input:visible, [role=combobox]:visible").first().waitFor();
    await expect.poll(() => element.locator("[aria-busy=true]:visible").count(), { message: tag }).toBe(0);
  }
  await page.evaluate(leaveAll, elementTags);
  await page.evaluate(() => document.body.append(document.createElement("item-picker")));
  await page.locator("item-picker").getByRole("combobox").waitFor();
  const held = async () => {
    await page.requestGC();
    return await page.evaluate(() =>
      [...window.left].filter(([, each]) => each.deref() !== undefined).map(([tag]) => tag),
    );
  };
  await expect.poll(held, { timeout: 20_000 }).toEqual([]);
});
