import { type RefObject, useEffect, useReducer, useRef } from "react";

/** Who waits for each node to come near. */
const waiting = new Map<Element, () => void>();
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes near is drawn in a node of its own.
  useEffect(() => {
    const element = node.current;
    if (!isLong || element === null) return;
    observer ??= watchPage();
    waiting.set(element, come);
    observer.observe(element);
    return () => {
      waiting.delete(element);
      observer?.unobserve(element);
    };
  }, [near, isLong]);
  return [node, near];
}

function watchPage(): IntersectionObserver {
  addEventListener("beforeprint", () => {
    for (const come of waiting.values()) come();
  });
  return new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) waiting.get(target)?.();
        // Not before it was laid out once: whoever asks for fields that never were lays them out one by one.
        else (target as HTMLElement).style.contentVisibility = "auto";
      }
    },
    { rootMargin: "20%" },
  );
}
