import { expect, test } from "vitest";
import { button } from "../page/target.js";
import { emptySceneOf, isEditMade, sceneOf } from "../support/engine-element.js";
import { type Rule, ruleFor } from "./rule.js";

export const opensPopovers = ruleFor(["popover"], (stage, element) => {
  const { opener, inside, back = opener } = element.popover;
  test("what it opens is in the top layer, has the focus, and gives it back on Escape", async () => {
    await stage().show(sceneOf(element));
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
    await stage().show(sceneOf(element));
    await stage().click(opener);
    await stage().sees(inside);
    await stage().click(button("前"));
    await stage().misses(inside);
  });
});

const around = (markup: string) =>
  `<dialog style="width: 800px"><h2>選ぶ</h2>${markup}<button>閉じる</button></dialog>`;
const isDialogOpen = () => document.querySelector("dialog")?.open ?? false;

export const worksInDialogs: Rule = (stage, element) => {
  test("is edited in a modal dialog of the page", async () => {
    await stage().show({ ...emptySceneOf(element), around });
    await element.edit(stage());
    await isEditMade(stage(), element);
    expect(await stage().page.evaluate(isDialogOpen)).toBe(true);
  });
};

export const closesBeforeDialogs = ruleFor(["popover"], (stage, element) => {
  test("of a modal dialog Escape closes what is open first, the dialog by the next", async () => {
    const { opener, inside } = element.popover;
    await stage().show({ ...sceneOf(element), around });
    await stage().click(opener);
    await stage().hasFocus(inside);
    await stage().page.press("Escape");
    await stage().misses(inside);
    expect(await stage().page.evaluate(isDialogOpen)).toBe(true);
    await stage().page.press("Escape");
    await stage().agrees(() => !document.querySelector("dialog")?.open);
  });
});
