import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { isThorough } from "../tools/repetitions.js";
import { hasTraits } from "./support/element-under-test.js";
import {
  elementsUnderTest,
  elementsWithValue,
  finishingElements,
  libraryElements,
  savingElements,
  serverElements,
} from "./support/elements.js";
import { type Fixture, onPage } from "./support/fixture.js";
import { otherVersion, version as ownVersion } from "./support/fixture-server.js";
import { documentFixtures, fixtures } from "./support/fixtures.js";
import { openHostilePages } from "./support/hostile-pages.js";
import { testPage, visitCleanPage } from "./support/page-tests.js";
import { axeViolations } from "./support/reach.js";

// Pages that are styled, built or delivered in a way that could get in the way of ours.

const pages = openHostilePages();
const clean = visitCleanPage(pages);
const { scriptTwice, twoVersions, twoVersionsOtherFirst, windows31j, eucJp, ten, fifty, ...others } =
  documentFixtures;

describe(fixtures.clean.name, () => {
  test.each(elementsWithValue)("<$tag> holds what the operator wrote", (element) => {
    const { value = "" } = clean().of(element);
    expect({ value: JSON.parse(value) }).toMatchObject({ value: element.expected });
  });

  test.each(finishingElements)("<$tag> hands over what the operator wrote", (element) => {
    const { payload = "" } = clean().of(element);
    const expected = element.handedOver ?? element.expected;
    expect({ payload: JSON.parse(payload) }).toMatchObject({ payload: expected });
  });

  test.each(serverElements)("<$tag> has the server do what the operator did", (element) => {
    const { method, path, body } = element.gesture;
    const { call } = clean().of(element);
    expect(call).toMatchObject({ method, url: path, token: "token-of-the-page" });
    expect(JSON.parse(call?.body ?? "")).toEqual(body);
  });

  test.each(elementsUnderTest)("<$tag> is worked with without an error", (element) => {
    expect(clean().of(element).errors).toEqual([]);
  });

  test.each(savingElements)("<$tag> posts with the page's token", (element) => {
    expect(clean().of(element).call).toMatchObject({
      method: "POST",
      url: element.savePath,
      accept: "application/json",
      token: "token-of-the-page",
      requestedWith: "XMLHttpRequest",
    });
  });

  test.each(elementsUnderTest)("around <$tag> nothing is wrong", (element) => {
    expect(clean().of(element).harm).toEqual(fixtures.clean.harm.expected);
  });

  test("axe looks inside of each element", async () => {
    const { page, locate } = await pages.open(fixtures.clean);
    for (const element of elementsUnderTest) {
      await locate(element).evaluate((each) =>
        each.shadowRoot?.querySelector("div")?.append(document.createElement("img")),
      );
    }
    const tags = elementsUnderTest.map(({ tag }) => tag);
    const expected = tags.map((tag) => [tag, [expect.stringContaining("image-alt")]]);
    expect([...(await axeViolations(page, tags))]).toEqual(expected);
  });
});

for (const fixture of Object.values(others)) {
  describe(fixture.name, () => {
    testPage(pages, fixture, clean);
  });
}

for (const fixture of [windows31j, eucJp]) {
  describe(fixture.name, () => {
    testPage(pages, fixture, clean);

    test("a form gets the same of each element as on the clean page; what the page writes itself is changed", async () => {
      const expected = await formPosted(fixtures.clean);
      const { plain, ...posted } = await formPosted(fixture);
      expect(posted).toEqual({ ...expected, plain: undefined });
      expect(new Set(Object.keys(posted))).toEqual(new Set(savingElements.map(({ tag }) => tag)));
      expect(JSON.stringify(posted)).toContain("髙橋 😀");
      expect(plain).toBe("髙橋 &#128512;");
    });
  });
}

