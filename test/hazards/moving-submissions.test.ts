import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import type { SavingElement } from "./support/element-under-test.js";
import { savingElements } from "./support/elements.js";
import { type MovingLibrary, movingLibraries, waysOf } from "./support/moving-libraries.js";
import {
  type MovingSite,
  offersWork,
  onPage,
  openSite,
  openSites,
  type SaveAnswer,
  visitPage,
} from "./support/moving-site.js";

// Forms that are really sent, on pages whose other ways are a library's: what became of the work is asked of documents.

const sites = openSites();
const action = savingElements.find(({ tag }) => tag === "action-editor") as SavingElement;
const editor = action.markup('name="action" draft-key="moving-action"');

/** Work was written, and its form was sent. */
async function sendWork(
  library: MovingLibrary,
  answer: SaveAnswer,
): Promise<{ page: Page; site: MovingSite; origin: string }> {
  const server = sites.server();
  const site = openSite(server, library, { editor, tags: [action.tag] });
  site.answer = answer;
  const page = await sites.open();
  await page.goto(`${server.origin}/site/other`);
  await visitPage(page, "edit");
  const element = page.locator(action.tag);
  await element.getByRole("button").first().waitFor();
  await action.work(page, element);
  await page.locator("#send").click();
  await expect.poll(() => site.sent.length).toBe(1);
  await page.waitForLoadState();
  return { page, site, origin: server.origin };
}

describe.each(movingLibraries)("$name", (library) => {
  const options = { tags: waysOf(library) };
  test("does not offer work that was saved, on a page that came of an error later", options, async () => {
    const { page, origin } = await sendWork(library, "saved");
    await onPage(page, "list");
    await page.goto(`${origin}/site/gone`);
    await visitPage(page, "edit");
    expect(await offersWork(page.locator(action.tag))).toBe(false);
    await visitPage(page, "list");
    await visitPage(page, "edit");
    expect(await offersWork(page.locator(action.tag))).toBe(false);
  });

  test("does not offer work that was saved, on a page that was come back to", async () => {
    const { page, origin } = await sendWork(library, "saved");
    await onPage(page, "list");
    await page.goto(`${origin}/site/gone`);
    await page.goBack();
    await onPage(page, "list");
    await visitPage(page, "edit");
    expect(await offersWork(page.locator(action.tag))).toBe(false);
  });

  test("offers work once more where the answer was the form again, until it is saved", async () => {
    const { page, site } = await sendWork(library, "again");
    const element = page.locator(action.tag);
    expect(await offersWork(element)).toBe(true);
    await element.getByRole("button", { name: "復元する" }).click();
    site.answer = "saved";
    await page.locator("#send").click();
    await onPage(page, "list");
    await visitPage(page, "edit");
    expect(await offersWork(page.locator(action.tag))).toBe(false);
  });

  test.each(["error", "gateway", "login"] as const)(
    "offers work where the answer was a page without an editor (%s), and no other page takes it away",
    async (answer) => {
      const { page, origin } = await sendWork(library, answer);
      await page.goto(`${origin}/site/list`);
      await visitPage(page, "edit");
      expect(await offersWork(page.locator(action.tag))).toBe(true);
    },
  );
});
