import type { Context, Hono } from "hono";
import type { html } from "hono/html";
import type { ElementTag } from "../../src/elements/registry.js";
import type { PageContext } from "./pages/context.js";
import { elementTag } from "./pages/element-tag.js";

/** Adds pages to the host. */
export type AddPages = (app: Hono, context: PageContext) => void;

/** A line of the front page. */
export interface Place {
  readonly path: string;
  readonly label: string;
  /** What there is to see. */
  readonly look: string;
}

/** What the reference host has of an element. */
export interface HostedElement {
  readonly pages: readonly AddPages[];
  readonly places: readonly Place[];
  /** As it stands on the page with one of each. */
  beside(c: Context, context: PageContext): ReturnType<typeof html>;
}

/** An element with these attributes, for an operator without JavaScript too. */
export function plainElement(tag: ElementTag, attributes: Record<string, string>): ReturnType<typeof html> {
  return elementTag(tag, attributes, "この画面の表示には JavaScript が必要です。");
}