/** What a form posts for every finishing element, and for a field of the page, all of them with such a text. */
async function formPosted(fixture: Fixture): Promise<Record<string, unknown>> {
  const text = '髙橋 😀 ～―¥ "\\" ~';
  const { page, locate } = await pages.open(fixture, { elements: savingElements });
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      "beforeend",
      '<form method="post" action="/save"><input name="plain"></form>',
    );
    document.querySelector("input")?.setAttribute("value", "髙橋 \u{1f600}");
  });
  for (const element of savingElements) {
    const [{ valueWith }] = element.places as [(typeof element.places)[number]];
    await locate(element).evaluate((each, value) => {
      each.setAttribute("name", each.localName);
      Reflect.set(each, "value", value);
      document.querySelector("form")?.append(each);
    }, valueWith(text));
  }
  const { calls } = pages.server();
  await Promise.all([
    page.waitForURL("**/save"),
    page.evaluate(() => document.querySelector("form")?.submit()),
  ]);
  const charset = fixture.charset ?? "utf-8";
  const fields = new Map(
    (calls.at(-1)?.body ?? "").split("&").map((field) => {
      const [name = "", value = ""] = field.split("=").map((part) => decode(part, charset));
      return [name, value] as const;
    }),
  );
  await pages.leave();
  const of = ({ tag }: { tag: string }) => [tag, JSON.parse(fields.get(tag) ?? "")] as const;
  return { ...Object.fromEntries(savingElements.map(of)), plain: fields.get("plain") };
}

/** A part of a posted form. */
function decode(part: string, charset: string): string {
  const binary = part
    .replaceAll("+", " ")
    .replace(/%(..)/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return new TextDecoder(charset).decode(Buffer.from(binary, "latin1"));
}

describe(scriptTwice.name, () => {
  const outcome = testPage(pages, scriptTwice, clean);

  test("there is no warning", () => {
    expect(outcome().warnings).toEqual([]);
  });
});

describe.each([
  { fixture: twoVersions, first: ownVersion, second: otherVersion },
  { fixture: twoVersionsOtherFirst, first: otherVersion, second: ownVersion },
])("$fixture.name", ({ fixture, first, second }) => {
  const versions = new Map<string, string>();
  const outcome = testPage(pages, fixture, clean, {
    async afterWork(element, { locate }) {
      const version = await locate(element).evaluate(
        (each) => (each.constructor as unknown as { version: string }).version,
      );
      versions.set(element.tag, version);
    },
  });

  test.each(libraryElements)(`<$tag> stays with ${first}`, ({ tag }) => {
    expect(versions.get(tag)).toBe(first);
  });

  test("one warning names both versions, however many elements there are", () => {
    const { warnings } = outcome();
    const warningsByTag = libraryElements.map(
      ({ tag }) =>
        `console-editors ${second}: <${tag}> is already defined by console-editors ${first}, which stays in use.`,
    );
    expect(warnings).toHaveLength(1);
    expect(warningsByTag).toContain(warnings[0]);
  });
});

// Eight hundred elements on one page take minutes.
const several = isThorough ? fifty : ten;

describe(several.name, () => {
  const before = new Map<string, string[]>();
  const after = new Map<string, string[]>();
  testPage(pages, several, clean, {
    async beforeWork(element, { page }) {
      const { tag } = element;
      // Far from the screen nothing is drawn.
      await page.locator(onPage(tag)).evaluateAll(async (all) => {
        for (const each of all) {
          // Again and again: lists that come before it push it away.
          do {
            each.scrollIntoView();
            await new Promise((frame) => requestAnimationFrame(frame));
          } while (!each.shadowRoot?.querySelector("button, [role=combobox]"));
        }
      });
      if (hasTraits(element, "value")) before.set(tag, await valuesOf(page, tag));
    },
    async afterWork(element, { page }) {
      const { tag } = element;
      if (hasTraits(element, "value")) after.set(tag, await valuesOf(page, tag));
    },
  });

  test.each(elementsWithValue)("the work on one <$tag> changes no other", ({ tag }) => {
    const values = after.get(tag) ?? [];
    const changed = values.flatMap((value, index) => (value === before.get(tag)?.[index] ? [] : [index]));
    expect(changed).toEqual([values.length / 2 - 1]);
  });
});

/** The values of all elements of a tag, as JSON text. */
function valuesOf(page: Page, tag: string): Promise<string[]> {
  return page
    .locator(onPage(tag))
    .evaluateAll((all) => all.map((each) => JSON.stringify(Reflect.get(each, "value"))));
}
