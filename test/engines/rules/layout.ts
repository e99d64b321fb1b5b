import { expect, test } from "vitest";
import { keepPicture, windowSize } from "../support/stage.js";
import type { Rule } from "./rule.js";

export const fitsPhones: Rule = (stage, { tag, attributes, payloads, filled, popover }) => {
  test("nothing sticks out sideways at 360 px", async ({ onTestFinished }) => {
    const { page } = stage();
    onTestFinished(() => page.resize(windowSize.width, windowSize.height));
    await page.resize(360, 740);
    await stage().agrees(() => innerWidth === 360);
    const [everything] = Object.values(payloads);
    for (const value of [everything, filled]) {
      await stage().show({ tag, attributes, properties: { value } });
      expect(await page.evaluate(stickingOut)).toEqual([]);
    }
    await stage().click(popover.opener);
    await stage().sees(popover.inside);
    await keepPicture(page, `${tag} at 360 px`);
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
