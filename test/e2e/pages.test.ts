import { describe, expect, test } from "vitest";
import { axeViolations } from "./support/axe.js";
import { openPage } from "./support/operator.js";
import { startHostAndBrowser } from "./support/session.js";

const session = startHostAndBrowser();

const paths = [
  "/",
  "/actions",
  "/actions/new",
  "/actions/new?template=1",
  ...Array.from({ length: 12 }, (_, i) => `/actions/${i + 1}`),
  "/embed/alone",
  "/embed/form",
  "/embed/script",
  "/embed/modal",
  "/embed/several",
  "/embed/many",
  "/embed/classic",
  "/embed/autoloader",
  "/pickers",
  "/pickers/multiple",
  "/pickers/rules",
  "/pickers/form",
  "/filters",
  "/filters/new",
  "/filters/1601",
  "/filters/1601?by=value",
  "/filters/1610",
  "/filters/board",
  "/filters/funneling",
  "/filters/script",
  "/filters/form",
  "/filters/modal",
  "/filters/several",
  "/line/message/egg/popup/403/2",
  "/line/message/egg/test_popup/401",
  "/line/content/group/501/preview",
  "/line/content/group/501/test_popup",
];
const severalEditors = [
  "/embed/script",
  "/embed/several",
  "/embed/many",
  "/filters/script",
  "/filters/several",
];
const looks = [
  { width: 1280, colorScheme: "light" },
  { width: 360, colorScheme: "dark" },
] as const;

describe.each(looks)("every page at $width px, $colorScheme", (look) => {
  test.each(paths)("%s: no console error, no report, nothing for axe, no sideways scroll", async (path) => {
    const { page, errors } = await openPage(session.windows, look);
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goto(session.host.url + path, { waitUntil: "load" });
    // Every editor that can be seen draws itself when it is scrolled to; one in a closed modal does not.
    await page.evaluate(async () => {
      const isDrawn = (element: Element) =>
        element.shadowRoot?.querySelector("button, input, [role=combobox]") !== null;
      for (const element of document.querySelectorAll("action-editor, item-picker, funnel-editor")) {
        if (!element.checkVisibility()) continue;
        element.scrollIntoView();
        while (!element.shadowRoot || !isDrawn(element))
          await new Promise((frame) => requestAnimationFrame(frame));
      }
      scrollTo(0, 0);
    });
    const violations = await axeViolations(page, { several: severalEditors.includes(path) });
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await page.close();
    expect({ errors, violations, dialogs, sideways: Math.max(0, sideways) }).toEqual({
      errors: [],
      violations: [],
      dialogs: [],
      sideways: 0,
    });
    expect(await session.host.cspReports()).toEqual([]);
  });
});
