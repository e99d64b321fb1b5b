import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from "react";
import { classes } from "./classes.js";
import { useComposition } from "./composition.js";
import type { PopoverAlign, PopoverWishes } from "./popover-place.js";
import { positionPopover } from "./position-popover.js";

/** Something small that opens beside its button. Render it only while it is open. */
export interface PopoverProps {
  label: string;
  /** Anchor of the popover: the button that opened it, or a box around that. */
  anchor: RefObject<HTMLElement | null>;
  /** Gets the focus back; the anchor, unless that cannot have it. */
  opener?: RefObject<HTMLElement | null> | undefined;
  /** Esc, a press elsewhere, or the focus going elsewhere. Presses on the anchor are the owner's. */
  onClose(): void;
  /** Asked when it opens; `false` leaves the focus with what is typed into. */
  takesFocus?: (() => boolean) | undefined;
  width?: number | undefined;
  /** Which of its edges stands at the anchor's: `end` for an anchor at the end of a row. */
  align?: PopoverAlign | undefined;
  /** For what is inside: it needs no box of its own. */
  id?: string | undefined;
  part?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Least height of a popover with controls: a search box, a foot, and rows between them. */
const least = 320;

/**
 * In the top layer and still in its place in the document: no portal, so styles, events and the form stay those of the
 * element. `popover="manual"`, since the browser's own dismissal would close it under a press on its button, which
 * would open it again at once. Focus goes to `[data-autofocus]`, else to the first control.
 */
export function Popover({
  label,
  anchor,
  opener = anchor,
  onClose,
  takesFocus = always,
  width = 320,
  align,
  className,
  children,
  ...passed
}: PopoverProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { tracker, handlers } = useComposition();
  const latest = useRef({ onClose, takesFocus });
  useLayoutEffect(() => {
    latest.current = { onClose, takesFocus };
  });

  useLayoutEffect(() => {
    const popover = ref.current;
    const target = anchor.current;
    if (!popover || !target) return;
    popover.style.setProperty("--popover-width", `${width}px`);
    popover.showPopover();
    // Both need a layout; moving the popover asks for another, so it comes last.
    if (latest.current.takesFocus()) firstStop(popover).focus({ preventScroll: true });
    const place = () => placeBeside(popover, target, { align, least });
    place();
    const letGo = holdFocus(popover);

    const observer = new ResizeObserver(place);
    observer.observe(popover);
    // Other content is placed before it is painted, and so before its size is told.
    const contentObserver = new MutationObserver(place);
    contentObserver.observe(popover, { childList: true });
    const leaveAnchor = watchHeight(target, () => {
      // Nothing moves under the pointer, so a mouse has to leave first.
      if (popover.matches(":hover")) popover.addEventListener("pointerleave", place, { once: true });
      else place();
    });
    const dismiss = (event: Event) => {
      const path = event.composedPath();
      if (!path.includes(popover) && !path.includes(target)) latest.current.onClose();
    };
    document.addEventListener("pointerdown", dismiss, true);
    window.addEventListener("scroll", place, true);
    window.addEventListener("resize", place);
    return () => {
      letGo();
      observer.disconnect();
      contentObserver.disconnect();
      leaveAnchor();
      document.removeEventListener("pointerdown", dismiss, true);
      window.removeEventListener("scroll", place, true);
      window.removeEventListener("resize", place);
      if (popover.matches(":focus-within")) opener.current?.focus({ preventScroll: true });
      if (popover.isConnected) popover.hidePopover();
    };
  }, [anchor, opener, width, align]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || event.defaultPrevented || tracker.owns(event)) return;
    // A dialog or a panel around it would close by the same press.
    event.preventDefault();
    onClose();
  }
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!(relatedTarget instanceof Node) || currentTarget.contains(relatedTarget)) return;
    if (!anchor.current?.contains(relatedTarget)) onClose();
  }

  return (
    <div
      {...passed}
      ref={ref}
      popover="manual"
      role="dialog"
      className={classes("popover", className)}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      {...handlers}
    >
      {children}
    </div>
  );
}

const always = () => true;

/** Tabs above the anchor stay in sight: one goes on to the next of them. */
function placeBeside(popover: HTMLElement, target: HTMLElement, wishes: PopoverWishes): void {
  const box = target.getBoundingClientRect();
  const tabs = (target.getRootNode() as ParentNode).querySelectorAll("[role=tablist]");
  const edges = [...tabs].map((each) => each.getBoundingClientRect().bottom);
  const from = Math.max(0, ...edges.filter((edge) => edge <= box.top));
  positionPopover(popover, box, { ...wishes, from });
}

/** Calls back in the frame after a change: a popover that is moved at once may change its size while sizes are told. */
function watchHeight(element: HTMLElement, changed: () => void): () => void {
  let height: number | undefined;
  let frame = 0;
  const observer = new ResizeObserver(([entry]) => {
    const now = entry?.borderBoxSize[0]?.blockSize;
    if (height !== undefined && now !== height) frame = requestAnimationFrame(changed);
    height = now;
  });
  observer.observe(element);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}

/** When what had the focus goes away (an answered notice), it would fall to the page, and Esc would close nothing. */
function holdFocus(popover: HTMLElement): () => void {
  let inside = popover.matches(":focus-within");
  const enter = () => {
    inside = true;
  };
  const leave = ({ target }: Event) => {
    // An element that is being removed loses the focus without the operator's doing.
    queueMicrotask(() => {
      if ((target as Node).isConnected && !popover.matches(":focus-within")) inside = false;
    });
  };
  const observer = new MutationObserver(() => {
    if (inside && !popover.matches(":focus-within")) firstStop(popover).focus({ preventScroll: true });
  });
  popover.addEventListener("focusin", enter);
  popover.addEventListener("focusout", leave);
  observer.observe(popover, { childList: true, subtree: true });
  return () => {
    popover.removeEventListener("focusin", enter);
    popover.removeEventListener("focusout", leave);
    observer.disconnect();
  };
}

function firstStop(popover: HTMLElement): HTMLElement {
  const controls = "input:enabled, textarea:enabled, select:enabled, button:enabled, [tabindex='0']";
  return (
    popover.querySelector<HTMLElement>("[data-autofocus]") ??
    popover.querySelector<HTMLElement>(controls) ??
    popover
  );
}
