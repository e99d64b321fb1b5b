import fc from "fast-check";
import type { Locator, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { repetitions } from "../tools/repetitions.js";
import { type ElementUnderTest, hasTraits } from "./support/element-under-test.js";
import { elementsUnderTest } from "./support/elements.js";
import type { ReceivedCall } from "./support/fixture-server.js";
import { fixtures } from "./support/fixtures.js";
import { openHostilePages } from "./support/hostile-pages.js";

// Pages on which somebody else changes what we drew while it is used: whatever is pressed, the elements stay.

const pages = openHostilePages();
const keys = [
  "Tab",
  "Shift+Tab",
  "Enter",
  "Space",
  "Escape",
  "ArrowDown",
  "ArrowUp",
  "Backspace",
  "Control+Z",
];
/** On each page, over all of its elements. */
const actions = repetitions(40, 200);

/** One thing that a hand does: presses one of the buttons of one of the elements, a key, or writes. */
const action = fc.oneof(
  { weight: 4, arbitrary: fc.record({ click: fc.nat(1000), on: fc.constantFrom(...elementsUnderTest) }) },
  { weight: 3, arbitrary: fc.record({ key: fc.constantFrom(...keys) }) },
  { weight: 2, arbitrary: fc.record({ text: fc.constantFrom("a", "あ", "[[name]]", "<b>", "😀", "12") }) },
);

const restless = [
  { fixture: fixtures.translatedInside, seed: 4000 },
  { fixture: fixtures.translatedPage, seed: 4001 },
  { fixture: fixtures.extension, seed: 4002 },
  { fixture: fixtures.elementExtensions, seed: 4003 },
];

describe.each(restless)("$fixture.name", ({ fixture, seed }) => {
  test(`no element is ever blank, and each still works after ${actions} actions (seed ${seed})`, async () => {
    const { page, locate, errors, payloadsOf, textOfValue } = await pages.open(fixture);
    await watchForBlanks(
      page,
      elementsUnderTest.map(({ tag }) => tag),
    );
    for (const each of fc.sample(action, { seed, numRuns: actions })) {
      if ("click" in each) await clickSome(locate(each.on), each.click);
      else if ("key" in each) await page.keyboard.press(each.key);
      else await page.keyboard.insertText(each.text);
    }
    expect(await page.evaluate(() => Reflect.get(window, "blank"))).toEqual([]);
    expect(errors).toEqual([]);
    await closeDialogs(page);
    for (const element of elementsUnderTest) {
      const editor = locate(element);
      if (hasTraits(element, "value")) await editor.evaluate((each) => Object.assign(each, { value: null }));
      await page.keyboard.press("Escape");
      const gestures = madeOf(element).length;
      await element.work(page, editor);
      if (hasTraits(element, "server"))
        await expect.poll(() => madeOf(element), { message: element.tag }).toHaveLength(gestures + 1);
      if (!hasTraits(element, "value")) continue;
      const value = JSON.parse(await textOfValue(element));
      expect({ value }, element.tag).toMatchObject({ value: element.expected });
      if (!hasTraits(element, "finishing")) continue;
      const before = payloadsOf(element).length;
      await element.finish(editor);
      await expect.poll(() => payloadsOf(element), { message: element.tag }).toHaveLength(before + 1);
      const payload = JSON.parse(payloadsOf(element).at(-1) as string);
      const handedOver = element.handedOver ?? element.expected;
      expect({ payload }, element.tag).toMatchObject({ payload: handedOver });
    }
  });
});

/** What was opened over the page keeps everybody else from being pressed: a list over a dialog goes first. */
async function closeDialogs(page: Page): Promise<void> {
  const tags = elementsUnderTest.map(({ tag }) => tag);
  const isAnyOpen = (tags: string[]) =>
    tags.some((tag) => document.querySelector(tag)?.shadowRoot?.querySelector("dialog[open]"));
  for (let presses = 0; presses < 10 && (await page.evaluate(isAnyOpen, tags)); presses++) {
    // Unsaved work is asked about, and Escape only leads back to it; what else asks is closed by then.
    if (presses < 4 || !(await page.evaluate(discard, tags))) await page.keyboard.press("Escape");
  }
  expect(await page.evaluate(isAnyOpen, tags)).toBe(false);
}

/**
 * Presses what gives unsaved work up, where the dialog that has the focus asks; runs in the page. Translators write other
 * words on it, so it is the last button of a question with two. What asks behind it, asks about something else.
 */
function discard(tags: string[]): boolean {
  const asking = tags
    .map((tag) => document.querySelector(tag)?.shadowRoot?.activeElement?.closest("dialog[open]"))
    .find((dialog) => dialog != null);
  const buttons = [...(asking?.querySelectorAll<HTMLElement>("button") ?? [])];
  const gives =
    buttons.length === 2 && buttons[1]?.matches(".button-danger-fill:not([aria-disabled='true'])") === true;
  if (gives) buttons[1]?.click();
  return gives;
}

/** The calls so far that are the gesture of an element; none, where it has no such. */
function madeOf(element: ElementUnderTest): ReceivedCall[] {
  const { calls } = pages.server();
  return hasTraits(element, "server") ? calls.filter(({ url }) => url.includes(element.gesture.path)) : [];
}

/** Notes in each frame which elements show nothing to work with. */
function watchForBlanks(page: Page, tags: readonly string[]): Promise<void> {
  return page.evaluate((selectors) => {
    const blank: string[] = [];
    Object.assign(window, { blank });
    // A panel that was closed shows nothing, and is opened again by its page.
    document.addEventListener("close", ({ target }) => void Reflect.set(target as object, "open", true));
    const look = () => {
      for (const tag of selectors) {
        const root = document.querySelector(tag)?.shadowRoot;
        if (!root?.querySelector(".editor button, [role=combobox]")) blank.push(tag);
      }
      requestAnimationFrame(look);
    };
    look();
  }, tags);
}

/** Presses the n-th of the buttons and fields that can be reached, counted round. */
function clickSome(editor: Locator, nth: number): Promise<void> {
  return editor.evaluate((element, at) => {
    const root = element.shadowRoot as ShadowRoot;
    // What is deleted for good is gone for the work that follows, as it should be.
    const fields =
      "button:enabled:not(.button-danger-fill), input:enabled, textarea:enabled, [contenteditable=true]";
    const stops = [...root.querySelectorAll<HTMLElement>(fields)];
    const stop = stops[at % stops.length];
    stop?.focus();
    stop?.click();
  }, nth);
}
