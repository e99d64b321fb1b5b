import type { Mountable } from "./when-near.js";

/* On its own, because a page with one editor at its top never needs it. */

/** All that ever waited, in order; one that the page let go of must not be held. */
const known = new WeakMap<Element, Mountable>();
const everyOne = new Set<WeakRef<Mountable>>();

/** The same nearness as on arrival, for the window and for scrolling boxes in it. Older browsers know only the first. */
const nearness = { rootMargin: "50%", scrollMargin: "50%" };
let observer: IntersectionObserver | undefined;

/** Mounts an element when it comes near the screen, has the focus, or its absence would be noticed. */
export function waitUntilNear(element: Mountable): void {
  if (!element.isWaiting) return;
  observer ??= watchPage();
  const { container } = element;
  observer.observe(container);
  if (known.has(container)) return;
  known.set(container, element);
  everyOne.add(new WeakRef(element));
  container.addEventListener("focusin", () => element.mount());
}

function watchPage(): IntersectionObserver {
  // Tab goes to the next field of the page, which may be in an element that has none yet.
  addEventListener("keydown", ({ key }) => key === "Tab" && mountAll(isVisible), true);
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
  for (const reference of everyOne) {
    const element = reference.deref();
    if (element === undefined) everyOne.delete(reference);
    else if (which(element)) element.mount();
  }
}

function isVisible({ container }: Mountable): boolean {
  return container.checkVisibility();
}
