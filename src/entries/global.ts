/* Types of the classic script's global, for pages without modules. It holds types only and loads nothing. */

declare global {
  /** The exports of the package, where `console-editors.classic.js` was loaded. */
  var ConsoleEditors: typeof import("./index.js");
}

export {};
