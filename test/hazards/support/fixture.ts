import type { BrowserContextOptions, Locator, Page } from "playwright";
import { elementTags } from "../../../src/elements/registry.js";

/** One hostile page. Everything but the name has a harmless default, so that a page says only what is hostile. */
export interface Fixture {
  name: string;
  /** Below the server's origin; may hold a query and a hash. */
  path: string;
  headers?: Record<string, string>;
  /** What the page is written and served in; UTF-8 by default. */
  charset?: string;
  /** The distribution's package that has its library: where it is not installed the page is left out. */
  needs?: string;
  /** Attributes of `<html>`. */
  html?: string;
  /** Markup in the head, after the page's own meta tags and before its script. */
  head?: (tags: readonly string[]) => string;
  /** The page's own classic script, which runs before ours loads. It is sent as text, so it can use nothing outside. */
  script?: () => void;
  /** The page around the elements. */
  body?: (elements: string) => string;
  /** How our scripts are loaded; each element's entry by default. */
  loading?: (tags: readonly string[]) => string;
  window?: BrowserContextOptions;
  /** What the operator does before the elements can be seen. */
  reveal?: (page: Page) => Promise<void>;
  /** Which element of a tag is used, where it is not the only one of the page. */
  find?: (page: Page, tag: string) => Locator;
  /** What shows, for each element, that the page is hostile: without it the other tests would prove nothing. */
  harm?: Harm;
  /** What the page makes of each call on its way. */
  alterCall?: (call: SentCall) => SentCall;
  /** Elements must look here as on the clean page. */
  mustLookClean?: boolean;
  /** Nothing of an element may be out of reach here, nor anything wrong by axe. */
  mustBeReachable?: boolean;
}

export interface Harm {
  /** Runs in the page; it is sent as text, so it can use nothing outside. */
  look: (element: HTMLElement) => unknown;
  expected: unknown;
  /** It shows in fields, which an element may not have from the start. */
  isInFields?: boolean;
}

/** What we decide of a call, and what a wrapper may add; the rest is the browser's. */
export interface SentCall {
  method: string;
  url: string;
  accept: string | undefined;
  contentType: string | undefined;
  token: string | undefined;
  requestedWith: string | undefined;
  visitor: string | undefined;
  body: string;
}

/** The script tags of each element's entry, from our build or from the second copy of the library. */
export function entryScripts(
  tags: readonly string[],
  { folder = "assets", attributes = "" }: { folder?: "assets" | "assets-other"; attributes?: string } = {},
): string {
  const all = folder === "assets-other" ? tags.filter(isElementTag) : tags;
  return all
    .map((tag) => `<script type="module" ${attributes} src="/${folder}/${tag}.js"></script>`)
    .join("\n");
}

/** Whether it is one of the library's. */
export function isElementTag(tag: string): boolean {
  return elementTags.some((each) => each === tag);
}

/** The elements of a tag that the page has itself: some have others in their shadow root, which a selector by the tag finds too. */
export function onPage(tag: string): string {
  return `xpath=//*[local-name()="${tag}"]`;
}
