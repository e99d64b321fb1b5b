import { scrollersOf } from "../kit/edge-scroll.js";
import { scaleOf } from "../kit/scale.js";

/**
 * Keeps what is pressed under its pointer until it is let go: where something above it grows or goes meanwhile (a message,
 * an answer, a poll), as much is scrolled. Where nothing can scroll so far it moves all the same. A dialog scrolls in itself only.
 * What comes by itself is not even drawn meanwhile (`kit/page-press`), as far as it comes by us and for two seconds: this is for
 * what a drag itself changes above it, for what the page does, and for who holds longer.
 */
export function holdPressed(element: HTMLElement): void {
  element.addEventListener(
    "pointerdown",
    (event) => {
      const pressed = event.composedPath()[0];
      if (pressed instanceof Element && event.isPrimary) hold(pressed, element, event.pointerId);
    },
    true,
  );
}

function hold(pressed: Element, element: HTMLElement, pointer: number): void {
  const floating = pressed.closest("dialog, [popover]");
  const scrollers = scrollersOf(pressed, "y").filter((each) => floating?.contains(each) ?? true);
  const scale = scaleOf(element);
  const scrolledNow = () => scrollers.reduce((sum, { scrollTop }) => sum + scrollTop, 0);
  let top = pressed.getBoundingClientRect().top;
  let scrolled = scrolledNow();

  function release(): void {
    if (!pressed.isConnected) {
      stop();
      return;
    }
    const off = pressed.getBoundingClientRect().top - top;
    // Scrolled by somebody: that is meant.
    if (Math.abs(off) >= 1 && scrolledNow() === scrolled) {
      let rest = off / scale;
      for (const each of scrollers) {
        const before = each.scrollTop;
        each.scrollBy({ top: rest, behavior: "instant" });
        rest -= each.scrollTop - before;
      }
    }
    top = pressed.getBoundingClientRect().top;
    scrolled = scrolledNow();
  }

  // At once after each drawing of ours, and in each frame, since styles move things too.
  const watcher = new MutationObserver(release);
  const everything = { subtree: true, childList: true, characterData: true, attributes: true };
  if (element.shadowRoot) watcher.observe(element.shadowRoot, everything);
  let frame = requestAnimationFrame(function step() {
    frame = requestAnimationFrame(step);
    release();
  });
  function stop(): void {
    watcher.disconnect();
    cancelAnimationFrame(frame);
    for (const kind of ends) window.removeEventListener(kind, end, true);
  }
  function end({ pointerId }: PointerEvent): void {
    if (pointerId === pointer) stop();
  }
  for (const kind of ends) window.addEventListener(kind, end, true);
}

const ends = ["pointerup", "pointercancel"] as const;
