import { expect, test } from "vitest";
import { emptySceneOf, hasTraits, isEditMade } from "../support/engine-element.js";
import { type Rule, ruleFor } from "./rule.js";

export const isEdited: Rule = (stage, element) => {
  test("is edited by pointer and keys", async () => {
    await stage().show(emptySceneOf(element));
    await element.edit(stage());
    await isEditMade(stage(), element);
    if (hasTraits(element, "value")) expect((await stage().heard("change")).length).toBeGreaterThan(0);
  });
};

export const isUndone = ruleFor(["value", "history"], (stage, { tag, attributes, edit, edited }) => {
  test("an edit is undone and redone by keys", async () => {
    await stage().show({ tag, attributes });
    const before = JSON.parse(await stage().value());
    await edit(stage());
    await stage().holds(edited);
    const [undone, redone] = await stage().page.evaluate(() => [
      Reflect.get(tested, "canUndo"),
      Reflect.get(tested, "canRedo"),
    ]);
    expect([undone, redone]).toEqual([true, false]);
    await stage().pressUntil("Control+z", () => !Reflect.get(tested, "canUndo"));
    await stage().holds(before);
    await stage().pressUntil("Control+Shift+Z", () => !Reflect.get(tested, "canRedo"));
    await stage().holds(edited);
  });
});

export const isReordered = ruleFor(["value", "rows"], (stage, { tag, attributes, filled, reordering }) => {
  test.each(reordering)("is reordered by $way, and it is undone at once", async ({ reorder, reordered }) => {
    await stage().show({ tag, attributes, properties: { value: filled } });
    await reorder(stage());
    await stage().holds(reordered);
    await stage().page.press("Control+z");
    await stage().holds(filled as object);
  });
});

export const hasNativeInputs = ruleFor(["value", "days"], (stage, { tag, attributes, nativeInput }) => {
  test("takes a day or a time by keys, in whichever order the language writes it", async () => {
    const { value, field, set } = nativeInput;
    await stage().show({ tag, attributes, properties: { value } });
    await stage().focus(field);
    for (const key of ["ArrowUp", "ArrowRight", "ArrowUp", "ArrowRight", "ArrowUp"])
      await stage().page.press(key);
    await expect.poll(() => stage().value()).toMatch(set);
  });
});
