import type { Browser } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { openBrowser } from "../../e2e/support/operator.js";
import { type PageServer, servePages } from "./page-server.js";
import { addElement, editorShown, openPageAt } from "./watched-page.js";

const script = '<script type="module" src="/dist/autoloader.js"></script>';

let browser: Browser;
let server: PageServer;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  server = await servePages({
    "/with": `${script}<body><action-editor finisher="emit"></action-editor>`,
    "/without": `${script}<body><p>no editor</p>`,
  });
});
afterEach(() => server.stop());

test("a tag in the markup loads its entry", async () => {
  const { page, said } = await openPageAt(browser, `${server.url}/with`);
  await editorShown(page);
  expect(said).toEqual([]);
  await page.close();
});

test("a page without a tag loads nothing else; a tag added later, deep in other markup, is noticed", async () => {
  const { page, said } = await openPageAt(browser, `${server.url}/without`);
  await addElement(page, "div");
  await page.waitForLoadState("networkidle");
  expect(server.asked.filter((path) => path.endsWith(".js"))).toEqual(["autoloader.js"]);

  await page.evaluate(() => {
    const section = document.createElement("section");
    section.append(document.createElement("action-editor"));
    document.body.append(section);
  });
  await editorShown(page);
  expect(said).toEqual([]);
  await page.close();
});

test("a failed load is told once, and tried again when the tag appears again", async () => {
  server.breakFile("action-editor.js", true);
  const { page, said } = await openPageAt(browser, `${server.url}/with`);
  const times = () => server.asked.filter((path) => path === "action-editor.js").length;
  await expect.poll(() => said).toHaveLength(1);
  expect(said[0]).toContain("console-editors: <action-editor> could not be loaded");
  expect(times()).toBe(1);

  await addElement(page, "p");
  await addElement(page, "action-editor");
  await expect.poll(times).toBe(2);

  server.breakFile("action-editor.js", false);
  await page.waitForTimeout(100);
  await addElement(page, "action-editor");
  await editorShown(page);
  expect(times()).toBe(3);
  expect(said).toHaveLength(1);
  await page.close();
});
