import { expect, test } from "vitest";
import { openPage } from "./support/operator.js";
import { startHostAndBrowser } from "./support/session.js";

const session = startHostAndBrowser();
/** Without insisting, Chromium kept a page within eight at the most. */
const rounds = 12;

test("a page that is about to show another document is closed too", async () => {
  for (let round = 0; round < rounds; round++) {
    const { page } = await openPage(session.windows);
    await page.goto(`${session.host.url}/pickers/form`);
    const sent = page.waitForRequest((request) => request.method() === "POST");
    await page.locator("form:has(item-picker)").evaluate((form) => {
      (form as HTMLFormElement).submit();
    });
    await sent;
    await session.windows.clear();
    expect(page.isClosed()).toBe(true);
  }
});
