import { expect, test } from "vitest";
import { hasTraits, sceneOf } from "../support/engine-element.js";
import { keepPicture } from "../support/stage.js";
import type { Rule } from "./rule.js";

export const isAccessible: Rule = (stage, element) => {
  test.for(["light", "dark"])(
    "has nothing that axe minds when the page is %s",
    async (scheme, { onTestFinished }) => {
      const { page } = stage();
      onTestFinished(() =>
        page.evaluate(() => void document.documentElement.style.removeProperty("color-scheme")),
      );
      const isDark = await page.evaluate((given) => {
        document.documentElement.style.colorScheme = given;
        const [canvas = 0] = /\d+/.exec(getComputedStyle(document.body).backgroundColor) ?? [];
        return Number(canvas) < 128;
      }, scheme);
      expect(isDark).toBe(scheme === "dark");
      await stage().show(sceneOf(element));
      expect(await page.evaluate(isTextDark)).toBe(!isDark);
      expect(await page.evaluate(violations)).toEqual([]);
      if (!hasTraits(element, "popover")) return;
      await stage().click(element.popover.opener);
      await stage().hasFocus(element.popover.inside);
      await keepPicture(page, `${element.tag} ${scheme}`);
      expect(await page.evaluate(violations)).toEqual([]);
    },
  );
};

/** By the red of what its first field is written in, or its first button where it has no field. */
function isTextDark(): boolean {
  const fields = ["input, [role=textbox], [role=combobox]", "button"];
  const [field] = fields.flatMap((each) => tested.shadowRoot?.querySelector(each) ?? []) as [Element];
  const [red = 0] = /\d+/.exec(getComputedStyle(field).color) ?? [];
  return Number(red) < 128;
}

async function violations(): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof import("axe-core") };
  // Halfway through a transition or a slide colours are of no state.
  for (const animation of tested.shadowRoot?.getAnimations() ?? [])
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  const found = await axe.run("#stage", { resultTypes: ["violations"] });
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
