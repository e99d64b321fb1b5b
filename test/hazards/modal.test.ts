import { describe, expect, test } from "vitest";
import { elementsUnderTest } from "./support/elements.js";
import { fixtures } from "./support/fixtures.js";
import { openHostilePages } from "./support/hostile-pages.js";

const pages = openHostilePages();

/** What jQuery and Bootstrap put on the page. */
interface LegacyPage {
  jQuery(selector: string): { modal(command: string): void; appendTo(selector: string): void };
}

const modals = [fixtures.bootstrapModal, fixtures.bootstrapModalJquery3];

describe.each(
  elementsUnderTest.flatMap((element) =>
    modals.map((modal) => ({ element, modal, tag: element.tag, page: modal.name })),
  ),
)("<$tag> on $page", ({ element, modal: fixture }) => {
  test("takes every key, and keeps the work while the modal is moved, closed by Esc and shown again", async () => {
    const { page, editor, payloads, errors } = await pages.open(fixture, element);
    await element.work(page, editor);

    await page.evaluate(() => (window as unknown as LegacyPage).jQuery("#modal").appendTo("body"));
    expect(await page.locator("body > #modal").count()).toBe(1);
    await element.firstField(editor).focus();
    await page.keyboard.press("Escape");
    await page.locator("#modal").waitFor({ state: "hidden" });
    // Bootstrap does not show a modal whose curtain is still going up.
    await page.locator(".modal-backdrop").waitFor({ state: "detached" });

    await page.evaluate(() => (window as unknown as LegacyPage).jQuery("#modal").modal("show"));
    await page.locator("#modal.in").waitFor();
    await element.finish(editor);
    await expect.poll(() => payloads).toHaveLength(1);
    expect(JSON.parse(payloads[0] as string)).toMatchObject(element.expected);
    expect(errors).toEqual([]);
  });

  test("lets the modal be scrolled over it", async () => {
    const low = { ...fixture, window: { viewport: { width: 1000, height: 400 } } };
    const { page, editor } = await pages.open(low, element);
    await element.work(page, editor);
    const modal = page.locator("#modal");
    await modal.evaluate((each) => each.scrollTo(0, 0));
    const box = await editor.boundingBox();
    // A small one leaves nothing to scroll, so the page makes room below it.
    await page.locator(".modal-body").evaluate((each) => {
      each.style.paddingBlockEnd = "600px";
    });
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 20);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => modal.evaluate((each) => each.scrollTop)).toBeGreaterThan(100);
  });

  test("is in a modal that takes the focus back from everything outside", async () => {
    const { page } = await pages.open(fixture, element);
    await page.evaluate(() => document.body.append(document.createElement("input")));
    await page.locator("body > input").focus();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("modal");
  });
});
