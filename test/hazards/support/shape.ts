import type { Locator } from "playwright";

/** What an injected text must not change: every element in the editor with its attributes' names, in order. */
interface Looking {
  shapeOf(element: Element): string;
  /** The same once two frames on end brought nothing new. */
  calmShapeOf(element: Element): Promise<string>;
  drawn(): Promise<void>;
}

/** A text to show and a harmless one of its length, as what is set on the element for each. */
export interface Shown {
  harmless: object;
  injected: object;
  /** What the field with this place among the editor's fields must show then. */
  field?: { at: number; value: string } | undefined;
}

/** Gives the page what looks at shapes; before that it cannot be asked for them. */
export async function bringLooking(editor: Locator): Promise<void> {
  await editor.evaluate(() => {
    const drawn = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));
    const shapeOf = (element: Element) =>
      [...(element.shadowRoot?.querySelectorAll("*") ?? [])]
        .map((each) => `${each.localName} ${each.getAttributeNames().sort().join(" ")}`)
        .join("\n");
    const looking: Looking = {
      shapeOf,
      drawn,
      async calmShapeOf(element) {
        let shape = shapeOf(element);
        for (let same = 0; same < 2; ) {
          await drawn();
          const next = shapeOf(element);
          same = next === shape ? same + 1 : 0;
          shape = next;
        }
        return shape;
      },
    };
    Object.assign(window, { looking });
  });
}

/** The shape of now. */
export function shapeOf(editor: Locator): Promise<string> {
  return editor.evaluate((element) => (window as unknown as { looking: Looking }).looking.shapeOf(element));
}

/** The shape once two frames on end brought nothing new. */
export function calmShapeOf(editor: Locator): Promise<string> {
  return editor.evaluate((element) =>
    (window as unknown as { looking: Looking }).looking.calmShapeOf(element),
  );
}

/**
 * Shows all of these one after the other without leaving the page, and says which of them look like no harmless text,
 * or are not in their field. What one harmless text looks like serves for the others too: an element that an injected
 * text brought in is in none of them.
 */
export function differing(editor: Locator, shown: readonly Shown[]): Promise<number[]> {
  return editor.evaluate(async (element, all) => {
    const { looking } = window as unknown as { looking: Looking };
    const root = element.shadowRoot as ShadowRoot;
    const harmlessShapes = new Set<string>();
    const different: number[] = [];
    for (const [at, { harmless, injected, field }] of all.entries()) {
      Object.assign(element, injected);
      await looking.drawn();
      const fields = root.querySelectorAll<HTMLInputElement>("input, textarea");
      const isShown = !field || fields[field.at]?.value === field.value;
      const shape = looking.shapeOf(element);
      if (!harmlessShapes.has(shape)) {
        Object.assign(element, harmless);
        harmlessShapes.add(await looking.calmShapeOf(element));
      }
      if (!isShown || !harmlessShapes.has(shape)) different.push(at);
    }
    return different;
  }, shown);
}
