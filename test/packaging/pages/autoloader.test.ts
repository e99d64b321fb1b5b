import { expect, test } from "vitest";
import { addElement, editorShown, openBarePages } from "./watched-page.js";

const script = '<script type="module" src="/dist/autoloader.js"></script>';

const pages = openBarePages({
  "/with": `${script}<body><action-editor finisher="emit"></action-editor>`,
  "/without": `${script}<body><p>no editor</p>`,
});

test("a tag in the markup loads its entry", { tags: ["smoke"] }, async () => {
  const page = await pages.open("/with");
  await editorShown(page);
  expect(pages.messages).toEqual([]);
});

test("a page without a tag loads nothing else; a tag added later, deep in other markup, is noticed", async () => {
  const page = await pages.open("/without");
  await addElement(page, "div");
  await page.waitForLoadState("networkidle");
  expect(pages.server.asked.filter((path) => path.endsWith(".js"))).toEqual(["autoloader.js"]);

  await page.evaluate(() => {
    const section = document.createElement("section");
    section.append(document.createElement("action-editor"));
    document.body.append(section);
  });
  await editorShown(page);
  expect(pages.messages).toEqual([]);
});

test("a failed load is told once, and tried again when the tag appears again", async ({ skip }) => {
  skip(!(await pages.triesImportsAgain()), "this browser keeps a failed import as long as the page lives");
  pages.server.breakFile("action-editor.js", true);
  const page = await pages.open("/with");
  const times = () => pages.server.asked.filter((path) => path === "action-editor.js").length;
  await expect.poll(() => pages.messages).toHaveLength(1);
  expect(pages.messages[0]).toContain("console-editors: <action-editor> could not be loaded");
  expect(times()).toBe(1);

  await addElement(page, "p");
  await addElement(page, "action-editor");
  await expect.poll(times).toBe(2);

  pages.server.breakFile("action-editor.js", false);
  // Until the failure has arrived in the page, another tag asks for nothing.
  await expect
    .poll(async () => {
      await addElement(page, "action-editor");
      return times();
    })
    .toBe(3);
  await editorShown(page);
  expect(times()).toBe(3);
  expect(pages.messages).toHaveLength(1);
});
