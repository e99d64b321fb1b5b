import type { Locator, Page } from "playwright";
import { expect, vi } from "vitest";
import type { Place } from "./only-text.js";

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
  places: readonly NamedPlace[];
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

export type NamedPlace = Place & { name: string; attributes: string };

/** A string of the value. */
interface ValueString {
  name: string;
  attributes: string;
  valueWith(text: string): unknown;
  field?: string;
  /** Browsers leave line ends out of such a field. */
  inOneLine?: boolean;
}

export type ValuePlace = ValueString & Place;

/** What the field of a place shows of a text. */
export function shownIn({ inOneLine }: { inOneLine?: boolean }, text: string): string {
  return inOneLine ? text.replaceAll(/[\r\n]/g, "") : text;
}

/** A place that a value fills. */
export function byValue(place: ValueString): ValuePlace {
  return {
    ...place,
    properties: (text) => ({ value: place.valueWith(text) }),
    fieldShows: (text) => shownIn(place, text),
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
