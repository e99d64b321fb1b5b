/* Texts that operators write: in the browser's own fields, and in messages, whose placeholders no field of its own can hold. */

/** The first message text in an element; `panel` may be one of its panels. */
export function messageIn(editor: Element, panel: ParentNode | null = editor.shadowRoot): HTMLElement {
  const [found] = messagesIn(editor, panel);
  if (!found) throw new Error(`no message text in <${editor.localName}>`);
  return found;
}

/** All message texts in an element, in their order. */
export function messagesIn(
  { shadowRoot }: Element,
  panel: ParentNode | null = shadowRoot,
): readonly HTMLElement[] {
  return [...(panel?.querySelectorAll<HTMLElement>("[role=textbox][data-field=text]") ?? [])];
}

/** What a field shows; of a message its lines, with placeholders by their names. */
export function writtenIn(field: Element): string {
  if (isNative(field)) return field.value;
  return linesOf(field)
    .map(({ textContent }) => textContent)
    .join("\n");
}

/** Selects a part of a field, or puts the caret there; of a message that is one line without placeholders. */
export function select(field: Element, from: number, to = from): void {
  if (isNative(field)) {
    field.setSelectionRange(from, to);
    return;
  }
  (field as HTMLElement).focus();
  const [start, end] = [placeIn(field, from), placeIn(field, to)];
  selectionIn(field).setBaseAndExtent(start.node, start.offset, end.node, end.offset);
}

/** What is selected, as `select` counts. */
export function selectedIn(field: Element): (number | null)[] {
  if (isNative(field)) return [field.selectionStart, field.selectionEnd];
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selectionIn(field);
  const countTo = (node: Node | null, offset: number) => {
    if (!node || !field.contains(node)) return null;
    const range = field.ownerDocument.createRange();
    range.setStart(field, 0);
    range.setEnd(node, offset);
    return range.toString().length;
  };
  return [countTo(anchorNode, anchorOffset), countTo(focusNode, focusOffset)];
}

function isNative(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  return field.matches("input, textarea");
}

function linesOf(message: Element): readonly Element[] {
  return [...message.querySelectorAll(":scope > p")];
}

/** Chromium has the selection of a shadow root at the root. */
function selectionIn(field: Element): Selection {
  const root = field.getRootNode() as ShadowRoot & { getSelection?(): Selection | null };
  const selection = root.getSelection?.() ?? field.ownerDocument.getSelection();
  if (!selection) throw new Error("no selection");
  return selection;
}

/** Where a count of characters ends in the first line. */
function placeIn(message: Element, count: number): { node: Node; offset: number } {
  const [line] = linesOf(message);
  if (!line) throw new Error("no line");
  const walker = message.ownerDocument.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  let offset = count;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    if (offset <= node.data.length) return { node, offset };
    offset -= node.data.length;
  }
  return { node: line, offset: 0 };
}
