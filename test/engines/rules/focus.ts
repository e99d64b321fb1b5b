import { expect, test } from "vitest";
import type { EnginePage } from "../drivers/engine-page.js";
import { sceneOf } from "../support/engine-element.js";
import type { Rule } from "./rule.js";

export const isTabbedThrough: Rule = (stage, element) => {
  test("is gone through by Tab and back, in the order of the document", async () => {
    await stage().show(sceneOf(element));
    const { page } = stage();
    const stops = await page.evaluate(tabStops);
    expect(stops.length).toBeGreaterThan(0);
    await page.evaluate(() => document.querySelector<HTMLElement>("#before")?.focus());
    expect(await walk(page, "Tab", "後")).toEqual(stops);
    expect(await walk(page, "Shift+Tab", "前")).toEqual(stops.toReversed());
  });

  test("takes the focus that the page gives to it", async () => {
    await stage().show(sceneOf(element));
    await stage().page.evaluate(() => tested.focus());
    await stage().agrees(() => tested.matches(":focus-within") && document.activeElement === tested);
  });
};

/** Where Tab should stop: what can be seen and used, of radio buttons the one that is chosen. */
function tabStops(): string[] {
  const natural = "a[href], button, input, select, textarea, summary, [tabindex]";
  const stops = [...helpers.everythingIn(tested)].filter((element) => {
    if (element === tested || !element.matches(natural) || element.matches(":disabled, [tabindex='-1']"))
      return false;
    if (element.matches("input[type=radio]:not(:checked)")) return false;
    return element.checkVisibility({ visibilityProperty: true });
  });
  // A stop at the end leads to the two steps of the history, which are none by themselves.
  const leadsTo = (stop: Element) =>
    stop.matches("span.sr") ? ["button 元に戻す", "button やり直す"] : [helpers.describe(stop)];
  return stops.flatMap(leadsTo);
}

/** What has the focus after each press, until it is on the page's button of this name. */
async function walk(page: EnginePage, key: string, last: string): Promise<string[]> {
  const met: string[] = [];
  while (met.length < 100) {
    await page.press(key);
    const { focus, isSame } = await page.evaluate(() => {
      const element = helpers.focused();
      const isSame =
        element?.matches("input[type=date], input[type=time]") && element === Reflect.get(window, "met");
      Reflect.set(window, "met", element);
      return { focus: element ? helpers.describe(element) : "nothing", isSame };
    });
    if (focus === `button ${last}`) return met;
    // Year, month and day are stops of their own in some engines.
    if (!isSame) met.push(focus);
  }
  return met;
}
