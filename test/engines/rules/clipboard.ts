import { test } from "vitest";
import { type RowHandles, sceneOf } from "../support/engine-element.js";
import type { Stage } from "../support/stage.js";
import { ruleFor } from "./rule.js";

const ways = [
  { copying: "keys", pasting: "keys" },
  { copying: "its menu", pasting: "keys" },
  { copying: "its menu", pasting: "its menu" },
  { copying: "keys", pasting: "its menu" },
];

export const copiesAndPastes = ruleFor(["value", "rows"], (stage, element) => {
  const { copying: rows } = element;
  const show = () => stage().show(sceneOf(element));

  test.each(ways)("a row is copied by $copying and pasted by $pasting", async ({ copying, pasting }) => {
    await show();
    await act(stage(), copying, rows.from, "Control+c");
    await stage().says(rows.announced);
    await act(stage(), pasting, rows.below, "Control+v");
    await stage().holds(rows.pasted);
  });

  test.each(["keys", "its menu"])("a row that is copied by %s reads as a sentence elsewhere", async (way) => {
    await show();
    await act(stage(), way, rows.from, "Control+c");
    await stage().says(rows.announced);
    await stage().addText("");
    await stage().page.press("Control+v");
    await stage().agrees(() => /[「」]/.test(document.querySelector("textarea")?.value ?? ""));
  });
});

export const takesTextsOfPage = ruleFor(["value", "pasting"], (stage, element) => {
  const { paste, pasted } = element.pasting;
  test("what was copied on the page is pasted by keys", async () => {
    await stage().show(sceneOf(element));
    await paste(stage());
    await stage().holds(pasted);
  });
});

async function act(stage: Stage, way: string, { head, menu, item }: RowHandles, keys: string) {
  if (way === "keys") {
    await stage.focus(head);
    await stage.page.press(keys);
  } else {
    await stage.click(menu);
    await stage.click(item);
  }
}
