import type { Locator } from "playwright";
import { beforeEach, describe, expect, test } from "vitest";
import type { ElementUnderTest } from "./support/element-under-test.js";
import { elementsUnderTest, finishingElements } from "./support/elements.js";
import { fixtures } from "./support/fixtures.js";
import { openHostilePages } from "./support/hostile-pages.js";
import { injections, scriptAddresses } from "./support/injections.js";
import { expectOnlyText, listenForDialogs, showValue } from "./support/only-text.js";
import type { Visit } from "./support/visit.js";

const pages = openHostilePages();
let visited: Visit;
let dialogs: string[];

async function open(element: ElementUnderTest, attributes: string): Promise<void> {
  visited = await pages.open(fixtures.clean, element, attributes);
  dialogs = listenForDialogs(visited);
}

test("the corpus is as large as promised, and its markup does run where it is taken for markup", async () => {
  expect(new Set(injections).size).toBeGreaterThanOrEqual(60);
  await open(elementsUnderTest[0] as ElementUnderTest, "");
  await visited.page.evaluate(() => {
    document.body.insertAdjacentHTML("beforeend", "<img src=x onerror=alert(1)>");
  });
  await expect.poll(() => dialogs).toEqual(["1"]);
});

describe.each(elementsUnderTest)("<$tag> takes for text", (element) => {
  describe.each(element.places)("$name", (place) => {
    beforeEach(() => open(element, place.attributes));

    test("whatever the value holds there", async () => {
      await expectOnlyText(visited, dialogs, place);
    });
  });

  test("whatever an attribute holds", async () => {
    await open(element, "");
    const all = await visited.editor.evaluate((each) => [
      ...(each.constructor as unknown as { observedAttributes: string[] }).observedAttributes,
      "class",
      "title",
      "lang",
    ]);
    const names = all.filter((name) => !element.loading?.includes(name));
    await expectOnlyText(visited, dialogs, {
      show: (editor, text) =>
        editor.evaluate(
          async (each, [attributes, value]) => {
            for (const name of attributes) each.setAttribute(name, value);
            await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
          },
          [names, text] as const,
        ),
    });
  });
});

describe.each(finishingElements)("<$tag>, when it is finished, takes for text", (element) => {
  test("the name of a prototype, in an attribute and in an answer", async () => {
    await open(element, 'finisher="post"');
    const poison = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
    await visited.editor.evaluate((each, text) => each.setAttribute("trigger-context", text), poison);
    await visited.editor.evaluate((each, text) => each.setAttribute("value", text), poison);
    await showValue(visited.editor, element.expected);
    pages.server().answer = { status: 200, json: { ...JSON.parse(poison), aid: 1 } };
    await element.finish(visited.editor);
    await expect.poll(() => visited.payloads).toHaveLength(1);
    expect(await visited.page.evaluate(() => "polluted" in {})).toBe(false);
  });

  test("whatever the server says", async () => {
    await open(element, 'finisher="post"');
    await showValue(visited.editor, element.expected);
    const show = async (editor: Locator, text: string) => {
      pages.server().answer = { status: 422, json: { message: text, errors: { name: [`${text}.`] } } };
      const result = await editor.evaluate(async (each) => {
        const { messages } = await (
          each as HTMLElement & { submit(): Promise<{ messages: string[] }> }
        ).submit();
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
        return messages;
      });
      expect(result.join()).toContain(
        text
          .trim()
          .slice(0, 10)
          .replace(/\uD83D$/, ""),
      );
    };
    await expectOnlyText(visited, dialogs, { show });
  });

  test.each(scriptAddresses)("no address to follow: redirect_to %j", async (address) => {
    await open(element, 'finisher="post"');
    await showValue(visited.editor, element.expected);
    pages.server().answer = { status: 200, json: { aid: 1, redirect_to: address } };
    await element.finish(visited.editor);
    await expect.poll(() => visited.payloads).toHaveLength(1);
    await visited.page.waitForTimeout(100);
    expect(visited.page.url()).toContain(fixtures.clean.path);
    expect(dialogs).toEqual([]);
  });
});
