import { useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { EffectRow } from "./entity.js";
import type { ActionModel } from "./model.js";
import { comeNear } from "./nearness.js";

/** Watches which panels are near the screen: far ones come when they get there, and what is out of sight is not painted. */
export function NearPanels({
  model,
  rows,
  onNear,
}: {
  model: ActionModel;
  rows: readonly EffectRow[];
  /** Some that were far are to be drawn whole now. */
  onNear(): void;
}) {
  const place = useRef<HTMLSpanElement>(null);
  const [panels] = useState(() => new Set<HTMLElement>());
  const observer = useRef<IntersectionObserver>(null);

  useLayoutEffect(() => {
    const come = (all: readonly Element[]) => {
      comeNear(model, all.map(keyOf));
      onNear();
    };
    const watching = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) setPainted(target as HTMLElement, isIntersecting);
        const near = entries.filter(({ isIntersecting, target }) => isIntersecting && isFar(target));
        if (near.length > 0) come(near.map(({ target }) => target));
      },
      { rootMargin: "20%" },
    );
    const print = () => {
      for (const panel of panels) setPainted(panel, true);
      // The page is on paper before anything that waits is drawn.
      flushSync(() => come([...panels].filter(isFar)));
    };
    observer.current = watching;
    addEventListener("beforeprint", print);
    return () => {
      watching.disconnect();
      panels.clear();
      removeEventListener("beforeprint", print);
    };
  }, [model, panels, onNear]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows may be other panels.
  useLayoutEffect(() => {
    const now = new Set(place.current?.parentElement?.querySelectorAll<HTMLElement>(":scope > [data-row]"));
    for (const panel of panels) {
      if (now.delete(panel)) continue;
      panels.delete(panel);
      observer.current?.unobserve(panel);
    }
    for (const panel of now) {
      panels.add(panel);
      observer.current?.observe(panel);
    }
  }, [rows, panels]);
  return <span ref={place} hidden />;
}

/** Out of sight the browser skips it; on the screen nothing of it is cut off, neither its shadow nor the line of a drop. */
function setPainted(panel: HTMLElement, isNear: boolean): void {
  const wanted = isNear || isFar(panel) ? "" : "auto";
  if (panel.style.contentVisibility !== wanted) panel.style.contentVisibility = wanted;
}

function isFar(panel: Element): boolean {
  return panel.hasAttribute("data-far");
}

function keyOf(panel: Element): string {
  return panel.getAttribute("data-row") ?? "";
}
