import { useAtomValue } from "jotai";
import { atom } from "jotai/vanilla";
import { useEffect, useMemo, useRef } from "react";
import { flushSync } from "react-dom";
import type { ActionModel } from "./model.js";

/** Watches which panels are near the screen. Those that are not need not be painted, and were they drawn once, not laid out. */
export function NearPanels({
  model,
  onNear,
}: {
  model: ActionModel;
  onNear(keys: readonly string[]): void;
}) {
  const place = useRef<HTMLSpanElement>(null);
  const latest = useRef(onNear);
  latest.current = onNear;
  const keys = useMemo(
    () => atom((get) => [...get(model.atoms.state).rows.map(({ key }) => key)].sort().join()),
    [model],
  );
  // Only which there are: moving them or typing into them is none of its business.
  const listed = useAtomValue(keys);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other keys are other panels.
  useEffect(() => {
    const panels = panelsBeside(place.current);
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.filter(({ isIntersecting }) => isIntersecting);
        for (const { target, isIntersecting } of entries) setPainted(target, isIntersecting);
        const far = near.filter(({ target }) => isFar(target));
        if (far.length > 0) latest.current(far.map(({ target }) => keyOf(target)));
      },
      { rootMargin: "20%" },
    );
    for (const panel of panels) observer.observe(panel);
    const printed = () => {
      for (const panel of panels) setPainted(panel, true);
      // The page is on paper before anything that waits is drawn.
      flushSync(() => latest.current(panels.map(keyOf)));
    };
    addEventListener("beforeprint", printed);
    return () => {
      observer.disconnect();
      removeEventListener("beforeprint", printed);
    };
  }, [listed]);
  return <span ref={place} hidden />;
}

function panelsBeside(place: Element | null): Element[] {
  return [...(place?.parentElement?.querySelectorAll("[data-row]") ?? [])];
}

/** Out of sight the browser skips it; on the screen nothing of it is cut off, neither shadows nor the line of a drop. */
function setPainted(panel: Element, isNear: boolean): void {
  (panel as HTMLElement).style.contentVisibility = isNear ? "" : "auto";
}

function isFar(panel: Element): boolean {
  return panel.hasAttribute("data-far");
}

function keyOf(panel: Element): string {
  return panel.getAttribute("data-row") ?? "";
}
