import { beforeAll, describe, expect, test } from "vitest";
import { type CorpusOutcome, showCorpus } from "./support/corpus.js";
import type { ElementPlace, ElementUnderTest } from "./support/element-under-test.js";
import { elementsUnderTest, savingElements } from "./support/elements.js";
import { fixtures } from "./support/fixtures.js";
import { openHostilePages } from "./support/hostile-pages.js";
import { injections, scriptAddresses } from "./support/injections.js";
import { showProperties } from "./support/only-text.js";
import { attributesPlace, refusalPlace } from "./support/places.js";

const pages = openHostilePages();

test("the corpus is as large as promised, and its markup does run where it is taken for markup", async () => {
  expect(new Set(injections).size).toBeGreaterThanOrEqual(60);
  const { page, dialogs } = await pages.open(fixtures.clean);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML("beforeend", "<img src=x onerror=alert(1)>");
  });
  await expect.poll(() => dialogs).toEqual(["1"]);
});

describe("every text of the corpus is nothing but text", () => {
  const placesOf = new Map<ElementUnderTest, ElementPlace[]>(
    elementsUnderTest.map((element) => [element, [...element.places, attributesPlace(element)]]),
  );
  for (const element of savingElements) placesOf.get(element)?.push(refusalPlace(element));
  const all = [...placesOf].flatMap(([{ tag }, places]) =>
    places.map((place) => ({ tag, name: place.name, place })),
  );
  let outcome: CorpusOutcome;
  beforeAll(async () => {
    outcome = await showCorpus(pages, placesOf, () => 'finisher="emit"');
    await pages.leave();
  }, 600_000);

  test.each(all)("in <$tag>: $name", ({ place }) => {
    expect(outcome.misreadIn(place)).toEqual([]);
  });

  test("and no script runs, nor does the page leave", () => {
    expect(outcome.executed).toEqual([]);
  });
});

describe("no address of a script is followed, and no prototype changed", () => {
  const attributesOf = () => 'finisher="post"';

  test.each(savingElements)("when an answer sends <$tag> to one", async (element) => {
    const placement = { elements: [element], attributesOf };
    const { page, locate, dialogs } = await pages.open(fixtures.clean, placement);
    const addresses = [...scriptAddresses, "/pages/where-it-may-go"];
    let answered = 0;
    pages.server().answer = () => ({
      status: 200,
      json: { [element.idKey]: 1, redirect_to: addresses[answered++] },
    });
    const leftFor = await locate(element).evaluate(
      async (each, [value, count]) => {
        type Editor = HTMLElement & { submit(): Promise<{ ok: boolean }>; value: unknown };
        const editor = each as Editor;
        const { navigation } = window as unknown as { navigation: EventTarget };
        const destinations: string[] = [];
        navigation.addEventListener("navigate", (event) => {
          event.preventDefault();
          destinations.push((event as unknown as { destination: { url: string } }).destination.url);
        });
        const leftFor: string[][] = [];
        for (let at = 0; at < count; at++) {
          editor.value = value;
          const { ok } = await editor.submit();
          await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
          leftFor.push([`saved: ${ok}`, ...destinations.splice(0)]);
        }
        return leftFor;
      },
      [element.expected, addresses.length] as const,
    );
    const stays = ["saved: true"];
    expect(Object.fromEntries(addresses.map((address, at) => [address, leftFor[at]]))).toEqual({
      ...Object.fromEntries(scriptAddresses.map((address) => [address, stays])),
      // Were it not seen here, the others would say nothing.
      "/pages/where-it-may-go": [...stays, `${pages.server().origin}/pages/where-it-may-go`],
    });
    expect(dialogs).toEqual([]);
    expect(page.url()).toBe(pages.server().origin + fixtures.clean.path);
  });

  test("by its name in an attribute or an answer", async () => {
    const visit = await pages.open(fixtures.clean, { elements: savingElements, attributesOf });
    const poison = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
    for (const element of savingElements) {
      const editor = visit.locate(element);
      await editor.evaluate((each, text) => {
        each.setAttribute("trigger-context", text);
        each.setAttribute("value", text);
      }, poison);
      await showProperties(editor, { value: element.expected });
      pages.server().answer = { status: 200, json: { ...JSON.parse(poison), [element.idKey]: 1 } };
      await element.finish(editor);
      await expect.poll(() => visit.payloadsOf(element), { message: element.tag }).toHaveLength(1);
      expect(await visit.page.evaluate(() => "polluted" in {}), element.tag).toBe(false);
    }
  });
});
