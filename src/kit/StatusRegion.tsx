import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { isCovered, useCovered } from "./covered.js";

/** A live region for announcements that do not interrupt. */
export interface StatusRegionProps {
  /** Empty when there is none. */
  text: string;
  /** Shown as well as read out. It stays; what is only read out goes after `standsMs`. */
  visible?: boolean | undefined;
  /** Its change is not what is news: two regions that change at once are one too many for some readers. */
  isSilent?: boolean | undefined;
  /** Read out after the text and not seen: what somebody who sees the screen sees anyway. */
  more?: string | undefined;
  /** Emphasis of a visible region, for a result that its operator has waited for. */
  strong?: boolean | undefined;
  /** Class of a visible region, in the place of its own. */
  className?: string | undefined;
  /** Occasion of the text: with another one the same text is read out again. */
  occasion?: unknown;
}

/** So long an announcement can be found by a screen reader that is not listening yet, in milliseconds. */
export const standsMs = 7000;

/** So long what has come is kept from screen readers: what they say of a focus that moves with it comes first, and cuts it off. */
export const heardAfterMs = 200;

/**
 * Always in the document, so that a change of its text is announced; nothing but the text is in it, since some readers
 * pass over a region with icons and buttons. An announcement is not read out again when a dialog that covered it goes.
 * The box in the status is live by itself: of statuses that change together some readers say only those without a role.
 */
export function StatusRegion(props: StatusRegionProps) {
  const { text, more, visible = false, isSilent = false, strong = false, className, occasion } = props;
  const region = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const number = useOccasion(text, occasion);
  const [over, setOver] = useState(-1);
  useCovered(region, () => setOver(number));
  const isShort = !visible && text !== "";
  useEffect(() => {
    if (!isShort) return;
    const timer = setTimeout(setOver, standsMs, number);
    return () => clearTimeout(timer);
  }, [isShort, number]);
  // As an attribute past React: the text is seen, and found, at once.
  useLayoutEffect(() => {
    const words = box.current?.firstElementChild;
    // A text that comes together with its region is not announced.
    if (number === 0 || !words) return;
    words.setAttribute("aria-hidden", "true");
    const root = words.getRootNode();
    let timer: ReturnType<typeof setTimeout>;
    const stop = () => {
      clearTimeout(timer);
      root.removeEventListener("focusin", wait);
    };
    const notify = () => {
      if (isCovered(words)) return wait();
      stop();
      words.removeAttribute("aria-hidden");
    };
    // Anew where the focus moves meanwhile: a row that comes back gets it when it is drawn.
    function wait() {
      clearTimeout(timer);
      timer = setTimeout(notify, heardAfterMs);
    }
    wait();
    root.addEventListener("focusin", wait);
    return stop;
  }, [number]);
  const announced = !visible && over === number ? "" : text;
  const live = isSilent ? "off" : undefined;
  const Text = strong ? "strong" : "span";
  return (
    <div
      ref={region}
      role="status"
      className={visible ? (className ?? "status-region") : "sr"}
      aria-live={live}
    >
      <div ref={box} aria-live={live ?? "polite"} aria-atomic="true">
        {announced === "" ? null : (
          <Text key={number}>
            {more === undefined ? announced : <span>{announced}</span>}
            {more === undefined ? null : <span className="sr">{more}</span>}
          </Text>
        )}
      </div>
    </div>
  );
}

/** Counts what there was to say: the same number as long as neither the text nor the occasion changes. */
function useOccasion(text: string, occasion: unknown): number {
  const [last, setLast] = useState({ text, occasion, number: 0 });
  if (last.text === text && last.occasion === occasion) return last.number;
  const next = { text, occasion, number: last.number + 1 };
  setLast(next);
  return next.number;
}
