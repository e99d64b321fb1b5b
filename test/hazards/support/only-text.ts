import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { injections } from "./injections.js";
import type { Visit } from "./visit.js";

/** Puts a value into an editor and waits until it is drawn. */
export function showValue(editor: Locator, value: unknown): Promise<void> {
  return editor.evaluate(async (element, shown) => {
    Object.assign(element, { value: shown });
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  }, value);
}

/** What the page's dialogs said so far; a script that ran would open one. */
export function listenForDialogs({ page }: Visit): string[] {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return dialogs;
}

/** Every element in the editor with its attributes' names, in order: what an injected text must not change. */
function shapeOf(editor: Locator): Promise<string> {
  return editor.evaluate((element) =>
    [...(element.shadowRoot?.querySelectorAll("*") ?? [])]
      .map((each) => `${each.localName} ${each.getAttributeNames().sort().join(" ")}`)
      .join("\n"),
  );
}

/** Waits until nothing more comes by itself: parts of an editor are files of their own. */
async function settled(page: Page, editor: Locator): Promise<void> {
  let before: string | undefined;
  for (let shape = await shapeOf(editor); shape !== before; shape = await shapeOf(editor)) {
    before = shape;
    await page.waitForTimeout(500);
  }
}

/** Shows each text, and a harmless one of the same length in the same place: nothing may differ but the text. */
export async function expectOnlyText(
  { page, editor }: Visit,
  dialogs: readonly string[],
  show: (text: string) => Promise<unknown>,
): Promise<void> {
  const address = page.url();
  const changed: string[] = [];
  const shapes = new Map<number, string>();
  await show("x");
  await settled(page, editor);
  for (const text of injections) {
    const { length } = text;
    if (!shapes.has(length)) {
      await show("x".repeat(length));
      // Long enough for what is loaded on its own.
      await page.waitForTimeout(100);
      shapes.set(length, await shapeOf(editor));
    }
    await show(text);
    if ((await shapeOf(editor)) === shapes.get(length)) continue;
    // On a busy machine the drawing may be late.
    await page.waitForTimeout(500);
    if ((await shapeOf(editor)) !== shapes.get(length)) changed.push(text.slice(0, 80));
  }
  expect(changed).toEqual([]);
  expect(dialogs).toEqual([]);
  expect(page.url()).toBe(address);
}
