import type { Page, Request } from "playwright";
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

/** Tags of those of them that are still held, once another element is drawn. */
async function heldOn(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const next = document.createElement("item-picker");
    next.setAttribute("kind", "tag");
    document.body.append(next);
  });
  await page.locator("item-picker").last().getByRole("combobox").waitFor();
  return async () => {
    await page.requestGC();
    return await page.evaluate(() =>
      [...window.left].filter(([, each]) => each.deref() !== undefined).map(([tag]) => tag),
    );
  };
}

test("an element that was taken off its page is freed", async () => {
  const page = await session.openTab();
  await openEveryElement(page, session.host.url);
  await page.evaluate(leaveAll, elementTags);
  await expect.poll(await heldOn(page), { timeout: 45_000 }).toEqual([]);
}, 120_000);

test("so is one whose dialog could not be saved once it had left", async () => {
  const page = await session.openTab();
  await openEveryElement(page, session.host.url);
  let leave = (): void => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const isWrite = (call: Request) => call.method() === "POST" && call.url().endsWith("/journey_groups");
  await page.route("**/journey_groups", async (route) => {
    if (!isWrite(route.request())) return await route.fallback();
    await left;
    await route.abort();
  });
  const list = page.locator("journey-list");
  await list.getByRole("button", { name: "グループを追加" }).click();
  const dialog = list.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "名前" }).fill("新しい組");
  const sent = page.waitForRequest(isWrite);
  await dialog.getByRole("button", { name: "追加する" }).click();
  await sent;
  await page.evaluate(leaveAll, ["journey-list"]);
  const refused = page.waitForEvent("requestfailed", isWrite);
  leave();
  await refused;
  await expect.poll(await heldOn(page), { timeout: 45_000 }).toEqual([]);
}, 120_000);
