/** Loads the file that defines an element. */
export type LoadEntry = () => Promise<unknown>;

/**
 * Loads the entry of each element whose tag is in the page, now or later. A load that fails is reported once on
 * the console, and tried again when the tag appears again. Without a DOM it does nothing. `foundDefined` hears of tags that
 * something else on the page has defined.
 */
export function autoload(
  entries: Readonly<Record<string, LoadEntry>>,
  foundDefined: (tag: string, element: CustomElementConstructor) => void = () => {},
): void {
  if (typeof document === "undefined") return;
  const missing = new Map(Object.entries(entries));
  const underWay = new Set<string>();
  const reported = new Set<string>();
  // The document and not its root: a page that writes itself anew gets another root.
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (isElement(node)) scan(node);
  });
  observer.observe(document, { childList: true, subtree: true });
  scan(document.documentElement);

  function scan(root: Element): void {
    for (const [tag, loadEntry] of missing)
      if (root.localName === tag || root.querySelector(tag)) load(tag, loadEntry);
  }

  function load(tag: string, loadEntry: LoadEntry): void {
    if (underWay.has(tag)) return;
    // A page may have loaded the entry itself.
    const existing = customElements.get(tag);
    if (existing !== undefined) {
      foundDefined(tag, existing);
      done(tag);
      return;
    }
    underWay.add(tag);
    loadEntry()
      .then(
        () => done(tag),
        (error: unknown) => report(tag, error),
      )
      .finally(() => underWay.delete(tag));
  }

  function done(tag: string): void {
    missing.delete(tag);
    if (missing.size === 0) observer.disconnect();
  }

  function report(tag: string, error: unknown): void {
    if (reported.has(tag)) return;
    reported.add(tag);
    console.error(`console-editors: <${tag}> could not be loaded:`, error);
  }
}

/** No `instanceof`: a node moved in from a frame is of another window's classes. */
function isElement(node: Node): node is Element {
  return "localName" in node;
}
