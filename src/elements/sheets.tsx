/** One constructed sheet per document and style text, shared by every element: 50 editors parse the tokens once. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Styles a shadow root by adopted sheets; `<style>` tags are refused by a strict `style-src`. */
export function adoptSheets(root: ShadowRoot, texts: readonly string[]): void {
  const { ownerDocument } = root;
  const known = sheets.get(ownerDocument) ?? new Map<string, CSSStyleSheet>();
  sheets.set(ownerDocument, known);
  root.adoptedStyleSheets = texts.map((text) => {
    const sheet = known.get(text) ?? createSheet(ownerDocument, text);
    known.set(text, sheet);
    return sheet;
  });
}

function createSheet(owner: Document, text: string): CSSStyleSheet {
  // A sheet can only be adopted in the document of the window that made it.
  const Sheet = owner.defaultView?.CSSStyleSheet ?? CSSStyleSheet;
  const sheet = new Sheet();
  sheet.replaceSync(text);
  return sheet;
}
