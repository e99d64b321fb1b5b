import { expect, test } from "vitest";
import { keepPicture } from "../support/stage.js";
import type { Rule } from "./rule.js";

export const isAccessible: Rule = (stage, { tag, attributes, filled, popover }) => {
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
      await stage().show({ tag, attributes, properties: { value: filled } });
      expect(await page.evaluate(isTextDark)).toBe(!isDark);
      expect(await page.evaluate(violations)).toEqual([]);
      await stage().click(popover.opener);
      await stage().hasFocus(popover.inside);
      await keepPicture(page, `${tag} ${scheme}`);
      expect(await page.evaluate(violations)).toEqual([]);
    },
  );
};

/** By the red of what its first field is written in. */
function isTextDark(): boolean {
  const field = tested.shadowRoot?.querySelector("input, [role=textbox], [role=combobox]") as Element;
  const [red = 0] = /\d+/.exec(getComputedStyle(field).color) ?? [];
  return Number(red) < 128;
}

async function violations(): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof import("axe-core") };
  // Halfway through a transition colours are of no state.
  for (const animation of tested.shadowRoot?.getAnimations() ?? [])
    if (animation instanceof CSSTransition) animation.finish();
  const found = await axe.run("#stage", { resultTypes: ["violations"] });
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
