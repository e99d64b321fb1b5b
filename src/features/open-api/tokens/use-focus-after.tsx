import type { RefObject } from "react";
import { useLayoutOnChange } from "../../../kit/use-on-change.js";

/**
 * Moves the focus from a box that is removed to something near (`next`, which is asked once, at first): the browser
 * would leave it to the page.
 */
export function useFocusAfter(
  box: RefObject<HTMLElement | null>,
  next: (gone: HTMLElement) => HTMLElement | null | undefined,
): void {
  // It is there for the end of what is drawn alone.
  useLayoutOnChange([], () => {
    const gone = box.current;
    return () => {
      const root = gone?.getRootNode() as Document | ShadowRoot | undefined;
      if (gone?.contains(root?.activeElement ?? null)) next(gone)?.focus();
    };
  });
}
