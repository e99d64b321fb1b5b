import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { addElement, editorShown, openBarePages } from "./watched-page.js";

const file = "console-editors.classic.js";
const classic = `/dist/${file}`;
const modules = '<script type="module" src="/dist/action-editor.js"></script>';
const tag = '<action-editor finisher="emit"></action-editor>';
const { version } = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8"));

const pages = openBarePages({
  "/head": `<script src="${classic}"></script><body>${tag}`,
  "/defer": `<script defer src="${classic}"></script><body>${tag}`,
  "/late": `<body>${tag}<script src="${classic}"></script>`,
  "/without": `<script src="${classic}"></script><body><p>no editor</p>`,
  "/elsewhere": `<script src="/loader.js" data-base="/dist"></script><body>${tag}`,
  "/twice": `<script src="${classic}"></script><script src="${classic}"></script><body>${tag}`,
  "/classic-first": `<script src="${classic}"></script>${modules}<body>${tag}`,
  "/modules-first": `${modules}<script defer src="${classic}"></script><body>${tag}`,
  "/other-version": `${modules}<script defer src="/dist/other.js"></script><body>${tag}`,
  "/two-versions": `<script src="${classic}"></script><script src="/dist/other.js"></script><body>${tag}`,
});

/** The entries that were asked for, and not their chunks. */
function entriesAsked(): string[] {
  return pages.server.asked.filter((path) => /^[\w-]+\.js$/.test(path));
}

test.each(["/head", "/defer", "/late"])(
  "%s: the editor shows, and of the entries only its own is fetched",
  { tags: ["smoke"] },
  async (path) => {
    const page = await pages.open(path);
    await editorShown(page);
    expect(pages.messages).toEqual([]);
    expect(pages.server.asked[0]).toBe(file);
    expect(entriesAsked()).toEqual(["action-editor.js"]);
  },
);

test("a page without a tag loads nothing else, and a tag that comes later is noticed", async () => {
  const page = await pages.open("/without");
  await page.waitForLoadState("networkidle");
  expect(pages.server.asked).toEqual([file]);
  await addElement(page, "action-editor");
  await editorShown(page);
  expect(pages.messages).toEqual([]);
});

test("a script in another place says by `data-base` where the entries are", async () => {
  pages.server.replaceFile(
    "/loader.js",
    readFileSync(new URL(`../../../dist/${file}`, import.meta.url), "utf8"),
  );
  const page = await pages.open("/elsewhere");
  await editorShown(page);
  expect(pages.messages).toEqual([]);
  expect(entriesAsked()).toEqual(["action-editor.js"]);
});

describe("the global", () => {
  test("configures elements that are not loaded yet", async () => {
    const page = await pages.open("/without");
    await page.evaluate(() => window.ConsoleEditors.configure({ locale: "en" }));
    await addElement(page, "action-editor");
    const save = page.getByRole("button", { name: "Save", exact: true });
    await expect.poll(() => save.count()).toBe(1);
  });

  test("gives by `ready` what the package's main entry exports, and defines nothing by that", async () => {
    const page = await pages.open("/without");
    const built = new URL("../../../dist/index.js", import.meta.url).href;
    const names = Object.keys(await import(/* @vite-ignore */ built)).sort();
    expect(names).toContain("actionSchema");
    const found = await page.evaluate(async () => {
      const all = await window.ConsoleEditors.ready;
      return {
        names: Object.keys(all).sort(),
        versions: [window.ConsoleEditors.version, all.version],
        defined: customElements.get("action-editor") !== undefined,
      };
    });
    expect(found).toEqual({ names, versions: [version, version], defined: false });
  });

  test("defines every element by `defineAll`, the same that its tag would load", async () => {
    const page = await pages.open("/head");
    await editorShown(page);
    const same = await page.evaluate(async () => {
      const all = await window.ConsoleEditors.defineAll();
      return [
        customElements.get("action-editor") === all.ActionEditorElement,
        customElements.get("item-picker") === all.ItemPickerElement,
      ];
    });
    expect(same).toEqual([true, true]);
    expect(pages.messages).toEqual([]);
  });

  test("tries again what could not be loaded, when it is asked again", async ({ skip }) => {
    skip(!(await pages.triesImportsAgain()), "this browser keeps a failed import as long as the page lives");
    pages.server.breakFile("index.js", true);
    const page = await pages.open("/without");
    const ask = () =>
      page.evaluate(() =>
        window.ConsoleEditors.ready.then(
          () => "loaded",
          () => "failed",
        ),
      );
    expect(await ask()).toBe("failed");
    pages.server.breakFile("index.js", false);
    expect(await ask()).toBe("loaded");
  });
});

describe("two copies on one page", () => {
  test.each(["/twice", "/classic-first", "/modules-first"])(
    "%s of one version load the elements once",
    async (path) => {
      const page = await pages.open(path);
      await editorShown(page);
      expect(pages.messages).toEqual([]);
      expect(entriesAsked()).toEqual(["action-editor.js"]);
    },
  );

  test.each(["/other-version", "/two-versions"])("%s: of two versions both are named, once", async (path) => {
    const text = readFileSync(new URL(`../../../dist/${file}`, import.meta.url), "utf8");
    pages.server.replaceFile("other.js", text.replaceAll(`"${version}"`, '"9.8.7"'));
    const page = await pages.open(path);
    await editorShown(page);
    await expect.poll(() => pages.messages).toHaveLength(1);
    expect(pages.messages[0]).toContain("console-editors 9.8.7: ");
    expect(pages.messages[0]).toContain(`console-editors ${version}`);
  });

  test("what one is told by `configure` reaches the elements of the other", async () => {
    const page = await pages.open("/modules-first");
    await editorShown(page);
    await page.evaluate(() => window.ConsoleEditors.configure({ locale: "en" }));
    const save = page.getByRole("button", { name: "Save", exact: true });
    await expect.poll(() => save.count()).toBe(1);
  });
});
