import { useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { scaleOf } from "./scale.js";

/*
 * A press: from the moment a pointer goes down until its click is over. What moves or replaces what lies under it takes the
 * click from it, so what comes by itself (an answer, a poll, an alert) is drawn afterwards. What cannot wait is scrolled away
 * (`element-base/hold-pressed`), which holds a place, but no row that is replaced.
 */

/** Somebody who holds longer waits for something; what never goes up (a lost pointer, a scrollbar) ends so too. Milliseconds. */
const longestMs = 2_000;
/** A finger's click comes so much later than it goes up, at most. */
const clickMs = 80;

let isUnderWay = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const watchers = new Set<() => void>();

/** True while the pointer is pressed. Nobody knows where nobody watches. */
export function isPressed(): boolean {
  return isUnderWay;
}

/** Calls back after each press, when its click has been handled. */
export function watchPresses(ended: () => void): () => void {
  const watcher = () => ended();
  if (watchers.size === 0) follow("addEventListener");
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    follow("removeEventListener");
    clearTimeout(timer);
    isUnderWay = false;
  };
}

/**
 * The same as before while a press is under way, then what has come meanwhile. Handlers that close over it have what was
 * drawn: a place in a list may be another's by then, an id is not.
 */
export function useStill<T>(value: T): T {
  const pressed = useSyncExternalStore(watchPresses, isPressed);
  const before = useRef(value);
  useLayoutEffect(() => {
    if (!pressed) before.current = value;
  }, [pressed, value]);
  return pressed ? before.current : value;
}

function follow(method: "addEventListener" | "removeEventListener"): void {
  window[method]("pointerdown", begin, true);
  for (const type of ["pointerup", "pointercancel", "click", "blur"]) window[method](type, end, true);
}

function begin(event: Event): void {
  if (isOnScrollbar(event as PointerEvent)) return;
  isUnderWay = true;
  overIn(longestMs);
}

function end(event: Event): void {
  const { type, target } = event;
  // The blur of a field comes by here as well.
  if (!isUnderWay || (type === "blur" && target !== window)) return;
  const isLifted = type === "pointerup";
  // What came meanwhile is drawn with what the click makes, or at once after it.
  if (!isLifted) isUnderWay = false;
  overIn(isLifted && (event as PointerEvent).pointerType !== "mouse" ? clickMs : 0);
}

function overIn(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    isUnderWay = false;
    for (const watcher of [...watchers]) watcher();
  }, ms);
}

/** True for a press on a scrollbar: somebody who drags one wants to see what comes. */
function isOnScrollbar(event: PointerEvent): boolean {
  const [pressed] = event.composedPath();
  if (!(pressed instanceof HTMLElement) || pressed.clientWidth === 0) return false;
  const { left, top } = pressed.getBoundingClientRect();
  const scale = scaleOf(pressed);
  const [x, y] = [(event.clientX - left) / scale, (event.clientY - top) / scale];
  const { clientLeft, clientTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = pressed;
  return (
    (scrollHeight > clientHeight && x >= clientLeft + clientWidth) ||
    (scrollWidth > clientWidth && y >= clientTop + clientHeight)
  );
}
