import { useLayoutEffect, useRef } from "react";
import { isTabKey } from "../kit/tab-key.js";

/**
 * Two buttons that Tab reaches behind everything else around them, wherever they stand: their keys are known, and who works
 * by keys would pass them each time. They are no stops of their own; a stop at the end leads to them.
 */
export function useLastStops() {
  const first = useRef<HTMLButtonElement>(null);
  const last = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const [one, two] = [first.current, last.current];
    const container = one?.closest<HTMLElement>("dialog, .editor, .side-panel");
    if (!one || !two || !container) return;
    const buttons = [one, two];
    const end = document.createElement("span");
    end.tabIndex = 0;
    end.className = "sr";
    container.append(end);
    for (const each of buttons) each.tabIndex = -1;
    let isPassed = false;

    function arrive({ relatedTarget }: FocusEvent): void {
      if (isPassed) return;
      const isForward = relatedTarget instanceof Node && container?.contains(relatedTarget);
      (isForward ? one : two)?.focus();
    }
    function go(event: KeyboardEvent): void {
      const { shiftKey, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (!isTabKey(event) || ctrlKey || metaKey || altKey || defaultPrevented) return;
      const other = shiftKey ? one : two;
      if (event.currentTarget !== other) {
        event.preventDefault();
        other?.focus();
        return;
      }
      // The browser goes on from there.
      isPassed = true;
      end.focus({ preventScroll: true });
      isPassed = false;
    }
    end.addEventListener("focus", arrive);
    for (const each of buttons) each.addEventListener("keydown", go);
    return () => {
      for (const each of buttons) each.removeEventListener("keydown", go);
      // Later: what goes with the focus while a dialog closes is looked after (`FocusKeeper`), and this is nothing.
      setTimeout(() => end.remove());
    };
  }, []);
  return { first, last };
}
