import { realTime } from "./clock.js";
import { devtools } from "./devtools.js";

/** A point of the window that the test runs in. */
export interface Point {
  x: number;
  y: number;
}

export function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** A mouse as the browser itself gets it. */
export const mouse = {
  down: (at: Point, clickCount = 1) => mouseEvent("mousePressed", at, 1, clickCount),
  move: (to: Point) => mouseEvent("mouseMoved", to, 1),
  up: (at: Point, clickCount = 1) => mouseEvent("mouseReleased", at, 0, clickCount),
  /** Takes it, with nothing pressed, to where it is over nothing. */
  away: () =>
    devtools("Input.dispatchMouseEvent", {
      type: "mouseMoved",
      ...onPage({ x: innerWidth - 1, y: innerHeight - 1 }),
    }),
};

/** A pen as the browser itself gets it; nothing is scrolled by it. */
export const pen = {
  down: (at: Point) => mouseEvent("mousePressed", at, 1, 1, "pen"),
  move: (to: Point) => mouseEvent("mouseMoved", to, 1, 1, "pen"),
  up: (at: Point) => mouseEvent("mouseReleased", at, 0, 1, "pen"),
};

/** So long that a finger which rests has lifted what it is on. */
export const rest = () => realTime(500, "the browser itself tells how long a finger stays");

/** A finger as the browser itself gets it: what it touches may turn into pointer events or into scrolling. */
export const finger = {
  down: (at: Point) => touchEvent("touchStart", [at]),
  move: (to: Point) => touchEvent("touchMove", [to]),
  up: () => touchEvent("touchEnd", []),
};

function mouseEvent(
  type: string,
  at: Point,
  buttons: number,
  clickCount = 1,
  pointerType: "mouse" | "pen" = "mouse",
): Promise<unknown> {
  return devtools("Input.dispatchMouseEvent", {
    type,
    ...onPage(at),
    button: "left",
    buttons,
    clickCount,
    pointerType,
  });
}

function touchEvent(type: string, points: Point[]): Promise<unknown> {
  return devtools("Input.dispatchTouchEvent", { type, touchPoints: points.map(onPage) });
}

/** The window of a test is a frame, perhaps a scaled one. */
function onPage({ x, y }: Point): Point {
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame ? frame.width / innerWidth : 1;
  return { x: (frame?.left ?? 0) + x * scale, y: (frame?.top ?? 0) + y * scale };
}
