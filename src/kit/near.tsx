import { type RefObject, useEffect, useReducer, useRef } from "react";

/** Who waits for each node to come near. */
const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

/**
 * Whether something of a long list is on the screen or half a screen away from it, or was once: then it stays drawn.
 * Until then a line in its place is enough. `true` at once where the list is not long.
 */
export function useNear(isLong: boolean): [RefObject<HTMLDivElement | null>, boolean] {
  const node = useRef<HTMLDivElement>(null);
  const [near, come] = useReducer(() => true, !isLong);
  // What was drawn because it was asked for stays too: the focus may be in it.
  if (!isLong && !near) come();
  useEffect(() => {
    const element = node.current;
    if (near || element === null) return;
    observer ??= watchPage();
    waiting.set(element, come);
    observer.observe(element);
    return () => {
      waiting.delete(element);
      observer?.unobserve(element);
    };
  }, [near]);
  return [node, near];
}

function watchPage(): IntersectionObserver {
  addEventListener("beforeprint", () => {
    for (const come of waiting.values()) come();
  });
  return new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    { rootMargin: "20%" },
  );
}
