import type { FocusEvent } from "react";

/**
 * Calls back once the focus has left the place that heard a blur. It has not where the window lost it: the place has it
 * again when the window has. Nor where the place is moved in the document or taken away. Where the focus was put elsewhere
 * while the window had none, which tells no blur, the place is left when the window has it again; one that was moved, when
 * something else gets the focus that it has lost.
 */
export function whenLeft(event: FocusEvent<Element>, then: () => void): void {
  const { currentTarget: place, relatedTarget } = event;
  if (relatedTarget instanceof Node && place.contains(relatedTarget)) return;
  const page = place.ownerDocument;
  const isLeft = () => place.isConnected && !holdsFocus(place);
  const judge = (isMoved: boolean) => {
    const later = () => isLeft() && then();
    if (!page.hasFocus()) whenFocused(place, page.defaultView, "focus", later);
    else if (!isLeft()) return;
    else if (isMoved) whenFocused(place, page, "focusin", later);
    else then();
  };
  if (relatedTarget !== null) {
    judge(false);
    return;
  }
  // If nothing else gets the focus, a browser may send the blur before it removes the element.
  const isMoved = watchMoves(place);
  queueMicrotask(() => judge(isMoved()));
}

/** Calls back at the next event of this type, unless the place gets the focus: the next blur is told then. */
function whenFocused(place: Element, where: EventTarget | null, type: string, then: () => void): void {
  const done = new AbortController();
  const { signal } = done;
  function judge(): void {
    if (signal.aborted) return;
    done.abort();
    then();
  }
  place.addEventListener("focusin", () => done.abort(), { signal });
  // The place gets its focus after the window, or after its element.
  where?.addEventListener(type, () => setTimeout(judge), { signal });
}

/** Returns a function that tells whether the place was taken out of the document since, also where it is back by then. */
function watchMoves(place: Element): () => boolean {
  const observer = new MutationObserver(() => {});
  const places: Element[] = [];
  for (let at: Element | undefined = place; at; ) {
    places.push(at);
    const root: Node & { host?: Element } = at.getRootNode();
    observer.observe(root, { childList: true, subtree: true });
    at = root.host;
  }
  return () => {
    const moved = observer.takeRecords().flatMap(({ removedNodes }) => [...removedNodes]);
    observer.disconnect();
    return moved.some((node) => places.some((each) => node.contains(each)));
  };
}

/** Again, where what it stands in was moved. */
function holdsFocus(place: Element): boolean {
  return place.contains((place.getRootNode() as Document | ShadowRoot).activeElement);
}
