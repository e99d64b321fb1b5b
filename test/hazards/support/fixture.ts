import type { BrowserContextOptions, Locator, Page } from "playwright";

/** One hostile page. Everything but the name has a harmless default, so that a page says only what is hostile. */
export interface Fixture {
  name: string;
  /** Below the server's origin; may hold a query and a hash. */
  path: string;
  headers?: Record<string, string>;
  /** Attributes of `<html>`. */
  html?: string;
  /** Markup in the head, after the page's own meta tags and before its script. */
  head?: string;
  /** The page's own classic script, which runs before ours loads. It is sent as text, so it can use nothing outside. */
  script?: () => void;
  /** The page around the editor. */
  body?: (editor: string) => string;
  /** How our script is loaded. */
  loading?: string;
  window?: BrowserContextOptions;
  /** What the operator does before the editor can be seen. */
  reveal?: (page: Page) => Promise<void>;
  /** Which editor is used, where it is not the only one of the page. */
  find?: (page: Page, tag: string) => Locator;
}

/** A fixture with what every fixture has in common. */
export const cleanFixture = { name: "P1 clean", path: "/pages/clean" } as const satisfies Fixture;

/** How a page loads our script unless it is about just that. */
export const plainLoading = '<script type="module" src="/assets/action-editor.js"></script>';
