import { expect, test } from "vitest";
import { hasTraits, sceneOf } from "../support/engine-element.js";
import { keepPicture, windowSize } from "../support/stage.js";
import type { Rule } from "./rule.js";

export const fitsPhones: Rule = (stage, element) => {
  test("nothing sticks out sideways at 360 px", async ({ onTestFinished }) => {
    const { page } = stage();
    onTestFinished(() => page.resize(windowSize.width, windowSize.height));
    await page.resize(360, 740);
    await stage().agrees(() => innerWidth === 360);
    const scene = sceneOf(element);
    const everything = hasTraits(element, "value") ? Object.values(element.payloads).slice(0, 1) : [];
    for (const each of [...everything.map((value) => ({ ...scene, properties: { value } })), scene]) {
      await stage().show(each);
      expect(await page.evaluate(stickingOut)).toEqual([]);
    }
    if (!hasTraits(element, "popover")) return;
    await stage().click(element.popover.opener);
    await stage().sees(element.popover.inside);
    await keepPicture(page, `${element.tag} at 360 px`);
    expect(await page.evaluate(stickingOut)).toEqual([]);
  });
};

function stickingOut(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const page = scrollWidth > clientWidth ? [`the page, by ${scrollWidth - clientWidth} px`] : [];
  const parts = [...helpers.everythingIn(tested)].filter((element) => {
    if (!element.matches("button, input, textarea, select, section, [part]")) return false;
    const { left, right, width } = element.getBoundingClientRect();
    return width > 1 && element.checkVisibility() && (left < -0.5 || right > clientWidth + 0.5);
  });
  return [...page, ...parts.map((part) => helpers.describe(part))];
}
