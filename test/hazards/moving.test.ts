import type { Locator, Page } from "playwright";
import { describe, expect, test } from "vitest";
import type { SavingElement } from "./support/element-under-test.js";
import { savingElements } from "./support/elements.js";
import { type MovingLibrary, movingLibraries, waysOf } from "./support/moving-libraries.js";
import { offersWork, onPage, openSite, openSites, visitPage } from "./support/moving-site.js";

// Pages that a library exchanges without a load: what becomes of unsaved work, of what is sent, and of what is left behind.

const sites = openSites();
const action = savingElements.find(({ tag }) => tag === "action-editor") as SavingElement;

async function openEdit(
  library: MovingLibrary,
  attributes: string,
): Promise<{ page: Page; element: Locator }> {
  const server = sites.server();
  openSite(server, library, { editor: action.markup(attributes), tags: [action.tag] });
  const page = await sites.open();
  await page.addInitScript(countListeners);
  await page.goto(`${server.origin}/site/other`);
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  await visitPage(page, "edit");
  const element = page.locator(action.tag);
  await element.getByRole("button").first().waitFor();
  return { page, element };
}

describe.each(movingLibraries)("$name", (library) => {
  test.each([
    ["with a key", 'name="action" draft-key="moving"'],
    ["without one", 'name="action"'],
  ])(
    "keeps unsaved work %s for the way back, and it is sent",
    { tags: waysOf(library) },
    async (_, attributes) => {
      const { page, element } = await openEdit(library, attributes);
      await action.work(page, element);
      await visitPage(page, "list");
      await page.goBack();
      await onPage(page, "edit");
      expect(await page.evaluate(() => Reflect.get(window, "isFirstDocument"))).toBe(true);
      expect(await element.count()).toBe(1);
      // A library that keeps the node keeps the work in it.
      const isKept = await element.evaluate((each) => Reflect.get(each, "dirty"));
      if (!isKept) {
        expect(await offersWork(element)).toBe(true);
        await element.getByRole("button", { name: "復元する" }).click();
      }
      const sent = () =>
        page.evaluate(() => new FormData(document.querySelector("#form") as HTMLFormElement).get("action"));
      await expect.poll(async () => JSON.parse(String(await sent()))).toMatchObject(action.expected);
    },
  );

  test("leaves no listeners behind, however often the page is visited", async () => {
    const { page } = await openEdit(library, 'name="action"');
    const goAround = async (times: number) => {
      for (let time = 0; time < times; time++) {
        await visitPage(page, "list");
        await visitPage(page, "edit");
        await page.locator(action.tag).getByRole("button").first().waitFor();
      }
      return page.evaluate(() => Reflect.get(window, "listening") as Record<string, number>);
    };
    // What has been left lets go in a later task.
    const before = await goAround(2);
    const after = await goAround(10);
    expect(Object.keys(before)).toContain("window pagehide");
    expect(after).toEqual(before);
  });
});

/** Counts who listens to the window and the document, but for what libraries add by their own files. */
function countListeners(): void {
  const listening: Record<string, number> = {};
  Object.assign(window, { listening });
  for (const [name, target] of [
    ["window", Window.prototype],
    ["document", Document.prototype],
  ] as const) {
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    const isOurs = () => /\/assets\//.test(new Error().stack ?? "");
    Object.assign(target, {
      addEventListener(this: EventTarget, ...given: Parameters<typeof addEventListener>) {
        if (isOurs()) listening[`${name} ${given[0]}`] = (listening[`${name} ${given[0]}`] ?? 0) + 1;
        return addEventListener.apply(this, given);
      },
      removeEventListener(this: EventTarget, ...given: Parameters<typeof removeEventListener>) {
        if (isOurs()) listening[`${name} ${given[0]}`] = (listening[`${name} ${given[0]}`] ?? 0) - 1;
        return removeEventListener.apply(this, given);
      },
    });
  }
}
