import { expect, test } from "vitest";
import { emptySceneOf, hasTraits, isEditMade, sceneOf } from "../support/engine-element.js";
import type { Rule } from "./rule.js";

export const staysWhenMoved: Rule = (stage, element) => {
  test("keeps its work when it is moved in the document", async () => {
    await stage().show(emptySceneOf(element));
    await element.edit(stage());
    await isEditMade(stage(), element);
    await stage().page.evaluate(() => document.querySelector("#elsewhere")?.append(tested));
    await isEditMade(stage(), element);
    if (!hasTraits(element, "value") || !hasTraits(element, "popover")) return;
    await stage().page.evaluate((value) => void Object.assign(tested, { value }), element.filled);
    await stage().click(element.popover.opener);
    await stage().sees(element.popover.inside);
  });

  test("keeps the focus when it is moved by moveBefore", async ({ skip }) => {
    await stage().show(sceneOf(element));
    if (!(await stage().page.evaluate(() => "moveBefore" in Element.prototype))) {
      skip(`${stage().page.engine} has no moveBefore`);
    }
    await stage().focus(element.stop);
    await stage().page.evaluate(() => {
      const place = document.querySelector("#elsewhere") as Element;
      const { moveBefore } = place as unknown as { moveBefore(node: Node, child: null): void };
      moveBefore.call(place, tested, null);
    });
    await stage().hasFocus(element.stop);
    if (hasTraits(element, "value")) expect(JSON.parse(await stage().value())).toEqual(element.filled);
  });
};
