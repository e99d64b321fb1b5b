import type { PageFunctions } from "../features/filter/index.js";

/** Names of the properties that a page may set to functions of its own. */
const names = ["estimate", "explain", "findFriends"] as const satisfies readonly (keyof PageFunctions)[];

/** A script may set properties before the class is loaded; they shadow the accessors until then. */
export function replayPageFunctions(element: object): void {
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue;
    const early: unknown = Reflect.get(element, name);
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, early);
  }
}

/** Whatever is no function is none. */
export function functionOrNull<F>(call: F | null): F | null {
  return typeof call === "function" ? call : null;
}
