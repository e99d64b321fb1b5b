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
  const mount = () => element.mount();
  queueMicrotask(() => {
    if (isNear(element)) queueMicrotask(mount);
    else import("./far-elements.js").then(({ waitUntilNear }) => waitUntilNear(element), mount);
  });
}

/** Half a screen counts as near. What is in something closed is not. */
function isNear({ container }: Mountable): boolean {
  const { top, bottom } = container.getBoundingClientRect();
  return container.checkVisibility() && top < innerHeight * 1.5 && bottom > innerHeight / -2;
}
