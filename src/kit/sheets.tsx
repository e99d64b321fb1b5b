import { createContext, useContext, useInsertionEffect } from "react";
import { type StyleText, styleText } from "./style-text.js";

/** One constructed sheet per document and style text, shared by every element: 50 editors parse the tokens once. */
const sheets = new WeakMap<Document, Map<StyleText, CSSStyleSheet>>();

/**
 * Styles a shadow root by adopted sheets; `<style>` tags are refused by a strict `style-src`. Sheets that are there
 * stay, in their order.
 */
export function adoptSheets(root: ShadowRoot, texts: readonly StyleText[]): void {
  const wanted = texts.map((text) => sheetFor(root.ownerDocument, text));
  const missing = wanted.filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...new Set(missing)];
}

/** Brings a style text into the root that is drawn in. What mounts React there provides it. */
export const SheetContext = createContext<(text: StyleText) => void>(() => {});

/** For a deferred part: brings its style text along, before anything is laid out. The kit's own are in `kitStyles`. */
export function useSheet(text: string): void {
  const adopt = useContext(SheetContext);
  useInsertionEffect(() => adopt(styleText(text)), [adopt, text]);
}

function sheetFor(owner: Document, text: StyleText): CSSStyleSheet {
  const known = sheets.get(owner) ?? new Map<StyleText, CSSStyleSheet>();
  sheets.set(owner, known);
  const sheet = known.get(text) ?? createSheet(owner, text);
  known.set(text, sheet);
  return sheet;
}

function createSheet(owner: Document, text: StyleText): CSSStyleSheet {
  // A sheet can only be adopted in the document of the window that made it.
  const Sheet = owner.defaultView?.CSSStyleSheet ?? CSSStyleSheet;
  const sheet = new Sheet();
  sheet.replaceSync(`${text}`);
  return sheet;
}
