import type { Browser, Page } from "playwright";

/** A page, and what it said on the console or threw. */
export interface SpokenPage {
  page: Page;
  /** `error: …`, `warning: …` and `uncaught: …`, without what the browser says of failed requests. */
  said: string[];
}

/** Opens a bare page and listens to it. */
export async function openPageAt(browser: Browser, url: string): Promise<SpokenPage> {
  const page = await browser.newPage();
  const said: string[] = [];
  page.on("console", (message) => {
    if (
      ["error", "warning"].includes(message.type()) &&
      !message.text().startsWith("Failed to load resource")
    )
      said.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => said.push(`uncaught: ${error}`));
  await page.goto(url);
  return { page, said };
}

/** Adds an element to the page. */
export function addElement(page: Page, tag: string): Promise<void> {
  return page.evaluate((name) => void document.body.append(document.createElement(name)), tag);
}

/** An editor is there once its button can be pressed. */
export function editorShown(page: Page): Promise<void> {
  return page.getByRole("button", { name: "確定" }).first().waitFor({ timeout: 5000 });
}
