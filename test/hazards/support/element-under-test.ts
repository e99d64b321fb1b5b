import type { Locator, Page } from "playwright";
import { expect, vi } from "vitest";
import { showValue } from "./only-text.js";

/** One element on the hostile pages: how a page writes it, and how an operator works with it. */
export interface ElementUnderTest {
  tag: string;
  markup(attributes: string): string;
  /** Where the operator's keys go first. */
  firstField(editor: Locator): Locator;
  /** Brings up fields that are not there from the start. */
  showFields?(editor: Locator): Promise<void>;
  /** Does the operator's work, up to and without the finish. */
  work(page: Page, editor: Locator): Promise<void>;
  finish(editor: Locator): Promise<void>;
  /** What the payload must hold after that work. */
  expected: object;
  /**
   * Attributes that have something loaded. From a server that is none it takes seconds until that is given up, so they
   * are a place of their own.
   */
  loading?: readonly string[];
  /** Strings that are shown, with the attributes needed for that. */
  places: readonly { name: string; attributes: string; show(editor: Locator, text: string): Promise<void> }[];
}

/** An element that posts its payload, or hands it over, by itself. */
export interface FinishingElement extends ElementUnderTest {
  /** Where the element posts to. */
  savePath: string;
  /** The key of the record's id, in the answer as in the payload. */
  idKey: string;
  /** Strings of the value, and the field that shows them as they are. */
  places: readonly ValuePlace[];
}

export interface ValuePlace {
  name: string;
  attributes: string;
  show(editor: Locator, text: string): Promise<void>;
  valueWith(text: string): unknown;
  field?: string;
  /** Browsers leave line ends out of such a field. */
  inOneLine?: boolean;
}

/** What the field of a place shows of a text. */
export function shownIn({ inOneLine }: { inOneLine?: boolean }, text: string): string {
  return inOneLine ? text.replaceAll(/[\r\n]/g, "") : text;
}

/** A place that a value fills. */
export function byValue(place: Omit<ValuePlace, "show">): ValuePlace {
  return {
    ...place,
    async show(editor, text) {
      await showValue(editor, place.valueWith(text));
      if (!place.field) return;
      expect(await editor.getByRole("textbox", { name: place.field }).inputValue()).toBe(
        shownIn(place, text),
      );
    },
  };
}

/** Waits until the focus is there. */
export async function hasFocus(field: Locator): Promise<void> {
  await field.waitFor();
  const focused = () => field.evaluate((element) => element.matches(":focus"));
  await vi.waitFor(async () => expect(await focused()).toBe(true), 10_000);
}

/** Waits until a field shows this text. */
export async function holds(field: Locator, text: string): Promise<void> {
  await vi.waitFor(async () => expect(await field.inputValue()).toBe(text), 10_000);
}
