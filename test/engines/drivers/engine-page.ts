/** A point of the window. */
export interface Point {
  x: number;
  y: number;
}

/** `rest`: waits so long, in milliseconds. */
export type PointerStep = { move: Point } | { rest: number } | "down" | "up";

export type PointerKind = "mouse" | "pen" | "touch";

/** One page of one engine, and what a person can do with it: the same for all engines, so that tests are written once. */
export interface EnginePage {
  /** As a failure should call it: "Firefox 153.7.0". */
  readonly engine: string;
  open(url: string): Promise<void>;
  /** Runs a function in the page. It is sent as text: it can use nothing outside but its argument. */
  evaluate<Result, Argument = undefined>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result>;
  /** Moves and presses a mouse, or a pen or finger of those that its driver has, as the browser itself gets it. */
  pointer(steps: readonly PointerStep[], kind?: PointerKind): Promise<void>;
  readonly pointers: readonly PointerKind[];
  /** Types characters, a key each. */
  type(text: string): Promise<void>;
  /** Presses a key by its name, perhaps with others held down: "Enter", "Control+z". */
  press(keys: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A PNG of the window. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}
