import { paste } from "./clipboard.js";
import { inside, type Opened, pressEscape, undone } from "./growing.js";
import type { SmallWork, Step } from "./small-works.js";

/* Small works that several elements have, and what they are made of. */

export const popover = "[popover]:popover-open";

/** A dialog for each kind of placeholder. */
export function insertDialogs(...kinds: readonly string[]): Record<string, Opened> {
  const shown = `${popover} :is(input, select, [role=combobox], [role=grid])`;
  return Object.fromEntries(
    kinds.map((kind) => [`what inserts ${kind}`, { opener: `[data-insert=${kind}]`, shows: shown }]),
  );
}

const clip = (kind: string, ...items: unknown[]) => JSON.stringify({ consoleEditors: 1, kind, items });

/** Below the first row, by its own keys. */
export function pasted(kind: string, item: unknown, focus: string): SmallWork {
  return undone("a row pasted", (element) => {
    const place = inside(element, focus);
    place?.focus();
    if (place) paste(place, clip(kind, item));
  });
}

export const listClosed: Step = {
  act: pressEscape,
  until: (element) => inside(element, "[role=option]") === null,
};
