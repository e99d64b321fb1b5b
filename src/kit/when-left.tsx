import type { FocusEvent } from "react";

/**
 * Calls back once the focus has left the place that heard a blur. It has not where the window lost it: the place has it
 * again when the window has. Nor where the place is moved in the document or taken away. Where the focus was put elsewhere
 * while the window had none, which tells no blur, the place is left when the window has it again.
 */
export function whenLeft(event: FocusEvent<Element>, then: () => void): void {
  const { currentTarget: place, relatedTarget } = event;
  if (relatedTarget instanceof Node && place.contains(relatedTarget)) return;
  const isLeft = () => place.isConnected && !holdsFocus(place);
  const judge = () => {
    if (!place.ownerDocument.hasFocus()) whenBack(place, () => isLeft() && then());
    else if (isLeft()) then();
  };
  // If nothing else gets the focus, a browser may send the blur before it removes the element.
  if (relatedTarget === null) queueMicrotask(judge);
  else judge();
}

/** Calls back when the window has the focus again, unless the place gets it: the next blur is told then. */
function whenBack(place: Element, then: () => void): void {
  const done = new AbortController();
  const { signal } = done;
  function judge(): void {
    if (signal.aborted) return;
    done.abort();
    then();
  }
  place.addEventListener("focusin", () => done.abort(), { signal });
  // The place gets its focus after the window.
  place.ownerDocument.defaultView?.addEventListener("focus", () => setTimeout(judge), { signal });
}

/** Again, where what it stands in was moved. */
function holdsFocus(place: Element): boolean {
  return place.contains((place.getRootNode() as Document | ShadowRoot).activeElement);
}
