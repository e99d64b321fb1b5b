import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { injections } from "./injections.js";
import { bringLooking, calmShapeOf, differing, shapeOf } from "./shape.js";
import type { Visit } from "./visit.js";

/** Where texts are shown: by setting properties, which goes fast, or in any other way. */
export type Place = PlaceByProperties | PlaceByHand;

interface PlaceByHand {
  show(editor: Locator, text: string): Promise<unknown>;
}

interface PlaceByProperties {
  /** What must be there first. */
  prepare?(editor: Locator): Promise<void>;
  properties(text: string): object;
  /** The name of a field that shows the text, and what it shows of it. */
  field?: string | undefined;
  fieldShows?(text: string): string;
}

/** Puts a value into an editor and waits until it is drawn. */
export function showValue(editor: Locator, value: unknown): Promise<void> {
  return showProperties(editor, { value });
}

function showProperties(editor: Locator, properties: object): Promise<void> {
  return editor.evaluate(async (element, given) => {
    Object.assign(element, given);
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  }, properties);
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

/** Waits until nothing more comes by itself: parts of an editor are files of their own. */
async function settled(page: Page, editor: Locator): Promise<void> {
  let before: string | undefined;
  for (let shape = await shapeOf(editor); shape !== before; shape = await shapeOf(editor)) {
    before = shape;
    await page.waitForTimeout(500);
  }
}

const enough = 5;

/** Shows each text, and a harmless one of the same length in the same place: nothing may differ but the text. */
export async function expectOnlyText(
  { page, editor }: Visit,
  dialogs: readonly string[],
  place: Place,
): Promise<void> {
  const address = page.url();
  await bringLooking(editor);
  if ("properties" in place) await place.prepare?.(editor);
  const show = (text: string) => showIn(editor, place, text);
  await show("x");
  await settled(page, editor);

  const suspects =
    "properties" in place ? await seenInOneGo(editor, place) : await seenOneByOne(editor, show);
  const changed: string[] = [];
  for (const text of suspects) {
    // A few say enough, and each takes its time.
    if (changed.length === enough) break;
    // On a busy machine the drawing may have been late.
    const [harmless, injected] = [await patient("x".repeat(text.length)), await patient(text)];
    if (injected !== harmless) changed.push(text.slice(0, 80));
  }
  expect(changed).toEqual([]);
  expect(dialogs).toEqual([]);
  expect(page.url()).toBe(address);

  async function patient(text: string): Promise<string> {
    await show(text);
    await page.waitForTimeout(500);
    return shapeOf(editor);
  }
}

async function showIn(editor: Locator, place: Place, text: string): Promise<void> {
  if ("show" in place) {
    await place.show(editor, text);
    return;
  }
  await showProperties(editor, place.properties(text));
  if (!place.field) return;
  const field = editor.getByRole("textbox", { name: place.field });
  expect(await field.inputValue()).toBe(place.fieldShows?.(text) ?? text);
}

/** The texts that looked unlike harmless ones at first sight. */
async function seenInOneGo(editor: Locator, place: PlaceByProperties): Promise<string[]> {
  const at = place.field === undefined ? undefined : await placeOfField(editor, place.field);
  const shown = injections.map((text) => ({
    harmless: place.properties("x".repeat(text.length)),
    injected: place.properties(text),
    field: at === undefined ? undefined : { at, value: place.fieldShows?.(text) ?? text },
  }));
  return (await differing(editor, shown)).map((each) => injections[each] as string);
}

/** Where a field stands among the fields of an editor. */
function placeOfField(editor: Locator, name: string): Promise<number> {
  return editor.getByRole("textbox", { name }).evaluate((field) => {
    const root = field.getRootNode() as ShadowRoot;
    return [...root.querySelectorAll("input, textarea")].indexOf(field);
  });
}

async function seenOneByOne(editor: Locator, show: (text: string) => Promise<void>): Promise<string[]> {
  const harmlessShapes = new Set<string>();
  const suspects: string[] = [];
  for (const text of injections) {
    await show(text);
    const shape = await shapeOf(editor);
    if (harmlessShapes.has(shape)) continue;
    await show("x".repeat(text.length));
    harmlessShapes.add(await calmShapeOf(editor));
    if (!harmlessShapes.has(shape)) suspects.push(text);
  }
  return suspects;
}
