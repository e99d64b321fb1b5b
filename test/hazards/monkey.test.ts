import fc from "fast-check";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { finishingElements } from "./support/elements.js";
import { fixtures } from "./support/fixtures.js";
import { openHostilePages } from "./support/hostile-pages.js";

// Pages on which somebody else changes what we drew while it is used: whatever is pressed, the editor stays.

const pages = openHostilePages();
const presses = [
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
const actions = 100;

/** One thing that a hand does: presses one of the buttons, a key, or writes. */
const action = fc.oneof(
  { weight: 4, arbitrary: fc.record({ click: fc.nat(1000) }) },
  { weight: 3, arbitrary: fc.record({ key: fc.constantFrom(...presses) }) },
  { weight: 2, arbitrary: fc.record({ text: fc.constantFrom("a", "あ", "[[name]]", "<b>", "😀", "12") }) },
);

/** Presses the n-th of the buttons and fields that can be reached, counted round. */
function clickSome(page: Page, tag: string, nth: number): Promise<void> {
  return page.locator(tag).evaluate((element, at) => {
    const root = element.shadowRoot as ShadowRoot;
    const stops = [...root.querySelectorAll<HTMLElement>("button:enabled, input:enabled, textarea:enabled")];
    const stop = stops[at % stops.length];
    stop?.focus();
    stop?.click();
  }, nth);
}

const restless = [
  fixtures.translatedInside,
  fixtures.translatedPage,
  fixtures.extension,
  fixtures.elementExtensions,
];
const runs = restless.flatMap((fixture, at) =>
  finishingElements.map((element) => ({ element, fixture, seed: 4000 + at })),
);

describe.each(runs)("<$element.tag> on $fixture.name", ({ element, fixture, seed }) => {
  test(`is never blank, and still works after ${actions} actions (seed ${seed})`, async () => {
    const { page, editor, errors, payloads } = await pages.open(fixture, element);
    const blank: string[] = [];
    for (const each of fc.sample(action, { seed, numRuns: actions })) {
      if ("click" in each) await clickSome(page, element.tag, each.click);
      else if ("key" in each) await page.keyboard.press(each.key);
      else await page.keyboard.insertText(each.text);
      const shown = await editor.evaluate(
        (host) => host.shadowRoot?.querySelectorAll(".editor button").length ?? 0,
      );
      if (shown === 0) blank.push(JSON.stringify(each));
    }
    expect(blank).toEqual([]);
    expect(errors).toEqual([]);
    payloads.length = 0;
    await editor.evaluate((host) => Object.assign(host, { value: {} }));
    await element.work(page, editor);
    await element.finish(editor);
    await expect.poll(() => payloads).toHaveLength(1);
    expect(JSON.parse(payloads[0] as string)).toMatchObject(element.expected);
  });
});
