import { isTabKey } from "../kit/tab-key.js";
/** An element whose view may wait. */
export interface Mountable {
  /** The box of the view; empty until mounted, with some room reserved. */
  readonly container: HTMLElement;
  /** On the page and not drawn yet. */
  readonly isWaiting: boolean;
  /** Draws, if it is waiting. */
  mount(): void;
}

/**
 * Mounts what is on the screen or near it before the next frame, and lets the others wait until they come near. Of a
 * hundred editors on a long page, or in closed dialogs, only those that somebody looks at cost anything.
 */
export function mountWhenNear(element: Mountable): void {
  // All that came in this turn are looked at before the first of them changes the page: it is laid out once for all.
  queueMicrotask(() => {
    if (isNear(element)) queueMicrotask(() => element.mount());
    else waitUntilNear(element);
  });
}

/** Half a screen counts as near. What is in something closed is not. */
function isNear({ container }: Mountable): boolean {
  const { top, bottom } = container.getBoundingClientRect();
  return container.checkVisibility() && top < innerHeight * 1.5 && bottom > innerHeight / -2;
}

/** All of the page that ever waited, by their boxes and in order; one that the page let go of must not be held. */
const known = new WeakMap<Element, Mountable>();
const inOrder = new Set<WeakRef<Mountable>>();

/** One observer for the page, made when the first element has to wait. */
let observer: IntersectionObserver | undefined;

/** The same nearness as on arrival, for the window and for scrolling boxes in it. Older browsers know only the first. */
const nearness = { rootMargin: "50%", scrollMargin: "50%" };

/** Mounts an element when it comes near the screen, has the focus, or its absence would be noticed. */
function waitUntilNear(element: Mountable): void {
  if (!element.isWaiting) return;
  observer ??= watchPage();
  const { container } = element;
  observer.observe(container);
  if (known.has(container)) return;
  known.set(container, element);
  inOrder.add(new WeakRef(element));
  container.addEventListener("focusin", () => element.mount());
}

function watchPage(): IntersectionObserver {
  // Tab goes to the next field of the page, which may be in an element that has none yet.
  addEventListener("keydown", (event) => isTabKey(event) && mountAll(isVisible), true);
  addEventListener("beforeprint", () => mountAll());
  return new IntersectionObserver((entries, self) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      self.unobserve(target);
      known.get(target)?.mount();
    }
  }, nearness);
}

function mountAll(which: (element: Mountable) => boolean = () => true): void {
  for (const reference of inOrder) {
    const element = reference.deref();
    if (element === undefined) inOrder.delete(reference);
    else if (which(element)) element.mount();
  }
}

function isVisible({ container }: Mountable): boolean {
  return container.checkVisibility();
}
