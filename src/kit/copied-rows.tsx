/** Selected range of a shadow root; `null` where nothing is, or where a browser cannot tell. */
export function selectedRange(root: ShadowRoot): Range | null {
  const [selected] = root.ownerDocument.getSelection()?.getComposedRanges?.({ shadowRoots: [root] }) ?? [];
  if (!selected) return null;
  const range = root.ownerDocument.createRange();
  range.setStart(selected.startContainer, selected.startOffset);
  range.setEnd(selected.endContainer, selected.endOffset);
  return range;
}

/** Has what is copied be this text while an element is shown; `null` leaves it to the browser, as in fields. For a ref. */
export function copiesAs(element: HTMLElement, textOf: (range: Range) => string | null): () => void {
  const root = element.getRootNode() as ShadowRoot;
  const answer = (event: Event) => {
    if (event.defaultPrevented || (event.target as Element).matches("input, textarea")) return;
    const range = selectedRange(root);
    const text = range?.intersectsNode(element) ? textOf(range) : null;
    if (text === null) return;
    (event as ClipboardEvent).clipboardData?.setData("text/plain", text);
    event.preventDefault();
  };
  // At the root: what was selected may begin above the element.
  root.addEventListener("copy", answer);
  return () => root.removeEventListener("copy", answer);
}

/**
 * Copies the rows of a list as people paste them, a line for each: what its `data-copied` says, without initials and marks.
 * One row alone is the browser's. For a ref.
 */
export function copiesRows(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  return copiesAs(list, (range) => {
    const rows = [...list.querySelectorAll<HTMLElement>("[data-copied]")].filter((row) => isIn(range, row));
    return rows.length > 1 ? rows.map(({ dataset }) => dataset.copied).join("\n") : null;
  });
}

/** True when a part of the row's text is selected: to touch it with an edge is not enough. */
function isIn(range: Range, row: HTMLElement): boolean {
  if (!range.intersectsNode(row)) return false;
  const part = range.cloneRange();
  if (!row.contains(range.startContainer)) part.setStart(row, 0);
  if (!row.contains(range.endContainer)) part.setEnd(row, row.childNodes.length);
  return part.toString().trim() !== "";
}
