import { type Browser, chromium, type Locator, type Page } from "playwright";
import { chromiumLaunchOptions } from "../../tools/chromium.mjs";

/** Opens the browser that all tests of a file share. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch(chromiumLaunchOptions());
}

/** A page that remembers what went wrong in it. */
export interface WatchedPage {
  page: Page;
  /** Console errors and uncaught exceptions so far. */
  errors: string[];
}

/** A fresh window: no storage of another test, Japanese, the system's light or dark scheme as asked. */
export async function openPage(
  browser: Browser,
  options: { width?: number; colorScheme?: "light" | "dark" } = {},
): Promise<WatchedPage> {
  const { width = 1280, colorScheme = "light" } = options;
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme,
    locale: "ja-JP",
    timezoneId: "Asia/Tokyo",
    hasTouch: width < 500,
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  return { page, errors };
}

/** The parts of the action editor by the names an operator hears or reads. */
export function actionEditor(page: Page) {
  const editor = page.locator("action-editor");
  return {
    editor,
    add: (label: string) => editor.getByRole("button", { name: `${label}を追加`, exact: true }).click(),
    panel: (name: string): Locator => editor.getByRole("region", { name, exact: true }),
    text: (name: string): Locator =>
      editor.getByRole("region", { name, exact: true }).getByRole("textbox", { name: "本文" }),
    press: (panel: string, button: string) =>
      editor
        .getByRole("region", { name: panel, exact: true })
        .getByRole("button", { name: button, exact: true })
        .click(),
    finish: () => editor.getByRole("button", { name: "確定", exact: true }).click(),
    alert: editor.getByRole("alert"),
    success: editor.getByText("登録にしました"),
    value: () =>
      editor.evaluate(
        (element) => (element as HTMLElement & { value: { aid: number; inputs: unknown[] } }).value,
      ),
  };
}
