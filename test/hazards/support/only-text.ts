import type { Locator } from "playwright";
import { injections } from "./injections.js";

/** Where an element shows a text, and how the text gets there. */
export interface Place {
  name: string;
  /** What `show` is given for a text. */
  given(text: string): unknown;
  /** Runs in the page, so it can use nothing outside. Without it, what is given are properties of the element. */
  show?(element: HTMLElement, given: never): unknown;
  /** What must be there first. */
  prepare?(editor: Locator): Promise<void>;
  /** What must be in the shadow root all the time, for example the list in which the text is shown. */
  selector?: string;
  /** The name of a field that shows the text, and what it shows of it. */
  field?: string | undefined;
  fieldShows?(text: string): string;
  /** A harmless text that is drawn with the same elements, where a text of letters alone is not. */
  harmlessLike?(text: string): string;
}

/** Sets properties of an element and waits until they are drawn. */
export function showProperties(editor: Locator, properties: object): Promise<void> {
  return editor.evaluate(async (element, given) => {
    Object.assign(element, given);
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  }, properties);
}

/** A text that was taken for more than text. */
export interface Misread {
  text: string;
  because: string;
}

/**
 * Shows every text, or those given, in a place that is prepared, one after the other without leaving the page. Each must look like a harmless
 * text of its length: the same elements with the same attributes' names, in the same order.
 */
export async function misreadTexts(
  editor: Locator,
  place: Place,
  texts: readonly string[] = injections,
): Promise<Misread[]> {
  const show = await editor.page().evaluateHandle<Show>(`(${(place.show ?? assignProperties).toString()})`);
  await show.evaluate(
    async (run, [element, given]) => {
      await run(element as HTMLElement, given);
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    },
    [await editor.elementHandle(), place.given("x")] as const,
  );
  const fieldIndex = place.field === undefined ? undefined : await indexOfField(editor, place.field);
  const trials = texts.map((text) => ({
    injected: place.given(text),
    harmless: place.given(place.harmlessLike?.(text) ?? "x".repeat(text.length)),
    fieldValue: place.fieldShows?.(text) ?? text,
  }));
  const misread = await editor.evaluate(tryAll, { trials, show, fieldIndex, selector: place.selector });
  return misread.map(({ index, because }) => ({ text: (texts[index] as string).slice(0, 80), because }));
}

type Show = (element: HTMLElement, given: unknown) => unknown;

/** The default of `show`. */
function assignProperties(element: HTMLElement, given: object): void {
  Object.assign(element, given);
}

/** Where a field stands among the fields of an element. */
function indexOfField(editor: Locator, name: string): Promise<number> {
  return editor.getByRole("textbox", { name }).evaluate((field) => {
    const root = field.getRootNode() as ShadowRoot;
    return [...root.querySelectorAll("input, textarea, [role=textbox]")].indexOf(field);
  });
}

interface Trials {
  /** For each text: what `show` is given for it and for a harmless one, and what the field must show of it. */
  trials: { injected: unknown; harmless: unknown; fieldValue: string }[];
  show: Show;
  fieldIndex: number | undefined;
  selector: string | undefined;
}

/**
 * Runs in the page. What one harmless text looks like serves for the others too: an element that an injected text brought
 * in is in none of them.
 */
async function tryAll(
  element: Element,
  { trials, show, fieldIndex, selector }: Trials,
): Promise<{ index: number; because: string }[]> {
  const root = element.shadowRoot as ShadowRoot;
  const harmlessShapes = new Set<string>();
  const misread: { index: number; because: string }[] = [];
  for (const [index, { injected, harmless, fieldValue }] of trials.entries()) {
    const because = await reasonAgainst(injected, harmless, fieldValue);
    if (because) misread.push({ index, because });
    // A few say enough, and each takes its time.
    if (misread.length === 5) break;
  }
  return misread;

  async function reasonAgainst(injected: unknown, harmless: unknown, fieldValue: string): Promise<string> {
    try {
      await show(element as HTMLElement, injected);
      await drawn();
      let reason = reasonNow(fieldValue);
      let shape = shapeNow();
      const isFine = () => !reason && harmlessShapes.has(shape);
      // No harmless text looked like that yet, or a busy machine draws late: each time there is more patience.
      for (const frames of [2, 5, 15, 60]) {
        if (isFine()) return "";
        await show(element as HTMLElement, harmless);
        harmlessShapes.add(await quietShape(frames));
        if (isFine()) return "";
        await show(element as HTMLElement, injected);
        shape = await quietShape(frames);
        reason = reasonNow(fieldValue);
      }
      return isFine() ? "" : reason || "there are other elements than with a harmless text";
    } catch (error) {
      return String(error);
    }
  }

  function reasonNow(fieldValue: string): string {
    if (selector && !root.querySelector(selector)) return `${selector} has gone`;
    if (fieldIndex === undefined) return "";
    const field = root.querySelectorAll<HTMLInputElement>("input, textarea, [role=textbox]")[fieldIndex];
    const lines = [...(field?.querySelectorAll("p") ?? [])].map(({ textContent }) => textContent);
    const shown = field?.matches("[role=textbox]") ? lines.join("\n") : field?.value;
    return shown === fieldValue ? "" : `the field shows ${JSON.stringify(shown?.slice(0, 80))}`;
  }

  function drawn(): Promise<void> {
    return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }

  function shapeNow(): string {
    return [...root.querySelectorAll("*")]
      .map((each) => `${each.localName} ${each.getAttributeNames().sort().join(" ")}`)
      .join("\n");
  }

  /** The shape once so many frames on end brought nothing new. */
  async function quietShape(frames: number): Promise<string> {
    let shape = shapeNow();
    for (let same = 0; same < frames; ) {
      await drawn();
      const next = shapeNow();
      same = next === shape ? same + 1 : 0;
      shape = next;
    }
    return shape;
  }
}
