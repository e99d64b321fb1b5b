import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type HostProcess, startHostProcess } from "./support/host.js";
import { openBrowser, openPage } from "./support/operator.js";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

let host: HostProcess;
let browser: Browser;
beforeAll(async () => {
  [host, browser] = await Promise.all([startHostProcess(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await host.remove();
});

const paths = [
  "/",
  "/actions",
  "/actions/new",
  "/actions/new?template=1",
  ...Array.from({ length: 12 }, (_, i) => `/actions/${i + 1}`),
  "/embed/form",
  "/embed/script",
  "/embed/several",
  "/line/message/egg/popup/403/2",
  "/line/message/egg/test_popup/401",
  "/line/content/group/501/preview",
  "/line/content/group/501/test_popup",
];
/** They join by themselves once the build has their element; before that, the module they load is not there. */
const pickerPaths = ["/pickers", "/pickers/multiple", "/pickers/rules", "/pickers/form"];
if (existsSync("dist/item-picker.js")) paths.push(...pickerPaths);
const severalEditors = ["/embed/script", "/embed/several"];
const looks = [
  { width: 1280, colorScheme: "light" },
  { width: 360, colorScheme: "dark" },
] as const;

describe.each(looks)("every page at $width px, $colorScheme", (look) => {
  test.each(paths)("%s: no console error, no report, nothing for axe, no sideways scroll", async (path) => {
    const { page, errors } = await openPage(browser, look);
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goto(host.url + path, { waitUntil: "load" });
    // Every editor of the page has drawn itself.
    await page.waitForFunction(() =>
      [...document.querySelectorAll("action-editor, item-picker")].every((element) =>
        element.shadowRoot?.querySelector("button, input, [role=combobox]"),
      ),
    );
    await page.evaluate(axe);
    const violations = await page.evaluate(async (several) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      const { violations } = await axe.run(document, {
        resultTypes: ["violations"],
        // Panels are regions with fixed names, so two editors on one page have two "1. テキスト送信".
        rules: { "landmark-unique": { enabled: !several } },
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(" | ")}`,
      );
    }, severalEditors.includes(path));
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await page.context().close();
    expect({ errors, violations, dialogs, sideways: Math.max(0, sideways) }).toEqual({
      errors: [],
      violations: [],
      dialogs: [],
      sideways: 0,
    });
    expect(await host.cspReports()).toEqual([]);
  });
});
