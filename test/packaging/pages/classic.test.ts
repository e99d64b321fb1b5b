import { readFileSync } from "node:fs";
import type { Browser } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openBrowser } from "../../e2e/support/operator.js";
import { type PageServer, servePages } from "./page-server.js";
import { editorShown, openPageAt } from "./watched-page.js";

const file = "console-editors.classic.js";
const classic = `/dist/${file}`;
const modules = '<script type="module" src="/dist/action-editor.js"></script>';
const tag = '<action-editor finisher="emit"></action-editor>';
const { version } = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8"));

let browser: Browser;
let server: PageServer;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  server = await servePages({
    "/head": `<script src="${classic}"></script><body>${tag}`,
    "/defer": `<script defer src="${classic}"></script><body>${tag}`,
    "/late": `<body>${tag}<script src="${classic}"></script>`,
    "/twice": `<script src="${classic}"></script><script src="${classic}"></script><body>${tag}`,
    "/classic-first": `<script src="${classic}"></script>${modules}<body>${tag}`,
    "/modules-first": `${modules}<script defer src="${classic}"></script><body>${tag}`,
    "/other-version": `${modules}<script defer src="/dist/other.js"></script><body>${tag}`,
  });
});
afterEach(() => server.stop());

test.each(["/head", "/defer", "/late"])(
  "one script, %s: the editor shows, and nothing else is fetched",
  async (path) => {
    const { page, said } = await openPageAt(browser, server.url + path);
    await editorShown(page);
    expect(said).toEqual([]);
    expect(server.asked.filter((asked) => asked.endsWith(".js"))).toEqual([file]);
    await page.close();
  },
);

test("the global has what the package's main entry exports, and its parts work", async () => {
  const { page } = await openPageAt(browser, `${server.url}/head`);
  const built = new URL("../../../dist/index.js", import.meta.url).href;
  const names = Object.keys(await import(/* @vite-ignore */ built)).sort();
  expect(names).toContain("configure");
  const found = await page.evaluate(() => {
    const { ConsoleEditors } = window;
    return {
      names: Object.keys(ConsoleEditors).sort(),
      version: ConsoleEditors.version,
      same: customElements.get("action-editor") === ConsoleEditors.ActionEditorElement,
    };
  });
  expect(found).toEqual({ names, version, same: true });
  // A part that the modules fetch on its own is inside.
  await page.getByRole("button", { name: "テキスト送信を追加" }).click();
  await page.getByRole("textbox", { name: "本文" }).waitFor({ timeout: 5000 });
  expect(server.asked.filter((asked) => asked.endsWith(".js"))).toEqual([file]);
  await page.close();
});

describe("two copies on one page", () => {
  test.each(["/twice", "/classic-first", "/modules-first"])(
    "%s: the first wins, and one warning says so",
    async (path) => {
      const { page, said } = await openPageAt(browser, server.url + path);
      await editorShown(page);
      await expect.poll(() => said).toHaveLength(1);
      expect(said[0]).toBe(
        `warning: console-editors ${version}: <action-editor> is already defined by console-editors ${version}, which stays in use.`,
      );
      await page.close();
    },
  );

  test("of two versions, both are named", async () => {
    const text = readFileSync(new URL(`../../../dist/${file}`, import.meta.url), "utf8");
    server.replaceFile("other.js", text.replaceAll(`"${version}"`, '"9.8.7"'));
    const { page, said } = await openPageAt(browser, `${server.url}/other-version`);
    await editorShown(page);
    await expect.poll(() => said).toHaveLength(1);
    expect(said[0]).toContain("console-editors 9.8.7: ");
    expect(said[0]).toContain(`by console-editors ${version}`);
    await page.close();
  });

  test("what one is told by `configure` reaches the elements of the other", async () => {
    const { page } = await openPageAt(browser, `${server.url}/modules-first`);
    await editorShown(page);
    const own = await page.evaluate(() => {
      const { ConsoleEditors } = window;
      ConsoleEditors.configure({ locale: "en" });
      return customElements.get("action-editor") === ConsoleEditors.ActionEditorElement;
    });
    expect(own).toBe(false);
    await page.getByRole("button", { name: "Save", exact: true }).waitFor({ timeout: 5000 });
    await page.close();
  });
});
