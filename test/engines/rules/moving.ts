import { expect, test } from "vitest";
import type { Rule } from "./rule.js";

export const staysWhenMoved: Rule = (stage, { tag, attributes, edit, edited, popover, filled }) => {
  test("keeps its work when it is moved in the document", async () => {
    await stage().show({ tag, attributes });
    await edit(stage());
    await stage().holds(edited);
    await stage().page.evaluate(() => document.querySelector("#elsewhere")?.append(tested));
    await stage().holds(edited);
    await stage().page.evaluate((value) => void Object.assign(tested, { value }), filled);
    await stage().click(popover.opener);
    await stage().sees(popover.inside);
  });

  test("keeps the focus when it is moved by moveBefore", async ({ skip }) => {
    await stage().show({ tag, attributes, properties: { value: filled } });
    if (!(await stage().page.evaluate(() => "moveBefore" in Element.prototype))) {
      skip(`${stage().page.engine} has no moveBefore`);
    }
    await stage().focus(popover.opener);
    await stage().page.evaluate(() => {
      const place = document.querySelector("#elsewhere") as Element;
      const { moveBefore } = place as unknown as { moveBefore(node: Node, child: null): void };
      moveBefore.call(place, tested, null);
    });
    await stage().hasFocus(popover.opener);
    expect(JSON.parse(await stage().value())).toEqual(filled);
  });
};
