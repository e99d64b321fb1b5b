import { type Browser, chromium, type Locator, type Page } from "playwright";
import { chromiumLaunchOptions } from "../../tools/chromium.mjs";
import type { Windows } from "./windows.js";

/** Opens the browser that all tests of a file share. */
export function openBrowser(more: readonly string[] = []): Promise<Browser> {
  const { args, ...options } = chromiumLaunchOptions();
  return chromium.launch({ ...options, args: [...args, ...more] });
}

/** A page that remembers what went wrong in it. */
export interface WatchedPage {
  page: Page;
  /** Console errors and uncaught exceptions so far. */
  errors: string[];
}

/** A fresh page: Japanese, the system's light or dark scheme as asked. */
export async function openPage(
  windows: Windows,
  options: { width?: number; colorScheme?: "light" | "dark" } = {},
): Promise<WatchedPage> {
  const { width = 1280, colorScheme = "light" } = options;
  const page = await windows.newPage({
    viewport: { width, height: 900 },
    colorScheme,
    locale: "ja-JP",
    timezoneId: "Asia/Tokyo",
    hasTouch: width < 500,
  });
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

/** The parts of a page's filter editor by the names an operator hears or reads. */
export function funnelEditor(page: Page, selector = "") {
  const editor = page.locator(`funnel-editor${selector}`);
  const button = (name: string): Locator => editor.getByRole("button", { name, exact: true });
  return {
    editor,
    button,
    all: editor.getByRole("group", { name: "すべて満たす(and)", exact: true }),
    any: editor.getByRole("group", { name: "いずれか1つ以上を満たす(or)", exact: true }),
    row: (name: string): Locator => editor.getByRole("group", { name, exact: true }),
    name: editor.getByRole("textbox", { name: "条件名" }),
    finish: () => button("検索").click(),
    alert: editor.getByRole("alert"),
    value: () => editor.evaluate((element) => (element as HTMLElement & { value: FilterValue }).value),
  };
}

interface FilterValue {
  fid: number | null;
  inputs: Record<string, unknown>[];
}

/** Adds a condition by its button, and gives its row once its fields are there. */
export async function addCondition(panel: Locator, label: string): Promise<Locator> {
  await panel.getByRole("button", { name: `${label}を追加`, exact: true }).click();
  const row = panel.getByRole("group", { name: new RegExp(`^\\d+\\. ${label}$`) }).last();
  await row.locator(".cond-fields :is(input, select, button)").first().waitFor();
  return row;
}

/** Opens a picker of a row and takes an item by its name, as far as it is shown. */
export async function pick(row: Locator, picker: string, item: string): Promise<void> {
  const opener = row.getByRole("combobox", { name: picker, exact: true });
  await opener.click();
  await row.locator("[popover] [role=option]").filter({ hasText: item }).first().click();
  // With several to choose the list stays open, until its picker has the focus again.
  const open = row.locator("[popover]:popover-open");
  if (await open.getByRole("button", { name: "すべて選択" }).count()) await open.press("Escape");
  await open.waitFor({ state: "detached" });
}
