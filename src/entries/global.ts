/* Types of the classic script's global, for pages without modules. It holds types only and loads nothing. */

/** The exports of the package. */
export type Exports = typeof import("./index.js");

/** Functions that `console-editors.classic.js` gives a page at once. */
export interface ClassicScript {
  readonly version: string;
  /** As the export of the same name; it reaches elements that are loaded later. */
  configure: Exports["configure"];
  /** All exports of the package, loaded when first asked for. A load that failed is tried again by the next who asks. */
  readonly ready: Promise<Exports>;
  /** Defines every element now, and not when its tag appears. */
  defineAll(): Promise<Exports>;
}

declare global {
  /** Functions of `console-editors.classic.js`, where it was loaded. */
  var ConsoleEditors: ClassicScript;
}
