import type { Locator, Page } from "playwright";
import { expect, vi } from "vitest";
import { type Row, type RowWith, tableOf } from "../../elements/traits.js";
import { waits } from "../../tools/waits.js";
import type { Place } from "./only-text.js";

/** One element on the hostile pages: how a page writes it, and how an operator works with it. */
interface Base {
  tag: string;
  markup(attributes: string): string;
  /** Where the operator's keys go first. */
  firstField(editor: Locator): Locator;
  /** Does the operator's work, up to and without the finish. */
  work(page: Page, editor: Locator): Promise<void>;
  /**
   * Attributes that have something loaded. From a server that is none it takes seconds until that is given up, so they
   * are a place of their own.
   */
  loading?: readonly string[];
  /** For one that shows the text of an attribute as it is written (`Place.harmlessLike`). */
  harmlessLike?(text: string): string;
  /** Where strings are shown. */
  places: readonly ElementPlace[];
}

/** What an element may have, each with what its proofs need. */
interface Traits {
  /** It has a value; after the work it holds this, a text as it is. */
  value: { expected: object | string };
  /** It takes texts. `showFields` brings up fields that are not there from the start. */
  text: { showFields?(editor: Locator): Promise<void> };
  /** It hands its payload over by itself; `handedOver` is what, where it is not its value. */
  finishing: { finish(editor: Locator): Promise<void>; handedOver?: object };
  /** It posts a record. */
  saving: {
    expected: object;
    /** Where the element posts to. */
    savePath: string;
    /** The key of the record's id, in the answer as in the payload. */
    idKey: string;
    /** Where strings of the value are shown. */
    places: readonly ValuePlace[];
  };
  /** What it shows lives on the server; the work holds one gesture. */
  server: { gesture: { method: string; path: string; body: object } };
}

export type TraitOfElement = keyof Traits;
export type ElementUnderTest = Row<Base, Traits>;
export type ElementWith<Trait extends keyof Traits> = RowWith<Base, Traits, Trait>;
export type SavingElement = ElementWith<"value" | "finishing" | "saving">;

export const { row: elementUnderTest, has: hasTraits } = tableOf<Base, Traits>();

/** `attributes` are those that the element must have for it. */
export type ElementPlace = Place & { attributes?: string; takesFocus?: true };

/** A place of a string of the value. */
export type ValuePlace = ElementPlace & {
  valueWith(text: string): unknown;
  /** Browsers leave line ends out of its field. */
  inOneLine?: boolean;
};

/** A place that a value fills. */
export function byValue(place: Omit<ValuePlace, "given">): ValuePlace {
  return {
    fieldShows: (text) => (place.inOneLine ? text.replaceAll(/[\r\n]/g, "") : text),
    ...place,
    given: (text) => ({ value: place.valueWith(text) }),
  };
}

/** A field that is a message text: placeholders stand there by their names, and what cannot be seen has marks around it. */
export const messageField = {
  field: "本文",
  fieldShows: (text: string) => text.replaceAll("[[name]]", "名前"),
  harmlessLike: (text: string) =>
    text.replaceAll(/\[\[name\]\]|./gsu, (part) =>
      /^[[\]\p{Cc}\p{Cf}]/u.test(part) ? part : "x".repeat(part.length),
    ),
} satisfies Partial<Place>;

/** What a text field holds; of a message what it shows, line by line. */
export function textIn(field: Locator): Promise<string> {
  return field.evaluate((element) => {
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
    return [...element.querySelectorAll("p")].map(({ textContent }) => textContent).join("\n");
  });
}

/** Waits until the focus is there; what fails says where it is instead. */
export async function hasFocus(field: Locator): Promise<void> {
  const arrived = comesTrue(() =>
    field.evaluate(async (element) => {
      for (let frames = 0; frames < 60 && !element.matches(":focus"); frames++)
        await new Promise((frame) => requestAnimationFrame(frame));
      return element.matches(":focus");
    }),
  );
  await arrived.catch(async (cause: Error) => {
    const there = await field.page().evaluate(whereFocusIs);
    throw new Error(`${cause.message}; ${await field.count()} of it are there, the focus is in ${there}`, {
      cause,
    });
  });
}

/** The elements from the page's inwards, and what is open. */
function whereFocusIs(): string {
  const path: string[] = [];
  for (let at = document.activeElement; at; at = at.shadowRoot?.activeElement ?? null)
    path.push(at.shadowRoot ? at.localName : at.outerHTML.slice(0, 160));
  return `${path.join(" > ")}, the page ${document.hasFocus() ? "has" : "has not got"} the focus`;
}

/** Waits until a field shows this text. */
export async function holds(field: Locator, text: string): Promise<void> {
  await comesTrue(async () => (await textIn(field)) === text);
}

/** What is asked waits in the page, but another element may come into the place of the one that it looks at. */
async function comesTrue(ask: () => Promise<boolean>): Promise<void> {
  await vi.waitFor(async () => expect(await ask()).toBe(true), 10_000 * waits);
}

/** Writes a text: the ends by keys, what is between at once, as an input method does. */
export async function writeText(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text.slice(0, 3));
  await page.keyboard.insertText(text.slice(3, -2));
  await page.keyboard.type(text.slice(-2));
}

/** Whether a text is an address that may be opened or shown: others are drawn with other elements. */
export function isOfTheWeb(address: string): boolean {
  const base = "https://page.test/";
  return URL.canParse(address, base) && new URL(address, base).protocol.startsWith("http");
}

/** A text with everything that HTML and JSON have signs for. */
export const oddWords = 'Hello "you" & <b>all</b> [1, 2]';
