import { expect, test } from "vitest";
import { button } from "../page/target.js";
import type { Rule } from "./rule.js";

export const opensPopovers: Rule = (
  stage,
  { tag, attributes, filled, popover: { opener, inside, back = opener } },
) => {
  test("what it opens is in the top layer, has the focus, and gives it back on Escape", async () => {
    await stage().show({ tag, attributes, properties: { value: filled } });
    await stage().click(opener);
    await stage().hasFocus(inside);
    const isOnTop = (target: typeof inside) =>
      helpers.get(target).closest("[popover]")?.matches(":popover-open") ?? false;
    expect(await stage().page.evaluate(isOnTop, inside)).toBe(true);
    await stage().page.press("Escape");
    await stage().hasFocus(back);
    await stage().misses(inside);
  });

  test("what it opens is closed by a press elsewhere", async () => {
    await stage().show({ tag, attributes, properties: { value: filled } });
    await stage().click(opener);
    await stage().sees(inside);
    await stage().click(button("前"));
    await stage().misses(inside);
  });
};

export const worksInDialogs: Rule = (stage, { tag, attributes, edit, edited, filled, popover }) => {
  const around = (markup: string) =>
    `<dialog style="width: 800px"><h2>選ぶ</h2>${markup}<button>閉じる</button></dialog>`;
  const isDialogOpen = () => document.querySelector("dialog")?.open ?? false;

  test("is edited in a modal dialog of the page", async () => {
    await stage().show({ tag, attributes, around });
    await edit(stage());
    await stage().holds(edited);
    expect(await stage().page.evaluate(isDialogOpen)).toBe(true);
  });

  test("of a modal dialog Escape closes what is open first, the dialog by the next", async () => {
    await stage().show({ tag, attributes, properties: { value: filled }, around });
    await stage().click(popover.opener);
    await stage().hasFocus(popover.inside);
    await stage().page.press("Escape");
    await stage().misses(popover.inside);
    expect(await stage().page.evaluate(isDialogOpen)).toBe(true);
    await stage().page.press("Escape");
    await stage().agrees(() => !document.querySelector("dialog")?.open);
  });
};
