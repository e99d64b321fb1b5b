import { describe, expect, test } from "vitest";
import { elementsUnderTest } from "./support/elements.js";
import type { Fixture } from "./support/fixture.js";
import { fixtures } from "./support/fixtures.js";
import { openHostilePages } from "./support/hostile-pages.js";

const pages = openHostilePages();

/** Each page's harm, seen from the page: were it not there, the other tests would say nothing. */
const harms: [Fixture, (element: HTMLElement) => unknown, unknown][] = [
  [fixtures.jquery, jqueryVersion, "1.12.4"],
  [fixtures.jquery3, jqueryVersion, "3.7.1"],
  [fixtures.bootstrapModalJquery3, jqueryVersion, "3.7.1"],
  [fixtures.prototype, () => JSON.stringify({ list: [1] }), '{"list":"[1]"}'],
  [fixtures.elementExtensions, (element) => "container" in element && "props" in element, true],
  [fixtures.mootools, () => typeof Reflect.get(Array.prototype, "erase"), "function"],
  [fixtures.translatedPage, () => document.querySelectorAll("h1 > font").length, 1],
  [fixtures.translatedInside, (element) => Boolean(element.shadowRoot?.querySelector("button font")), true],
  [fixtures.extension, (element) => Boolean(element.shadowRoot?.querySelector("input[data-gramm]")), true],
  [fixtures.styles, () => getComputedStyle(document.body).fontStyle, "italic"],
  [fixtures.unset, (element) => getComputedStyle(element).display, "inline"],
  [fixtures.forcedColors, () => matchMedia("(forced-colors: active)").matches, true],
  [fixtures.base, () => new URL("x", document.baseURI).pathname, "/elsewhere/x"],
];

/** What each wrapper around `fetch` makes of a `Request`, which is how our calls must not be handed over. */
const madeOfRequest: [Fixture, answeredBy: string, token: string | undefined][] = [
  [fixtures.clean, "/api/x", "token"],
  [fixtures.fetchWithHeaders, "/api/x", undefined],
  [fixtures.fetchSearched, "TypeError: address.indexOf is not a function", undefined],
  [fixtures.fetchExtended, "/pages/[object%20Request]", undefined],
];

describe.each(elementsUnderTest)("around <$tag>", (element) => {
  test.each(harms)("the page is as hostile as it says: $name", async (fixture, look, expected) => {
    const { editor } = await pages.open(fixture, element);
    await element.showFields?.(editor);
    await expect.poll(() => editor.evaluate(look)).toEqual(expected);
  });

  test.each(madeOfRequest)("what becomes of a Request: $name", async (fixture, answeredBy, token) => {
    const { page } = await pages.open(fixture, element);
    const answered = await page.evaluate(() =>
      fetch(new Request("/api/x", { headers: { "X-CSRF-TOKEN": "token" } })).then(
        ({ url }) => new URL(url).pathname,
        String,
      ),
    );
    expect(answered).toBe(answeredBy);
    expect(pages.server().calls[0]?.headers["x-csrf-token"]).toBe(token);
  });
});

test("what a page left behind, and what it bent, is gone for the next one of the same window", async () => {
  const [element] = elementsUnderTest;
  if (!element) throw new Error("There is no element to test.");
  const { page: first } = await pages.open(fixtures.prototype, element);
  await first.context().addCookies([{ name: "left", value: "1", url: pages.server().origin }]);
  await first.evaluate(() => {
    localStorage.setItem("left", "1");
    sessionStorage.setItem("left", "1");
  });
  await pages.closeAll();
  const { page: next } = await pages.open(fixtures.clean, element);
  const left = await next.evaluate(() => [
    document.cookie,
    localStorage.length,
    sessionStorage.getItem("left"),
    "toJSON" in Array.prototype,
  ]);
  expect(left).toEqual(["", 0, null, false]);
});

/** It is sent to the page as text. */
function jqueryVersion(): string {
  return (window as unknown as { jQuery: { fn: { jquery: string } } }).jQuery.fn.jquery;
}
