import { type RefObject, useLayoutEffect, useReducer, useRef } from "react";
import { flushSync } from "react-dom";

/** Who is told whether each node is near. */
const told = new Map<Element, (isNear: boolean) => void>();
let observer: IntersectionObserver | undefined;

/**
 * Whether something of a long list is on the screen or near it, or was once: then it stays drawn. Until then a line in its
 * place is enough. `true` at once where the list is not long, and for what is drawn in any case.
 */
export function useNear(isLong: boolean, inAnyCase: boolean): [RefObject<HTMLDivElement | null>, boolean] {
  const node = useRef<HTMLDivElement>(null);
  const atOnce = !isLong || inAnyCase;
  const [near, come] = useReducer(() => true, atOnce);
  // What was drawn because it was asked for stays too: the focus may be in it.
  if (atOnce && !near) come();
  // What comes near is drawn in a node of its own.
  useLayoutEffect(() => {
    const element = node.current;
    if (!isLong || element === null) return;
    observer ??= watchPage();
    told.set(element, (isNear) => {
      if (isNear) come();
      // What is drawn and out of sight need not be painted. Not before it was laid out once: whoever asks the browser about
      // fields that never were has them laid out one by one.
      else if (near) element.style.contentVisibility = "auto";
    });
    observer.observe(element);
    return () => {
      told.delete(element);
      observer?.unobserve(element);
    };
  }, [near, isLong]);
  return [node, near];
}

function watchPage(): IntersectionObserver {
  addEventListener("beforeprint", () => {
    // The page is on paper before anything that waits is drawn.
    flushSync(() => {
      for (const tell of told.values()) tell(true);
    });
  });
  return new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) told.get(target)?.(isIntersecting);
    },
    { rootMargin: "20%" },
  );
}
