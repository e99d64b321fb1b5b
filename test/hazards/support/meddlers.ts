// Scripts of a page or of the browser's extensions that change what others drew. Each is sent to the page as text,
// so it can use nothing outside of itself.

/**
 * A browser's translator: again and again it puts a `<font>` in the place of texts. It leaves fields alone, what says that
 * it is not to be translated, and what it has done already. With `data-translate="inside"` it goes into shadow roots, which real ones may or may not do.
 */
export function translator(): void {
  const inside = document.documentElement.dataset.translate === "inside";
  function translate(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node instanceof Text) texts.push(node);
      else if (inside && node instanceof Element && node.shadowRoot) translate(node.shadowRoot);
    }
    for (const text of texts) {
      const parent = text.parentElement;
      if (!text.data.trim() || parent?.closest("font, textarea, script, style, [translate=no]")) continue;
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
    document.documentElement.dataset.translated = String(document.querySelectorAll("font").length);
  }
  setInterval(() => document.body && translate(document.body), 100);
}

/** A spelling checker and a password manager: marks on the page and on fields, and nodes beside them. */
export function extension(): void {
  function mark(root: Document | ShadowRoot): void {
    for (const element of root.querySelectorAll("*")) {
      if (element.shadowRoot) mark(element.shadowRoot);
      if (!element.matches("textarea, input, [contenteditable=true]") || element.hasAttribute("data-gramm"))
        continue;
      element.setAttribute("data-gramm", "true");
      element.setAttribute("data-lt-tmp-id", "lt-1");
      element.setAttribute("spellcheck", "false");
      element.setAttribute("autocomplete", "off");
      element.before(document.createElement("spelling-overlay"));
      element.after(document.createElement("password-button"));
      element.parentElement?.prepend(document.createElement("spelling-overlay"));
    }
  }
  setInterval(() => {
    document.documentElement.setAttribute("data-extension", "installed");
    if (!document.body) return;
    document.body.setAttribute("cz-shortcut-listen", "true");
    mark(document);
    if (!document.querySelector("spelling-desk")) {
      const desk = document.createElement("spelling-desk");
      desk.attachShadow({ mode: "open" }).append(document.createElement("textarea"));
      document.documentElement.append(desk);
    }
  }, 100);
}
