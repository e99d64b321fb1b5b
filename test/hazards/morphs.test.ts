import type { Locator } from "playwright";
import { describe, expect, test, vi } from "vitest";
import type { ElementUnderTest } from "./support/element-under-test.js";
import { elementsUnderTest } from "./support/elements.js";
import type { Fixture } from "./support/fixture.js";
import { fixtures } from "./support/fixtures.js";
import { openHostilePages } from "./support/hostile-pages.js";
import { htmx, left, morphingPage, morphLibraries, turbo } from "./support/morph-libraries.js";
import type { Visit } from "./support/visit.js";

// Pages that a library brings in step with what the server sends, around and under the work.

const pages = openHostilePages();

const elements = ["action-editor", "message-timeline", "friend-editor", "reservation-schedule"].map(
  (tag) => elementsUnderTest.find((element) => element.tag === tag) as ElementUnderTest,
);
const [action, , friend, schedule] = elements as [
  ElementUnderTest,
  ElementUnderTest,
  ElementUnderTest,
  ElementUnderTest,
];
const names: Readonly<Record<string, string>> = {
  "action-editor": 'name="action" finisher="emit" draft-key="morphed-action"',
  "friend-editor": 'data-mirror="friend" draft-key="morphed-friend"',
};
const attributesOf = ({ tag }: ElementUnderTest) => names[tag] ?? "";

describe.each([turbo, htmx, ...morphLibraries])("$name", (library) => {
  // Turbo and Idiomorph keep the caret as well where something new comes before the form.
  const fixture = morphingPage(library, library.formAttributes === "" ? "before the form" : "in its place");

  test("leaves the work, the caret, the history and the form as they are", async () => {
    const visit = await openWorked(fixture);
    const { page, errors, locate } = visit;
    const before = await stateOf(visit);
    const calls = pages.server().calls.length;
    const text = locate(action).getByRole("textbox", { name: "本文" }).first();
    await text.click();
    await page.keyboard.press("Home");
    await page.keyboard.insertText("前");
    await library.morph(page);
    // The caret is where it was.
    await page.keyboard.insertText("後");
    await vi.waitFor(async () => expect(await textOf(locate(action))).toContain("前後"), 10_000);
    for (const _ of "前後") await page.keyboard.press("Backspace");
    await library.morph(page);
    await library.morph(page);
    await vi.waitFor(async () => expect(await stateOf(visit)).toEqual(before), 10_000);
    expect(await locate(action).evaluate((each) => Reflect.get(each, "canUndo"))).toBe(true);
    expect(pages.server().calls).toHaveLength(calls);
    expect(errors).toEqual([]);
  });

  test("leaves what is written in a dialog", async () => {
    const { page, errors, locate } = await pages.open(fixture, { elements, attributesOf });
    await locate(schedule).getByRole("button", { name: "ブロック", exact: true }).click();
    const memo = locate(schedule).getByRole("textbox", { name: "メモ" });
    await memo.fill("会議");
    await library.morph(page);
    await page.keyboard.insertText("のため");
    expect(await memo.inputValue()).toBe("会議のため");
    expect(errors).toEqual([]);
  });

  test("finds the form again where something new comes before it, or the work is on offer", async () => {
    const visit = await openWorked(morphingPage(library, "before the form"));
    const { page, errors, locate } = visit;
    const before = await stateOf(visit);
    const works = await worksOf(visit);
    for (const _ of [1, 2, 3]) await library.morph(page);
    if (library.formAttributes === null) {
      expect(await worksOf(visit)).not.toEqual(works);
      for (const element of [action, friend])
        await locate(element).getByRole("button", { name: "復元する" }).click();
      await vi.waitFor(async () => expect(await worksOf(visit)).toEqual(works), 10_000);
    } else await vi.waitFor(async () => expect(await stateOf(visit)).toEqual(before), 10_000);
    expect(errors).toEqual([]);
  });
});

describe.each([turbo, htmx])("$name", (library) => {
  test("back and forward bring the work on offer, once, and each element once", async () => {
    const visit = await openWorked(morphingPage(library, "before the form"));
    const { page, errors, locate } = visit;
    const works = await worksOf(visit);
    await library.leave(page);
    for (const _ of [1, 2]) {
      await page.goBack();
      await page.locator("form").waitFor();
      for (const element of elements) {
        expect(await locate(element).count(), element.tag).toBe(1);
        await locate(element).evaluate((each) => each.scrollIntoView());
        await locate(element).getByRole("button").first().waitFor();
      }
      await page.goForward();
      await left(page);
    }
    await page.goBack();
    for (const [at, element] of [action, friend].entries()) {
      await locate(element).getByRole("button", { name: "復元する" }).click();
      await vi.waitFor(async () => expect(await textOf(locate(element))).toBe(works[at]), 10_000);
    }
    expect(errors).toEqual([]);
  });
});

async function openWorked(fixture: Fixture): Promise<Visit> {
  const visit = await pages.open(fixture, { elements, attributesOf });
  // What the page itself needs of the other one.
  pages.server().page(fixtures.clean, { elements: [], attributesOf });
  const { page, locate } = visit;
  for (const element of elements) await element.work(page, locate(element));
  await page.evaluate(() => {
    for (const each of document.querySelectorAll("form > div > *")) Reflect.set(each, "isOfBefore", true);
  });
  return visit;
}

const textOf = (element: Locator) => element.evaluate((each) => JSON.stringify(Reflect.get(each, "value")));

const worksOf = ({ locate }: Visit) =>
  Promise.all([action, friend].map((element) => textOf(locate(element))));

/** What must be the same under a morph: the elements, what they hold, and what their form would send. */
function stateOf({ page }: Visit) {
  return page.evaluate(() => {
    const form = document.querySelector("form") as HTMLFormElement;
    return {
      sent: [...new FormData(form)].map(String),
      elements: [...form.querySelectorAll("form > div > *")].map((each) => [
        each.localName,
        Reflect.get(each, "isOfBefore"),
        JSON.stringify(Reflect.get(each, "value")),
        each.shadowRoot?.querySelectorAll(".editor").length,
      ]),
    };
  });
}
