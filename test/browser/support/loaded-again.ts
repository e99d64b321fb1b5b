import { onTestFinished } from "vitest";
import { leavePage } from "./page-hazards.js";

/** The element as the page has it once it is loaded again. */
export function loadAgain<E extends HTMLElement>(before: E): E {
  leavePage();
  before.remove();
  // Nothing of what a page has in memory goes with it.
  const { kept } = Reflect.get(globalThis, Symbol.for("console-editors.page")) as {
    kept: Map<string, unknown>;
  };
  for (const name of [...kept.keys()]) if (/^(server|shifts|dialogs)\b/.test(name)) kept.delete(name);
  const next = before.cloneNode() as E;
  document.body.prepend(next);
  onTestFinished(() => next.remove());
  return next;
}
