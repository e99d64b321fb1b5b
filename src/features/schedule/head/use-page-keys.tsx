import { type RefCallback, useCallback } from "react";
import { useSchedule } from "../schedule-context.js";

/**
 * Page Up and Page Down go to the days before and after, wherever the focus is that does not need them: fields have uses
 * of their own for them, and a list of a month is scrolled by them. The focus goes along into the other days.
 */
export function usePageKeys(): RefCallback<HTMLElement> {
  const { model } = useSchedule();
  return useCallback(
    (box: HTMLElement | null) => {
      let waiting: MutationObserver | undefined;
      const onKeyDown = (event: KeyboardEvent): void => {
        const by = ({ PageUp: -1, PageDown: 1 } as const)[event.key as "PageUp"];
        if (!by || event.defaultPrevented || event.isComposing) return;
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        const target = event.target as Element;
        if (target.matches("input, select, textarea") || model.isList() || model.move().is !== "idle") return;
        event.preventDefault();
        const content = target.closest<HTMLElement>(".schedule-content");
        waiting?.disconnect();
        waiting = content ? takeAlong(content) : undefined;
        model.step(by);
      };
      box?.addEventListener("keydown", onKeyDown);
      return () => {
        waiting?.disconnect();
        box?.removeEventListener("keydown", onKeyDown);
      };
    },
    [model],
  );
}

/** Keeps the focus in the content while other days come, and gives it to the first thing in them that takes it. */
function takeAlong(content: HTMLElement): MutationObserver {
  content.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    const first = content.querySelector<HTMLElement>("[data-stop], .schedule-entry");
    const isStillHere = (content.getRootNode() as ShadowRoot).activeElement === content;
    if (isStillHere) first?.focus({ preventScroll: true });
    if (first || !isStillHere) observer.disconnect();
  });
  observer.observe(content, { childList: true, subtree: true });
  return observer;
}
