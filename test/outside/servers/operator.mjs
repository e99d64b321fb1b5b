import { chromium } from "playwright";
import { chromiumLaunchOptions } from "../../tools/chromium.mjs";

/** An operator who adds a text to the action of a page and finishes; `done` says in the page what then is there. */
export async function buildAction(url, done) {
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(20_000);
    await page.goto(url);
    const editor = page.locator("action-editor");
    await editor.getByRole("button", { name: "テキスト送信を追加" }).click();
    // The focus goes into the new one.
    await page.waitForTimeout(300);
    await page.keyboard.type("ご来店ありがとうございました。");
    await editor.getByRole("button", { name: "確定" }).click();
    return await done(page);
  } finally {
    await browser.close();
  }
}
