import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useSchedule } from "../schedule-context.js";
import type { Stop } from "./tab-stops.js";

/** Keeps the focus on the one stop of a day, wherever keys take it and moves draw it anew. `at`: the stop that is drawn. */
export function useStopFocus(at: Stop | null, box: RefObject<HTMLElement | null>) {
  const { model } = useSchedule();
  /** The focus is to follow the stop once it is drawn. */
  const follows = useRef(false);
  const focused = useRef<Element | null>(null);
  /** Free time is drawn until the focus is elsewhere: a reader loses its place with what goes under the focus. */
  const [left, setLeft] = useState<Stop | null>(null);
  useLayoutEffect(() => {
    const active = (box.current?.getRootNode() as ShadowRoot | undefined)?.activeElement ?? document.body;
    // The chip that had the focus was drawn anew in another row, or is gone; and nothing else has it.
    const isLost = focused.current?.isConnected === false && active.contains(box.current);
    if ((follows.current || isLost) && focusStop()) follows.current = false;
  });

  function focusStop(): boolean {
    const target = box.current?.querySelector<HTMLElement>("[data-stop]");
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    return target !== null && target !== undefined;
  }

  function go(stop: Stop): void {
    follows.current = true;
    setLeft(at?.chip === null ? at : null);
    model.goTo(stop);
  }

  return {
    /** Free time that the focus went away from. */
    left,
    go,
    gotFocus(element: Element): void {
      focused.current = element;
    },
    /** The focus is out of the day. */
    lostFocus(element: Element): void {
      setLeft(null);
      if (element.isConnected && focused.current === element) focused.current = null;
    },
  };
}
