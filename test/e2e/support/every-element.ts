import type { Page } from "playwright";
import { expect } from "vitest";
import { elementTags } from "../../../src/elements/registry.js";
import { setLook } from "./operator.js";

/** Opens the host's page with all that the library has, and waits until each element is drawn and has what it loads. */
export async function openEveryElement(page: Page, hostUrl: string): Promise<void> {
  await setLook(page, { width: 1366, colorScheme: "light" });
  await page.goto(`${hostUrl}/embed/every-element`);
  for (const tag of elementTags) {
    const element = page.locator(tag);
    expect(await element.count(), tag).toBe(1);
    await element.evaluate((each) => each.scrollIntoView());
    await element.locator("button:visible, input:visible, [role=combobox]:visible").first().waitFor();
    const loading = element.locator("[aria-busy=true]:visible");
    await expect.poll(() => loading.count(), { message: tag }).toBe(0);
  }
}
